import type { Canvas } from '../canvas.ts'
import { circle, line, path, place, rect } from '../draw.ts'
import { person } from '../figures.ts'
import { glow, ground, ridge, sky } from '../nature.ts'
import { round } from '../numbers.ts'

function diamond(art: Canvas, tones: readonly [string, string, string]): string {
  const [main, second, third] = tones
  let tail = 'M0 52'
  for (let i = 0; i < 6; i++) tail += `q${i % 2 ? -16 : 16} 10 0 20`
  const bows = [0, 1, 2, 3, 4].map(i =>
    path(`M0 ${66 + i * 22}l-9 -6v12zM0 ${66 + i * 22}l9 -6v12z`, [third, main, second][i % 3]!),
  )
  return (
    line(tail, art.p.m[4]!, 1.2) +
    bows.join('') +
    path('M0 -52L34 -8H-34Z', main) +
    path('M-34 -8H34L0 52Z', second) +
    path('M0 -52L34 -8H0ZM0 -8H-34L0 52Z', third, 'opacity=".55"') +
    line('M0 -52V52M-34 -8H34', art.p.m[4]!, 1.4)
  )
}

/** A swallow kite of the northern kind. */
function swallow(art: Canvas, tones: readonly [string, string, string]): string {
  const [main, second, third] = tones
  return (
    path(
      'M0 -30C14 -34 22 -24 60 -40C78 -46 92 -34 84 -22C70 -6 34 0 16 8L30 52L10 30L0 56L-10 30L-30 52L-16 8C-34 0 -70 -6 -84 -22C-92 -34 -78 -46 -60 -40C-22 -24 -14 -34 0 -30Z',
      main,
    ) +
    path('M0 -18C6 -8 6 10 0 30C-6 10 -6 -8 0 -18Z', third) +
    circle(-50, -26, 9, second) +
    circle(50, -26, 9, second) +
    circle(-50, -26, 4, third) +
    circle(50, -26, 4, third) +
    circle(-6, -24, 2.4, art.p.m[4]!) +
    circle(6, -24, 2.4, art.p.m[4]!)
  )
}

function cloud(art: Canvas, x: number, y: number, size: number): string {
  const puffs = [-1.5, -0.6, 0.4, 1.3].map(dx =>
    circle(x + dx * size, y - art.random() * size * 0.4, size * (0.55 + art.random() * 0.35), art.p.light),
  )
  return `<g opacity=".85">${puffs.join('')}${rect(x - size * 2.2, y, size * 4.4, size * 0.62, art.p.light, `rx="${round(size * 0.31)}"`)}</g>`
}

/** Kites over spring hills, a child holding the longest string. */
export function kites(art: Canvas): string {
  const { W, H, U, p, k, fx, random } = art
  let svg = sky(art) + glow(art, fx + U * 0.3, H * 0.2, U * 0.5, p.light, 0.7)
  for (let i = 0; i < 6; i++)
    svg += cloud(art, random() * W, H * (0.16 + random() * 0.5), U * (0.035 + random() * 0.03))
  const hand = [fx - U * (art.wide ? 0.5 : 0.22), H * 0.82] as const
  const tones: (readonly [string, string, string])[] = [
    [p.accent, p.m[1]!, p.light],
    [p.m[2]!, p.accent, p.light],
    [p.m[1]!, p.light, p.accent],
  ]
  const flown = [
    [0.12, 0.36, 1.5, -18, true],
    [-0.3, 0.5, 0.8, 14, false],
    [0.44, 0.56, 0.74, 10, false],
    [0.5, 0.24, 0.6, -12, true],
    [-0.42, 0.24, 0.5, 20, false],
  ] as const
  flown.forEach(([dx, y, size, angle, isSwallow], i) => {
    const at = [fx + dx * U * (art.wide ? 1.1 : 0.82), H * y] as const
    const [x, from] = i === 0 ? hand : [at[0] - U * 0.2, H * 0.78]
    const d = `M${round(x)} ${round(from)}Q${round((x + at[0]) / 2 + U * 0.1)} ${round((from + at[1]) / 2 + U * 0.12)} ${round(at[0])} ${round(at[1])}`
    const body = isSwallow ? swallow(art, tones[i % 3]!) : diamond(art, tones[i % 3]!)
    svg += line(d, p.m[4]!, 1, 'opacity=".6"') + place(...at, k * size, body, `rotate(${angle})`)
  })
  for (let i = 0; i < 3; i++)
    svg += ground(art, ridge(art, H * (0.8 + i * 0.06), H * 0.12, 0.9 + i * 0.4, { smooth: true }), p.m[2 + i]!)
  for (let i = 0; i < 90; i++) {
    const at = [random() * W, H * (0.86 + random() * 0.13)] as const
    svg += circle(...at, (1 + random() * 2) * k, [p.light, p.accent, p.m[1]!][i % 3]!, 'opacity=".9"')
  }
  const child =
    path(person, p.m[4]!) +
    line('M5 -22L16 -34', p.m[4]!, 3.4, 'stroke-linecap="round"') +
    path('M-7 -20L-12 0H12L7 -20Z', p.accent)
  return svg + place(hand[0] - 16 * k * 1.2, hand[1] + 34 * k * 1.2, k * 1.2, child)
}
