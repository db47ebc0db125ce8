import type { Canvas } from '../canvas.ts'
import { circle, grad, line, path, place, points, rect } from '../draw.ts'
import { ground, ridge, sky, stars } from '../nature.ts'
import { fbm, noise, round } from '../numbers.ts'

function ice(art: Canvas, x: number, y: number, s: number): string {
  const { p } = art
  return place(
    x,
    y,
    s,
    path('M-110 0L-84 -46L-56 -60L-30 -118L0 -84L22 -132L58 -70L84 -52L112 0Z', p.m[0]!) +
      path('M22 -132L58 -70L84 -52L112 0H40L30 -50L14 -78Z', p.m[1]!) +
      path('M-30 -118L0 -84L-14 -30L-28 0H-60L-44 -50Z', p.m[1]!, 'opacity=".7"') +
      path('M-84 -46L-56 -60L-64 -20L-80 0H-110Z', '#fff', 'opacity=".7"') +
      path('M-110 0H112L90 26L40 44L-20 34L-70 40Z', p.m[2]!, 'opacity=".55"'),
  )
}

/** Three curtains of light, each a row of fading strips. */
function curtains(art: Canvas): string {
  const { p, W, H, U } = art
  let svg = ''
  for (let b = 0; b < 3; b++) {
    const nz = noise(art.random),
      ph = art.random() * 9,
      id = grad(art, [
        [b === 1 ? p.accent : p.light, 0, 0],
        [b === 1 ? p.accent : p.light, 0.7, 0.75],
        ['#eafff2', 0.93, 0.85],
        [p.light, 1, 0],
      ])
    for (let x = -10; x < W + 10; x += W / (art.wide ? 150 : 80)) {
      const y =
          H * (0.36 + b * 0.06) + Math.sin((x / U) * 2.4 + ph) * U * 0.08 + fbm(nz, (x / U) * 3 + ph, 2) * U * 0.16,
        h = H * (0.14 + fbm(nz, (x / U) * 9, 2) * 0.26)
      svg += rect(
        x,
        y - h,
        W / (art.wide ? 150 : 80) + 0.8,
        h,
        id,
        `opacity="${round(0.2 + fbm(nz, (x / U) * 14, 2) * 0.55)}"`,
      )
    }
  }
  return svg
}

export function aurora(art: Canvas): string {
  const { W, H, U, p } = art
  let svg = sky(art) + stars(art, 160, 0.55)
  svg += curtains(art)
  svg +=
    ground(art, ridge(art, H * 0.68, H * 0.12, 1.5), p.m[3]!) +
    rect(0, H * 0.66, W, H * 0.34, grad(art, [p.sky[3]!, p.m[3]!, p.m[4]!]))
  for (let i = 0; i < 60; i++)
    svg += line(
      `M${round(art.random() * W)} ${round(H * 0.67 + art.random() ** 1.5 * H * 0.3)}h${round((12 + art.random() * 70) * art.k)}`,
      p.light,
      1.3,
      `opacity="${round(0.1 + art.random() * 0.3)}"`,
    )
  svg +=
    ice(art, art.wide ? W * 0.78 : W * 0.62, H * 0.74, art.k * (art.wide ? 1.5 : 1.15)) +
    ice(art, art.wide ? W * 0.52 : W * 0.12, H * 0.7, art.k * 0.5)
  const bx = art.wide ? W * 0.6 : W * 0.28,
    by = H * 0.86
  return (
    svg +
    path(
      points(
        [
          [bx - U * 0.3, by],
          [bx - U * 0.1, by - U * 0.03],
          [bx + U * 0.2, by - U * 0.02],
          [bx + U * 0.3, by + U * 0.02],
          [bx + U * 0.1, by + U * 0.06],
          [bx - U * 0.2, by + U * 0.05],
        ],
        true,
      ),
      '#e9f8f8',
    ) +
    place(
      bx,
      by - U * 0.012,
      art.k * 1.05,
      path(
        'M-40 0C-44 -18 -36 -32 -14 -34C4 -38 20 -34 30 -38C36 -46 46 -48 52 -42C62 -40 66 -34 62 -30C54 -28 48 -26 42 -20C40 -10 42 -4 42 0H34L30 -12C20 -10 4 -10 -10 -12L-12 0H-20L-22 -12L-30 0Z',
        '#fffaf0',
      ) +
        circle(52, -38, 1.4, '#123') +
        circle(63, -33, 1.8, '#123'),
    )
  )
}
