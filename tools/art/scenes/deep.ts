import type { Canvas } from '../canvas.ts'
import { circle, grad, line, path, place, points, rect } from '../draw.ts'
import { ground, halo, ridge, sky } from '../nature.ts'
import { round } from '../numbers.ts'

function jelly(art: Canvas, X: number, Y: number, s: number, col: string): string {
  const { p } = art

  let t = ''
  for (let i = -4; i <= 4; i++) {
    const l = 120 + art.random() * 130,
      w = (art.random() - 0.5) * 50
    t += line(
      `M${i * 11} -2C${round(i * 12 + w)} ${round(l * 0.3)} ${round(i * 9 - w)} ${round(l * 0.6)} ${round(i * 13 + w * 0.6)} ${round(l)}`,
      col,
      i % 2 ? 1.4 : 3.2,
      `opacity="${i % 2 ? 0.7 : 0.4}" stroke-linecap="round"`,
    )
  }
  return place(
    X,
    Y,
    s,
    halo(art, 0, -10, 130, col) +
      t +
      path(
        'M-60 0C-66 -70 -30 -94 0 -94C30 -94 66 -70 60 0C52 8 44 -4 34 2C24 10 14 -2 4 4C-8 10 -16 -2 -28 4C-40 10 -50 -2 -60 0Z',
        grad(art, [
          [p.light, 0, 0.95],
          [col, 0.55, 0.6],
          [col, 1, 0.25],
        ]),
      ) +
      path('M-34 -14C-34 -50 -16 -62 0 -62C16 -62 34 -50 34 -14C20 -22 -20 -22 -34 -14Z', '#fff', 'opacity=".3"'),
  )
}

/** Daylight that fans out from above. */
function beams(art: Canvas, x: number): string {
  const { U, H, p } = art
  let svg = ''
  for (let i = 0; i < 16; i++) {
    const a = (i - 8) / 8,
      w = U * (0.02 + art.random() * 0.06)
    svg += path(
      points(
        [
          [x + a * U * 0.3, -10],
          [x + a * U * 0.3 + w, -10],
          [x + a * U * 1.5 + w * 5, H * (0.6 + art.random() * 0.3)],
          [x + a * U * 1.5, H * (0.6 + art.random() * 0.3)],
        ],
        true,
      ),
      grad(art, [
        [p.light, 0, 0.34],
        [p.light, 1, 0],
      ]),
    )
  }
  return svg
}

export function deep(art: Canvas): string {
  const { W, H, U, p } = art
  let svg = sky(art)
  const x = art.wide ? W * 0.68 : W * 0.48
  svg += beams(art, x)
  for (let i = 0; i < 120; i++)
    svg += circle(
      art.random() * W,
      art.random() * H,
      (0.5 + art.random() ** 3 * 2) * art.k,
      p.light,
      `opacity="${round(0.15 + art.random() * 0.5)}"`,
    )
  svg +=
    jelly(art, x + U * 0.02, H * 0.42, art.k * 1.15, '#ff9f8a') +
    jelly(art, x + U * 0.34, H * 0.3, art.k * 0.5, '#7df0e6') +
    jelly(art, x - U * 0.32, H * 0.56, art.k * 0.42, '#ffd0a0')
  for (let i = 0; i < 2; i++) svg += ground(art, ridge(art, H * (0.95 + i * 0.04), H * 0.12, 2 + i), p.m[1 + i]!)
  let fish = ''
  for (let i = 0; i < 34; i++)
    fish += place(
      x - U * 0.3 + art.random() * U * 0.4,
      H * 0.2 + art.random() * U * 0.14,
      art.k * (0.25 + art.random() * 0.2),
      path('M-14 0C-6 -7 6 -7 12 0L20 -5V5L12 0C6 7 -6 7 -14 0Z', '#c9fff6', 'opacity=".7"'),
    )
  const dx = x - U * 0.2,
    dy = H * (art.wide ? 0.62 : 0.64)
  return (
    svg +
    fish +
    path(
      points(
        [
          [dx, dy - 16 * art.k],
          [dx + U * 0.42, dy - U * 0.16],
          [dx + U * 0.42, dy + U * 0.05],
        ],
        true,
      ),
      grad(
        art,
        [
          [p.light, 0, 0.55],
          [p.light, 1, 0],
        ],
        false,
      ),
    ) +
    place(
      dx,
      dy,
      art.k * 1.1,
      path('M6 -16C2 -22 -8 -22 -14 -16L-36 -6L-58 -10L-62 -4L-38 2L-14 -4L6 -8Z', '#01121d') +
        circle(8, -14, 6.5, '#01121d') +
        rect(-16, -26, 18, 7, '#ffb37a', 'rx="3"'),
    )
  )
}
