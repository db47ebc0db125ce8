import type { Canvas } from '../canvas.ts'
import { circle, grad, line, path, place, rect } from '../draw.ts'
import { person } from '../figures.ts'
import { glow, ground, mist, ridge, sky, stars } from '../nature.ts'
import { round } from '../numbers.ts'

const CABINS = 16

function rim(art: Canvas, x: number, y: number, radius: number): string {
  const { p, k } = art
  const ring = (r: number, width: number, tone: string) =>
    `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="none" stroke="${tone}" stroke-width="${round(width * k)}"/>`
  let svg = ring(radius, 4, p.m[3]!) + ring(radius * 0.93, 2, p.m[3]!) + ring(radius * 0.42, 1.6, p.m[3]!)
  for (let i = 0; i < CABINS; i++) {
    const angle = (i / CABINS) * Math.PI * 2 + 0.1
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    svg += line(
      `M${round(x)} ${round(y)}L${round(x + dx * radius)} ${round(y + dy * radius)}`,
      p.m[3]!,
      1.5 * k,
      'opacity=".85"',
    )
    const bulb = angle + Math.PI / CABINS
    svg += circle(x + Math.cos(bulb) * radius, y + Math.sin(bulb) * radius, 2.6 * k, p.light)
    svg += circle(x + dx * radius * 0.7, y + dy * radius * 0.7, 1.8 * k, p.light, 'opacity=".8"')
  }
  for (let i = 0; i < CABINS; i++) {
    const angle = (i / CABINS) * Math.PI * 2 + 0.1
    const tone = [p.accent, p.m[0]!, p.light, p.m[1]!][i % 4]!
    const cabin =
      line('M0 -6V2', p.m[4]!, 1.6) +
      path('M-11 2H11V14C11 20 6 22 0 22S-11 20 -11 14Z', tone) +
      rect(-8, 5, 16, 7, i === 12 ? '#fff4c8' : p.m[4]!, 'opacity=".8" rx="2"')
    svg += place(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, radius / 250, cabin)
  }
  return svg + circle(x, y, radius * 0.06, p.accent) + circle(x, y, radius * 0.025, p.light)
}

/** A ferris wheel by the water at dusk, two people on the pier. */
export function wheel(art: Canvas): string {
  const { W, H, U, p, k, fx, random } = art
  const shore = H * (art.wide ? 0.76 : 0.73)
  const radius = U * (art.wide ? 0.36 : 0.37)
  const hub = shore - radius * 1.16
  let svg = sky(art) + stars(art, 70, 0.4, p.light) + glow(art, fx, shore, U * 0.95, p.light, 0.5)
  svg += ground(art, ridge(art, shore, H * 0.1, 1.6, { smooth: true }), p.m[2]!, 'opacity=".7"')
  svg += mist(art, shore - H * 0.12, H * 0.16, p.light, 0.35)
  const foot = radius * 0.5
  const legs = `M${round(fx)} ${round(hub)}L${round(fx - foot)} ${round(shore)}M${round(fx)} ${round(hub)}L${round(fx + foot)} ${round(shore)}`
  svg += line(legs, p.m[4]!, 7 * k) + rim(art, fx, hub, radius)
  for (let x = fx - U * 0.6; x < fx + U * 0.6; x += U * 0.13) {
    const tent =
      path('M-24 0V-14H24V0ZM-30 -14L0 -34L30 -14Z', p.m[3]!) +
      path('M-24 -14H-12V0H-24ZM0 -14H12V0H0Z', p.accent, 'opacity=".75"')
    if (Math.abs(x - fx) > U * 0.1) svg += place(x, shore + 2, k * (0.7 + random() * 0.4), tent)
  }
  svg += rect(0, shore, W, H - shore, grad(art, [p.sky.at(-1)!, p.m[2]!, p.m[4]!]))
  for (let i = 0; i < 90; i++) {
    const t = random() ** 1.3
    const spread = U * 0.6
    const x = i % 3 ? fx + (random() - 0.5) * spread * 2 : random() * W
    const tone = [p.light, p.accent, p.m[0]!][i % 3]!
    svg += line(
      `M${round(x)} ${round(shore + 5 + t * (H - shore))}h${round((8 + random() * 50) * k)}`,
      tone,
      1.4 + t,
      `opacity="${round(0.15 + random() * 0.45)}"`,
    )
  }
  const pier = shore + (H - shore) * 0.5
  const left = fx - U * (art.wide ? 0.95 : 0.5)
  svg +=
    rect(left, pier, U * 0.46, 7 * k, p.m[4]!) +
    [0.05, 0.2, 0.35].map(at => rect(left + U * at, pier, 6 * k, H, p.m[4]!)).join('')
  return (
    svg +
    place(left + U * 0.3, pier, k * 1.25, path(person, p.m[4]!)) +
    place(left + U * 0.36, pier, k * 1.12, path(person, p.m[4]!))
  )
}
