import type { Canvas } from '../canvas.ts'
import { mix } from '../colours.ts'
import { circle, grad, line, path, place } from '../draw.ts'
import { flock, glow, ground, mist, ridge, sky } from '../nature.ts'
import { round } from '../numbers.ts'

const slope =
  'M-230 -8C-214 6 -196 8 -176 2C-110 -16 -50 -58 -16 -104H16C50 -58 110 -16 176 2C196 8 214 6 230 -8C222 18 204 26 182 24H-182C-204 26 -222 18 -230 -8Z'

/** A hip roof with tiled ribs, ridge beasts and bells under its corners; its foot line is y = 24. */
function roof(tone: string, rib: string, accent: string): string {
  let ribs = ''
  for (let i = -9; i <= 9; i++) {
    const bow = 1 - Math.abs(i) / 14
    ribs += `M${round(i * 1.7)} -100Q${round(i * 8)} ${round(-34 * bow - 20)} ${i * 19} ${round(20 - Math.abs(i) * 0.4)}`
  }
  const beasts = [0, 1, 2, 3].map(
    i => circle(112 + i * 24, -13 + i * 6.4, 4, tone) + circle(-112 - i * 24, -13 + i * 6.4, 4, tone),
  )
  const bell = (x: number) =>
    line(`M${x} -2V14`, tone, 1.6) + path(`M${x - 6} 28C${x - 6} 16 ${x + 6} 16 ${x + 6} 28Z`, accent)
  return (
    path(slope, tone) +
    line(ribs, rib, 1.8, 'opacity=".55"') +
    path('M-30 -104H30L36 -116C20 -108 -20 -108 -36 -116Z', tone) +
    beasts.join('') +
    path('M-182 24H182V31H-182Z', accent, 'opacity=".8"') +
    bell(-214) +
    bell(214)
  )
}

/** Palace roofs behind roofs in the first light. */
export function eaves(art: Canvas): string {
  const { W, H, U, p, k, fx, random } = art
  const sunX = fx + U * (art.wide ? 0.16 : 0.1)
  let svg = sky(art) + glow(art, sunX, H * 0.3, U * 0.7, p.light, 0.8) + circle(sunX, H * 0.3, U * 0.14, p.accent)
  svg +=
    ground(art, ridge(art, H * 0.55, H * 0.16, 1.3), mix(p.m[0]!, p.sky.at(-1)!, 0.5)) +
    mist(art, H * 0.4, H * 0.2, p.light, 0.6)
  const rows = [
    [0.5, 0.42, 0.3],
    [0.6, 0.6, 0.42],
    [0.72, 0.85, 0.58],
    [0.88, 1.25, 0.85],
  ] as const
  rows.forEach(([y, size, spread], layer) => {
    const tone = p.m[Math.min(4, layer + 1)]!
    const rib = mix(tone, p.light, 0.35)
    const gap = U * spread * 1.55
    const shift = layer % 2 ? gap * 0.5 : 0
    for (let x = fx - Math.ceil(fx / gap) * gap + shift - gap; x < W + gap; x += gap) {
      const scale = k * size * (0.9 + random() * 0.14)
      const at = H * y + (random() - 0.5) * U * 0.03
      const wall = path(
        `M-150 24H150V${round((H - at) / scale + 30)}H-150Z`,
        grad(art, [mix(tone, p.accent, 0.28), mix(tone, p.m[4]!, 0.5)]),
      )
      svg += place(x, at, scale, wall + roof(tone, rib, p.accent))
    }
    if (layer < 3) svg += mist(art, H * (y + 0.03), H * 0.16, p.light, 0.5 - layer * 0.12)
  })
  return svg + flock(art, sunX - U * 0.3, H * 0.22, k * 0.62, 7, p.m[4]!)
}
