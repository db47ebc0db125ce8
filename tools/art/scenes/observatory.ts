import type { Canvas } from '../canvas.ts'
import { circle, grad, line, path, place, points } from '../draw.ts'
import { person, pine } from '../figures.ts'
import { glow, ground, ridge, sky } from '../nature.ts'
import { round } from '../numbers.ts'

/** Arcs that stars draw around the pole in a long exposure. */
function trails(art: Canvas, x: number, y: number): string {
  const { W, H, p, k, random } = art
  const tones = ['#ffffff', p.light, p.accent, p.m[0]!]
  return Array.from({ length: art.wide ? 300 : 190 }, (_, i) => {
    const radius = 12 + random() ** 0.8 * Math.hypot(W, H) * 0.8
    const from = random() * Math.PI * 2
    const to = from + 0.3 + random() * 0.5
    const at = (angle: number) => `${round(x + Math.cos(angle) * radius)} ${round(y + Math.sin(angle) * radius)}`
    const d = `M${at(from)}A${round(radius)} ${round(radius)} 0 0 1 ${at(to)}`
    return line(
      d,
      tones[i % 4]!,
      (0.5 + random() ** 2 * 1.6) * k,
      `opacity="${round(0.25 + random() * 0.65)}" stroke-linecap="round"`,
    )
  }).join('')
}

/** A dome on a hill under star trails, its slit lit. */
export function observatory(art: Canvas): string {
  const { W, H, U, p, k, fx, random } = art
  const hill = H * (art.wide ? 0.74 : 0.76)
  const size = k * (art.wide ? 1.9 : 1.45)
  const poleX = fx - U * 0.16
  let svg = sky(art) + trails(art, poleX, H * 0.26) + circle(poleX, H * 0.26, 2.4 * k, '#fff')
  const domeX = fx + U * 0.08
  const beam = [
    [domeX - 9 * size, hill - 86 * size],
    [domeX + 9 * size, hill - 90 * size],
    [domeX - U * 0.12, -10],
    [domeX - U * 0.36, -10],
  ]
  svg += path(
    points(beam, true),
    grad(art, [
      [p.light, 0, 0],
      [p.light, 1, 0.6],
    ]),
  )
  for (let i = 0; i < 2; i++)
    svg += ground(art, ridge(art, hill + H * (0.03 - i * 0.02), H * (0.2 - i * 0.06), 1.2 + i * 0.5), p.m[1 + i]!)
  svg += glow(art, domeX, hill - U * 0.05, U * 0.34, p.light, 0.55)
  const dome =
    path('M-62 -44A62 62 0 0 1 62 -44Z', p.m[0]!) +
    path('M14 -104A62 62 0 0 1 62 -44H26C28 -70 24 -88 14 -104Z', p.m[3]!, 'opacity=".55"') +
    path('M-12 -104.500C-3 -107 3 -107 11 -104.500L13 -44H-14Z', p.m[4]!) +
    path('M-9 -96L7 -100L8 -60L-8 -58Z', p.light) +
    path('M-66 -46H66V-38H-66Z', p.m[3]!) +
    path('M-58 -38H58V4H-58Z', p.m[2]!) +
    [-40, -16, 8, 32].map(x => path(`M${x} -28h10v14h-10z`, p.light)).join('')
  svg += place(domeX, hill, size, dome)
  const near = ridge(art, hill + H * 0.07, H * 0.07, 1.3, { smooth: true })
  svg += ground(art, near, p.m[3]!)
  for (let i = 0; i < (art.wide ? 46 : 22); i++) {
    const at = near[Math.floor(random() * near.length)]!
    const isFree = Math.abs(at[0]! - domeX) > U * 0.2
    if (isFree) svg += place(at[0]!, at[1]! + 4, k * (0.5 + random() * 0.7), path(pine(60, 13), p.m[4]!))
  }
  svg += ground(art, ridge(art, H * 0.97, H * 0.07, 1, { smooth: true }), p.m[4]!)
  const watcher = path(person, p.m[4]!) + line('M14 0L22 -26L30 0M22 -26L34 -38', p.m[4]!, 2.2)
  return svg + place(fx - U * (art.wide ? 0.5 : 0.24), H * 0.935, k * 1.3, watcher) + line(`M0 ${H}H${W}`, p.m[4]!, 2)
}
