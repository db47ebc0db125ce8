import type { Canvas } from '../canvas.ts'
import { mix } from '../colours.ts'
import { grad, line, path, place, points, rect } from '../draw.ts'
import { person } from '../figures.ts'
import { glow, sky } from '../nature.ts'
import { lerp, round } from '../numbers.ts'

/** Door frames one behind the other. */
function doors(art: Canvas, cy: number): string {
  const { W, H, fx, p } = art
  let svg = ''
  for (let i = 0; i < 7; i++) {
    const t = 1 - i / 7,
      w = W * (0.06 + t ** 1.7 * 0.98),
      h = H * (0.2 + t ** 1.5 * 0.92),
      x = fx - w / 2 - (art.wide ? 0 : W * 0.03 * Math.sin(i)),
      y = cy - h * 0.52
    svg += rect(x, y, w, h, grad(art, [p.m[i]!, mix(p.m[i]!, p.sky[0]!, 0.35)]))
    svg +=
      path(
        points(
          [
            [x, y],
            [x + w * 0.09, y + h * 0.06],
            [x + w * 0.09, y + h],
            [x, y + h],
          ],
          true,
        ),
        '#000',
        'opacity=".2"',
      ) + rect(x, y, w, h * 0.012 + 1, p.light, `opacity="${round(0.08 + i * 0.04)}"`)
    for (let k = 1; k < 5; k++)
      svg += line(`M${round(x + (w * k) / 5)} ${round(y)}v${round(h * 0.1)}`, '#000', 1.2, 'opacity=".25"')
  }
  return svg
}

export function gates(art: Canvas): string {
  const { W, H, p, fx, U } = art,
    cy = H * 0.5
  let svg = sky(art)
  svg += doors(art, cy)
  const bw = W * 0.05 + U * 0.02,
    bh = H * 0.19
  svg += glow(art, fx, cy, U * 0.62, p.light, 0.75) + rect(fx - bw / 2, cy - bh * 0.52, bw, bh, p.light)
  const fl = cy + bh * 0.48
  svg += path(
    points(
      [
        [fx - bw / 2, fl],
        [fx + bw / 2, fl],
        [fx + W * 0.26, H],
        [fx - W * 0.26, H],
      ],
      true,
    ),
    grad(art, [
      [p.light, 0, 0.95],
      [p.accent, 0.35, 0.5],
      [p.sky[0]!, 1, 0.1],
    ]),
  )
  for (let i = 0; i < 22; i++) {
    const t = (i / 22) ** 1.6,
      y = lerp(fl, H, t),
      w = lerp(bw, W * 0.9, t)
    svg += line(
      `M${round(fx - w * art.random() * 0.6)} ${round(y)}h${round(w * 0.7 * art.random())}`,
      i % 3 ? p.light : '#000',
      0.8 + t * 2,
      'opacity=".28"',
    )
  }
  return (
    svg +
    place(fx, fl + H * 0.035, art.k * 1.0, path(person, '#0d0f10')) +
    path(
      points(
        [
          [fx - 5 * art.k, fl + H * 0.035],
          [fx + 5 * art.k, fl + H * 0.035],
          [fx + 26 * art.k, H * 0.93],
          [fx - 2 * art.k, H * 0.93],
        ],
        true,
      ),
      '#0d0f10',
      'opacity=".55"',
    )
  )
}
