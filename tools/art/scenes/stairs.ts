import type { Canvas } from '../canvas.ts'
import { circle, grad, path, place, points, rect } from '../draw.ts'
import { person } from '../figures.ts'

function walls(art: Canvas): string {
  const { W, H, p, U } = art
  let svg = ''
  svg +=
    path(
      points(
        art.wide
          ? [
              [0, 0],
              [W * 0.4, 0],
              [0, H * 0.9],
            ]
          : [
              [0, 0],
              [W * 0.44, 0],
              [W * 0.25, H * 0.74],
              [0, H * 0.8],
            ],
        true,
      ),
      p.m[0]!,
    ) + circle(W * (art.wide ? 0.62 : 0.6), H * 0.14, U * 0.05, p.accent)
  return svg
}

function steps(art: Canvas, N: number, x0: number, dx: number, dy: number): string {
  const { H, W, p } = art
  let svg = ''
  for (let i = 0; i < N; i++) {
    const x = x0 + i * dx,
      y = H * 0.97 - i * dy
    svg +=
      rect(x, y, W, H - y + 2, i % 2 ? '#d7ccb9' : '#dcd2c0') +
      rect(x, y, W - x, dy * 0.16, p.light) +
      rect(x, y + dy * 0.16, dx * 0.05 + 2, H, '#9b8f7d', 'opacity=".5"') +
      path(
        points(
          [
            [x, y + dy * 0.2],
            [x + dx, y + dy * 0.2],
            [x + dx, y + dy * 1.02],
            [x, y + dy * 1.02],
          ],
          true,
        ),
        '#b9ad99',
        'opacity=".75"',
      )
  }
  return svg
}

export function stairs(art: Canvas): string {
  const { W, H, U, p } = art
  let svg = rect(0, 0, W, H, grad(art, p.sky))
  const N = 11,
    x0 = art.wide ? W * 0.36 : -W * 0.02,
    dx = ((W - x0) / N) * 1.08,
    dy = H * 0.072
  svg += path(
    points(
      [
        [x0 - U * 0.6, 0],
        [W * (art.wide ? 0.72 : 0.62), 0],
        [W, H * 0.3],
        [W, H],
        [x0, H],
      ],
      true,
    ),
    '#f4eee1',
    'opacity=".55"',
  )
  svg += steps(art, N, x0, dx, dy)
  // the shadow bends over every step and has no owner
  let sh = ''
  for (let i = 1; i < N - 2; i++) {
    const x = x0 + i * dx,
      y = H * 0.97 - i * dy,
      w = U * (0.24 - i * 0.012),
      k = x + dx * 0.1 - (i - 1) * dx * 0.22 + (art.wide ? U * 0.1 : U * 0.06)
    sh += path(
      points(
        [
          [k, y + 1],
          [k + w, y + 1],
          [k + w - dx * 0.1, y + dy * 1.04],
          [k - dx * 0.1, y + dy * 1.04],
        ],
        true,
      ),
      p.m[0]!,
    )
  }
  const ti = N - 3,
    tx = x0 + ti * dx - (ti - 1) * dx * 0.22 + (art.wide ? U * 0.1 : U * 0.06) + dx * 0.1,
    ty = H * 0.97 - ti * dy + dy * 1.05
  svg += sh + place(tx + U * 0.075, ty, art.k * 3.3, path(person.replace(/Z$/, 'Z'), p.m[0]!), 'skewX(6)')
  svg += walls(art)
  return svg
}
