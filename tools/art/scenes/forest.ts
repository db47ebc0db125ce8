import type { Canvas } from '../canvas.ts'
import { grad, line, path, place, points } from '../draw.ts'
import { deer, deerAntlers } from '../figures.ts'
import { glow, ground, mist, ridge, sky } from '../nature.ts'
import { round } from '../numbers.ts'

/** One trunk from above the frame to `foot`, a little wider below, with two bare branches. */
function trunk(art: Canvas, x: number, foot: number, width: number, fill: string): string {
  const { random, U } = art
  const lean = (random() - 0.5) * U * 0.05
  const body = [
    [x + lean - width * 0.35, -10],
    [x + lean + width * 0.35, -10],
    [x + width * 0.55, foot * 0.8],
    [x + width * 0.9, foot],
    [x - width * 0.9, foot],
    [x - width * 0.5, foot * 0.8],
  ]
  let svg = path(points(body, true), fill)
  for (const side of [-1, 1]) {
    const y = foot * (0.15 + random() * 0.45)
    const reach = side * U * (0.05 + random() * 0.08)
    const bend = `q${round(reach * 0.4)} ${round(-U * 0.015)} ${round(reach)} ${round(-U * 0.07)}`
    svg += line(`M${round(x)} ${round(y)}${bend}`, fill, width * 0.28, 'stroke-linecap="round"')
  }
  return svg
}

/** A deer in the light between the trunks. */
export function forest(art: Canvas): string {
  const { W, H, U, p, k, fx, random } = art
  let svg = sky(art) + glow(art, fx, H * 0.46, U * 0.75, p.light, 0.95)
  for (let layer = 0; layer < 4; layer++) {
    const foot = H * (0.7 + layer * 0.075)
    const tone = p.m[layer]!
    const gap = U * (0.05 + layer * 0.085)
    const count = Math.round((W / U) * (10 - layer * 1.6))
    for (let i = 0; i < count; i++) {
      const x = ((i + 0.2 + random() * 0.6) / count) * W
      if (Math.abs(x - fx) > gap) svg += trunk(art, x, foot, U * (0.012 + layer * 0.011) * (0.7 + random() * 0.7), tone)
    }
    svg += ground(art, ridge(art, foot + H * 0.02, H * 0.045, 2.4, { smooth: true }), tone)
    if (layer < 3) svg += mist(art, foot - H * 0.2, H * 0.3, p.light, 0.42 - layer * 0.1)
    if (layer === 2) {
      const animal = path(deer, p.m[4]!) + line(deerAntlers, p.m[4]!, 2.2, 'stroke-linecap="round"')
      svg += place(fx - U * 0.02, foot - H * 0.012, k * (art.wide ? 1.9 : 1.5), animal)
    }
  }
  for (let i = 0; i < 5; i++) {
    const top = fx + U * (-0.5 + i * 0.2)
    const shaft = [
      [top, -10],
      [top + U * 0.07, -10],
      [top + U * (0.12 + i * 0.07), H * 0.86],
      [top + U * (-0.1 + i * 0.07), H * 0.86],
    ]
    svg += path(
      points(shaft, true),
      grad(art, [
        [p.light, 0, 0.2],
        [p.light, 1, 0],
      ]),
    )
  }
  return svg
}
