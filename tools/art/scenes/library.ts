import type { Canvas } from '../canvas.ts'
import { mix } from '../colours.ts'
import { circle, grad, line, path, place, points, rect } from '../draw.ts'
import { cat, person } from '../figures.ts'
import { glow, sky } from '../nature.ts'
import { round } from '../numbers.ts'

/** One shelf of books between two x, standing on `y`. */
function shelf(art: Canvas, from: number, to: number, y: number, height: number): string {
  const { p, k, random } = art
  const tones = [p.m[0]!, p.m[1]!, p.m[2]!, p.accent, p.light, p.m[3]!]
  let svg = ''
  for (let x = from + 3; x < to - 4; ) {
    const width = (5 + random() * 9) * k
    const tall = height * (0.62 + random() * 0.26)
    const tone = mix(tones[Math.floor(random() * tones.length)]!, p.m[4]!, 0.25 + random() * 0.2)
    if (random() > 0.12 && x + width < to) {
      svg +=
        rect(x, y - tall, width - 1, tall, tone) + rect(x, y - tall * 0.8, width - 1, 2.4 * k, p.light, 'opacity=".5"')
    }
    x += width
  }
  return svg + rect(from, y, to - from, 5 * k, p.m[3]!)
}

function arch(art: Canvas, half: number, floor: number, top: number, grow: number): string {
  const { fx } = art
  return `M${round(fx - half - grow)} ${round(floor)}V${round(top)}A${round(half + grow)} ${round(half + grow)} 0 0 1 ${round(fx + half + grow)} ${round(top)}V${round(floor)}Z`
}

/** A ladder that leans on the shelves right of the window. */
function ladder(art: Canvas, ladderX: number, floor: number): string {
  const { U, p, k } = art
  let svg = ''
  const [l, r] = [round(ladderX), round(ladderX + U * 0.08)]
  svg += line(
    `M${l} ${round(floor)}L${round(l + U * 0.1)} 0M${r} ${round(floor)}L${round(r + U * 0.1)} 0`,
    p.m[4]!,
    5 * k,
  )
  for (let i = 1; i < 14; i++) {
    const t = i / 14
    svg += line(`M${round(l + U * 0.1 * t)} ${round(floor * (1 - t))}h${round(U * 0.08)}`, p.m[4]!, 3.4 * k)
  }
  return svg
}

/** Shelves up to the ceiling around one tall window; loose pages fly. */
export function library(art: Canvas): string {
  const { W, H, U, p, k, fx, random } = art
  const half = U * 0.17
  const floor = H * 0.87
  const top = H * (art.wide ? 0.2 : 0.26)
  let svg = sky(art)
  const rows = 8
  const height = (floor + U * 0.04) / rows
  const bay = U * 0.34
  for (let x = fx - half - Math.ceil(fx / bay) * bay; x < W; x += bay) {
    const isWindow = Math.abs(x + half - fx) < 1
    for (let i = 0; i < rows; i++) {
      if (!isWindow || (i + 1) * height < top - half)
        svg += shelf(art, x, x + bay - 5 * k, (i + 1) * height - U * 0.04, height)
    }
    svg += rect(x - 5 * k, 0, 6 * k, floor, p.m[3]!)
  }
  svg +=
    path(arch(art, half, floor, top, U * 0.045), p.m[4]!) +
    path(arch(art, half, floor, top, U * 0.02), p.m[2]!) +
    path(arch(art, half, floor, top, 0), grad(art, [p.light, mix(p.light, p.accent, 0.35)]))
  const bars = [-0.5, 0, 0.5].map(at =>
    line(`M${round(fx + half * at)} ${round(top - half)}V${round(floor)}`, p.m[3]!, 3 * k),
  )
  svg +=
    bars.join('') +
    [0.3, 0.6]
      .map(t => line(`M${round(fx - half)} ${round(top + (floor - top) * t)}h${round(half * 2)}`, p.m[3]!, 3 * k))
      .join('')
  svg += glow(art, fx, top + half, U * 0.7, p.light, 0.6)
  svg += rect(0, floor, W, H - floor, grad(art, [p.m[3]!, p.m[4]!]))
  const shaft = [
    [fx - half, floor],
    [fx + half, floor],
    [fx + half * 2.6, H],
    [fx - half * 2, H],
  ]
  svg += path(
    points(shaft, true),
    grad(art, [
      [p.light, 0, 0.7],
      [p.light, 1, 0.05],
    ]),
  )
  const ladderX = fx + half + U * 0.16
  svg += ladder(art, ladderX, floor)
  svg +=
    place(ladderX + U * 0.08, floor * 0.62, k * 1.7, path(person, p.m[4]!)) +
    place(fx - half * 0.4, floor + U * 0.012, k * 0.9, path(cat, p.m[4]!))
  for (let i = 0; i < 26; i++) {
    const t = i / 26
    const at = [fx + Math.sin(t * 9) * U * (0.1 + t * 0.3), floor - t * floor * 0.92] as const
    svg += place(
      ...at,
      k * (0.5 + t * 0.9),
      path('M-9 -6L8 -9L10 5L-7 8Z', '#fffaf0', 'opacity=".92"'),
      `rotate(${round(random() * 160)})`,
    )
  }
  return svg + circle(fx, top - half * 0.2, 3 * k, p.accent)
}
