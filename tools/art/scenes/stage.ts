import type { Canvas } from '../canvas.ts'
import { circle, grad, line, path, place, points, rect } from '../draw.ts'
import { person } from '../figures.ts'
import { glow, sky } from '../nature.ts'
import { round } from '../numbers.ts'

/** Heads and raised hands along the lower edge. */
function crowd(art: Canvas, y: number, size: number, fill: string): string {
  const { W, H, random } = art
  let svg = rect(0, y + size * 0.7, W, H, fill)
  for (let x = -size; x < W + size; x += size * 0.82) {
    const dx = x + random() * size * 0.3
    const dy = y + random() * size * 0.35
    svg +=
      circle(dx, dy, size * 0.3, fill) +
      `<ellipse cx="${round(dx)}" cy="${round(dy + size * 0.75)}" rx="${round(size * 0.48)}" ry="${round(size * 0.5)}" fill="${fill}"/>`
    if (random() > 0.6) {
      const d = `M${round(dx + size * 0.3)} ${round(dy + size * 0.6)}l${round(size * 0.14)} ${round(-size * 1.15)}`
      svg += line(d, fill, size * 0.16, 'stroke-linecap="round"')
    }
  }
  return svg
}

/** A singer in crossing beams, seen from the hall. */
export function stage(art: Canvas): string {
  const { W, H, U, p, k, fx, random } = art
  const floor = H * (art.wide ? 0.7 : 0.64)
  let svg = sky(art) + glow(art, fx, floor - U * 0.1, U * 0.8, p.m[0]!, 0.75)
  for (let i = 0; i < 9; i++) {
    const t = (i - 4) / 4
    const top = fx + t * U * (art.wide ? 0.95 : 0.6)
    const foot = fx - t * U * 0.28
    const tone = [p.light, p.accent, p.m[1]!][i % 3]!
    const beam = [
      [top - U * 0.012, -10],
      [top + U * 0.012, -10],
      [foot + U * 0.11, floor],
      [foot - U * 0.11, floor],
    ]
    svg +=
      path(
        points(beam, true),
        grad(art, [
          [tone, 0, 0.75],
          [tone, 1, 0.04],
        ]),
      ) + circle(top, 0, U * 0.022, '#fff8e6')
  }
  for (let i = 0; i < 60; i++) {
    const at = [fx + (random() - 0.5) * U * 1.6, random() * floor] as const
    svg += circle(...at, (0.6 + random() * 1.8) * k, p.light, `opacity="${round(0.2 + random() * 0.6)}"`)
  }
  svg += rect(0, floor, W, H, grad(art, [p.m[2]!, p.m[4]!]))
  svg += `<ellipse cx="${round(fx)}" cy="${round(floor + U * 0.02)}" rx="${round(U * 0.34)}" ry="${round(U * 0.06)}" fill="${p.light}" opacity=".7"/>`
  for (let i = -6; i <= 6; i++) {
    const d = `M${round(fx + i * U * 0.1)} ${round(floor)}L${round(fx + i * U * 0.34)} ${round(H)}`
    svg += line(d, p.light, 1, 'opacity=".16"')
  }
  const stand = line('M16 0V-30M10 0H22M16 -30L9 -33', p.m[4]!, 1.6) + circle(8.4, -33.4, 2, p.m[4]!)
  svg += place(fx - U * 0.02, floor + U * 0.03, k * (art.wide ? 3.4 : 2.7), path(person, p.m[4]!) + stand)
  const near = art.wide ? H * 0.9 : H * 0.82
  return svg + crowd(art, near - U * 0.05, U * 0.075, p.m[3]!) + crowd(art, near + U * 0.02, U * 0.11, p.m[4]!)
}
