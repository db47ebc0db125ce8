import type { Canvas } from '../canvas.ts'
import { mix } from '../colours.ts'
import { circle, grad, line, path, place, rect } from '../draw.ts'
import { flock, glow, ground, mist, ridge, sky } from '../nature.ts'
import { round } from '../numbers.ts'

const envelope = 'M0 62C-14 42 -54 24 -54 -16C-54 -48 -30 -68 0 -68S54 -48 54 -16C54 24 14 42 0 62Z'
const gore = 'M0 62C-8 42 -28 24 -28 -16C-28 -48 -15 -68 0 -68S28 -48 28 -16C28 24 8 42 0 62Z'
const middle = 'M0 62C-2 42 -9 24 -9 -16C-9 -48 -5 -68 0 -68S9 -48 9 -16C9 24 2 42 0 62Z'

function hotAir(x: number, y: number, scale: number, tones: readonly [string, string, string], ink: string): string {
  const [main, second, band] = tones
  const body =
    path(envelope, main) +
    path(gore, second) +
    path(middle, main) +
    path(
      'M-53.600 -22C-30 -12 30 -12 53.600 -22C54.400 -12 52 -4 48 4C26 14 -26 14 -48 4C-52 -4 -54.400 -12 -53.600 -22Z',
      band,
    ) +
    path(
      'M20 -65C40 -58 54 -42 54 -16C54 24 14 42 0 62C20 34 34 10 34 -20C34 -40 30 -54 20 -65Z',
      '#000',
      'opacity=".14"',
    ) +
    line('M-8 60L-6 78M8 60L6 78', ink, 1.2) +
    rect(-8, 78, 16, 12, ink, 'rx="2.5"')
  return place(x, y, scale, body)
}

function cloud(art: Canvas, x: number, y: number, size: number, fill: string, opacity: number): string {
  const puffs = [-2, -1, 0, 1, 2].map(i =>
    circle(
      x + i * size * 0.62,
      y - (2 - Math.abs(i)) * size * 0.26 * (0.7 + art.random() * 0.6),
      size * (0.42 + art.random() * 0.2),
      fill,
    ),
  )
  return `<g opacity="${opacity}">${puffs.join('')}${rect(x - size * 1.9, y, size * 3.8, size * 0.46, fill, `rx="${round(size * 0.23)}"`)}</g>`
}

/** Hot-air balloons over a waking valley. */
export function balloon(art: Canvas): string {
  const { W, H, U, p, k, fx, random } = art
  const sunY = H * (art.wide ? 0.56 : 0.6)
  let svg =
    sky(art) + glow(art, fx - U * 0.2, sunY, U * 0.7, p.light, 0.8) + circle(fx - U * 0.2, sunY, U * 0.1, p.light)
  for (let i = 0; i < 7; i++)
    svg += cloud(art, random() * W, H * (0.14 + random() * 0.45), U * (0.03 + random() * 0.05), p.light, 0.4)
  const tones: (readonly [string, string, string])[] = [
    [p.accent, p.light, p.m[3]!],
    [p.m[3]!, p.m[0]!, p.accent],
    [p.m[1]!, p.light, p.m[4]!],
    [p.light, p.accent, p.m[2]!],
  ]
  const far = [
    [-0.42, 0.34, 0.32],
    [0.46, 0.5, 0.26],
    [-0.14, 0.52, 0.2],
    [0.3, 0.2, 0.36],
    [-0.62, 0.55, 0.22],
  ] as const
  far.forEach(([dx, y, size], i) => {
    svg += hotAir(fx + dx * U * (art.wide ? 1.25 : 0.8), H * y, k * size * 1.5, tones[(i + 1) % 4]!, p.m[4]!)
  })
  for (let i = 0; i < 4; i++) {
    const base = H * (0.7 + i * 0.075)
    const crest = ridge(art, base, H * (0.15 - i * 0.02), 1.1 + i * 0.4, { smooth: i > 0 })
    svg += ground(art, crest, grad(art, [mix(p.m[i + 1]!, p.light, 0.3 - i * 0.08), p.m[i + 1]!]))
    if (i < 3) svg += mist(art, base - H * 0.03, H * 0.12, p.light, 0.45 - i * 0.1)
  }
  svg += hotAir(
    fx + U * (art.wide ? 0.06 : 0.02),
    H * (art.wide ? 0.4 : 0.46),
    k * (art.wide ? 2 : 1.75),
    tones[0]!,
    p.m[4]!,
  )
  return svg + flock(art, fx - U * 0.34, H * 0.24, k * 0.5, 5, p.m[4]!)
}
