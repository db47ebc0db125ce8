import type { Canvas } from '../canvas.ts'
import { mix } from '../colours.ts'
import { circle, grad, path, place, points, rect } from '../draw.ts'
import { pine } from '../figures.ts'
import { glow, ground, mist, ridge, sky } from '../nature.ts'
import { round } from '../numbers.ts'

/** Carriages to the right edge and, on wide pictures, the engine with its light. */
function cars(art: Canvas, x0: number, cw: number, ty: number, ch: number): string {
  const { W, U, p } = art
  let svg = ''
  for (let x = x0; x < W + cw; x += cw * 1.02) {
    svg +=
      rect(x, ty - ch, cw, ch, '#14283a', `rx="${round(U * 0.008)}"`) +
      rect(x, ty - ch * 0.34, cw, ch * 0.13, p.accent) +
      rect(x + 2, ty - ch * 1.05, cw - 4, ch * 0.1, '#e9eef0', 'rx="3"')
    for (let i = 0; i < 6; i++)
      svg += rect(
        x + cw * (0.06 + i * 0.155),
        ty - ch * 0.82,
        cw * 0.11,
        ch * 0.38,
        art.random() > 0.16 ? p.light : '#3b5266',
        'rx="2"',
      )
    for (const q of [0.15, 0.25, 0.75, 0.85]) svg += circle(x + cw * q, ty + 1, ch * 0.1, '#0b1825')
  }
  if (art.wide)
    svg +=
      path(
        `M${round(x0 + 2)} ${round(ty - ch)}h${round(-U * 0.05)}q${round(-U * 0.05)} 0 ${round(-U * 0.08)} ${round(ch * 0.7)}l0 ${round(ch * 0.3)}h${round(U * 0.13)}Z`,
        '#14283a',
      ) +
      circle(x0 - U * 0.11, ty - ch * 0.2, U * 0.01, '#fff3c9') +
      path(
        points(
          [
            [x0 - U * 0.12, ty - ch * 0.2],
            [x0 - U * 0.9, ty - ch * 0.9],
            [x0 - U * 0.9, ty + ch * 0.9],
          ],
          true,
        ),
        grad(
          art,
          [
            ['#fff3c9', 0, 0],
            ['#fff3c9', 1, 0.65],
          ],
          false,
        ),
      )
  return svg
}

export function train(art: Canvas): string {
  const { W, H, U, p } = art
  let svg = sky(art)
  const sx = art.wide ? W * 0.7 : W * 0.6
  svg += glow(art, sx, H * 0.4, U * 0.7, p.sky[3]!, 0.9) + circle(sx, H * 0.36, U * 0.08, '#fff6df')
  for (let i = 0; i < 3; i++) {
    svg += ground(
      art,
      ridge(art, H * (0.52 + i * 0.05), H * (0.18 - i * 0.03), 1.3 + i * 0.4),
      grad(art, [p.m[i]!, mix(p.m[i]!, p.sky[3]!, 0.5)]),
    )
    svg += mist(art, H * (0.44 + i * 0.05), H * 0.14, p.sky[3]!, 0.6)
  }
  for (let l = 0; l < 2; l++)
    for (let i = 0; i < (art.wide ? 60 : 26); i++)
      svg += place(
        art.random() * W,
        H * (0.62 + l * 0.03) + art.random() * 6,
        art.k * (0.6 + art.random() * 0.7 + l * 0.3),
        path(pine(60, 13), p.m[2 + l]!, 'opacity=".92"'),
      )
  const ty = H * (art.wide ? 0.72 : 0.655)
  svg += rect(0, H * (art.wide ? 0.64 : 0.6), W, H, grad(art, ['#e9eef0', '#c3d0d8', '#7d95a6']))
  // train
  const ch = U * 0.085,
    cw = U * 0.38,
    x0 = art.wide ? W * 0.3 : -U * 0.1
  svg += rect(0, ty + 2, W, 3 * art.k, p.m[4]!) + rect(0, ty + 7 * art.k, W, 2 * art.k, p.m[3]!, 'opacity=".5"')
  svg += cars(art, x0, cw, ty, ch)
  for (let x = x0 - U * 0.1; x < W; x += U * 0.06)
    svg += rect(
      x,
      ty + 10 * art.k + art.random() * 8,
      U * (0.02 + art.random() * 0.03),
      H * 0.06,
      p.light,
      'opacity=".16"',
    )
  for (let i = 0; i < (art.wide ? 20 : 8); i++) {
    const x = W * art.random(),
      s = 1.5 + art.random() * 1.6
    svg += place(
      x,
      H * (art.wide ? 0.95 + art.random() * 0.1 : 0.98 + art.random() * 0.1),
      art.k * s,
      path(pine(70, 15), p.m[4]!),
    )
  }
  for (let i = 0; i < 170; i++)
    svg += circle(
      art.random() * W,
      art.random() * H,
      (0.5 + art.random() ** 4 * 2.6) * art.k,
      '#fff',
      `opacity="${round(0.4 + art.random() * 0.5)}"`,
    )
  return svg
}
