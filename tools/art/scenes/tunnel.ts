import type { Canvas } from '../canvas.ts'
import { mix } from '../colours.ts'
import { circle, grad, path, place, points, rect } from '../draw.ts'
import { person } from '../figures.ts'
import { glow, sky } from '../nature.ts'
import { lerp, round } from '../numbers.ts'

function rails(art: Canvas, cy: number): string {
  const { fx, U, W, H, p } = art
  let svg = ''
  for (const s of [-1, 1]) {
    svg += path(
      points(
        [
          [fx + s * U * 0.02, cy + U * 0.06],
          [fx + s * U * 0.03, cy + U * 0.06],
          [fx + s * W * 0.36, H],
          [fx + s * W * 0.28, H],
        ],
        true,
      ),
      grad(art, [p.light, p.m[2]!]),
    )
    svg +=
      path(
        points(
          [
            [fx + s * U * 0.1, cy + U * 0.07],
            [fx + s * W * 1.2, H * 0.86],
            [fx + s * W * 1.2, H],
            [fx + s * W * 0.62, H],
          ],
          true,
        ),
        '#061216',
        'opacity=".88"',
      ) +
      path(
        points(
          [
            [fx + s * U * 0.1, cy + U * 0.07],
            [fx + s * W * 0.62, H],
            [fx + s * W * 0.585, H],
          ],
          true,
        ),
        p.accent,
      )
  }
  return svg
}

export function tunnel(art: Canvas): string {
  const { W, H, p, fx, U } = art,
    cy = H * 0.46
  let svg = sky(art) + glow(art, fx, cy, U * 0.75, p.m[3]!, 0.6)
  const N = 15
  for (let i = 0; i < N; i++) {
    const _t = (i / N) ** 1.9,
      ww = lerp(U * 0.1, Math.max(W, H) * 1.3, 1 - i / N) * (0.4 + 0.6 * (1 - i / N)),
      hh = ww * 0.86
    const col = p.m[Math.min(4, Math.floor(i / 3))]
    svg += `<rect x="${round(fx - ww / 2)}" y="${round(cy - hh * 0.55)}" width="${round(ww)}" height="${round(hh)}" rx="${round(ww * 0.24)}" fill="${i % 2 ? 'none' : mix(p.sky[1]!, p.m[1]!, i / N)}" fill-opacity=".5" stroke="${col}" stroke-width="${round(0.8 + (1 - i / N) * 7)}" opacity="${round(0.35 + (i / N) * 0.65)}"/>`
  }
  svg +=
    glow(art, fx, cy, U * 0.3, p.light, 0.95) +
    `<rect x="${round(fx - U * 0.07)}" y="${round(cy - U * 0.075)}" width="${round(U * 0.14)}" height="${round(U * 0.13)}" rx="${round(U * 0.03)}" fill="${p.light}"/>` +
    circle(fx - U * 0.03, cy, U * 0.013, '#fff') +
    circle(fx + U * 0.03, cy, U * 0.013, '#fff')
  svg += rails(art, cy)
  for (let i = 0; i < 12; i++) {
    const t = (i / 12) ** 2.2,
      y = lerp(cy + U * 0.07, H, t),
      w = lerp(U * 0.05, W * 0.72, t)
    svg += rect(fx - w / 2, y, w, 1 + t * 9 * art.k, '#020608', 'opacity=".8"')
  }
  return (
    svg +
    place(fx + W * (art.wide ? 0.17 : 0.34), H * 0.86, art.k * 3.3, path(person, '#020608')) +
    place(
      fx + W * (art.wide ? 0.17 : 0.34),
      H * 0.86,
      art.k * 3.3,
      path('M-8 -12L-7 -24C-6 -30 -4 -33 -2 -34', 'none', `stroke="${p.m[4]}" stroke-width=".9"`),
    )
  )
}
