import type { Canvas } from '../canvas.ts'
import { mix } from '../colours.ts'
import { circle, grad, line, path, place, points, rect } from '../draw.ts'
import { glow, sky } from '../nature.ts'
import { lerp, round } from '../numbers.ts'

function lan(art: Canvas, X: number, Y: number, s: number): string {
  const { p } = art
  return (
    glow(art, X, Y, 70 * s, '#ff8a3c', 0.5) +
    place(
      X,
      Y,
      s,
      rect(-1, -60, 2, 34, '#2a1010') +
        rect(-12, -28, 24, 6, '#3a1512') +
        `<ellipse rx="30" ry="25" fill="${p.accent}"/><ellipse rx="18" ry="25" fill="#ff6a3a"/><ellipse rx="7" ry="25" fill="#ffb35c"/>` +
        rect(-12, 22, 24, 6, '#3a1512') +
        path('M-4 28V52M0 28V56M4 28V52', 'none', `stroke="#ffb35c" stroke-width="1.600"`),
    )
  )
}

/** The two sides of the alley, towards the vanishing point. */
function houses(art: Canvas, x: number): string {
  const { U, W, H, p } = art
  let svg = ''
  for (const s of [-1, 1])
    for (let i = 0; i < 5; i++) {
      const t = i / 5,
        X = x + s * lerp(U * 0.12, W * (art.wide ? 0.5 : 0.7), (1 - t) ** 1.4),
        top = lerp(-H * 0.1, H * 0.38, t),
        bw = lerp(W * 0.3, U * 0.06, t)
      svg +=
        rect(s > 0 ? X : X - bw * 2, top, bw * 2, H, mix(p.m[1]!, p.sky[2]!, t * 0.55)) +
        path(
          points(
            [
              [X - s * bw * 0.12, top],
              [X + s * bw * 2, top - bw * 0.5],
              [X + s * bw * 2, top + bw * 0.1],
              [X, top + bw * 0.1],
            ],
            true,
          ),
          mix(p.m[1]!, p.sky[2]!, t * 0.3),
        )
      for (let k = 0; k < 3; k++)
        svg += rect(
          s > 0 ? X + bw * 0.15 : X - bw * 0.55,
          top + bw * (0.4 + k * 0.8),
          bw * 0.4,
          bw * 0.45,
          p.light,
          `opacity="${round(0.25 + art.random() * 0.5)}"`,
        )
    }
  return svg
}

export function lantern(art: Canvas): string {
  const { W, H, U, p } = art
  let svg = sky(art)
  const x = art.wide ? W * 0.7 : W * 0.46
  svg += houses(art, x)
  svg += glow(art, x, H * 0.5, U * 0.5, p.m[3]!, 0.8)
  svg += path(
    points(
      [
        [x - U * 0.08, H * 0.62],
        [x + U * 0.08, H * 0.62],
        [x + U * 0.8, H],
        [x - U * 0.8, H],
      ],
      true,
    ),
    grad(art, ['#8c3a2a', '#1a1016']),
  )
  for (let i = 0; i < 20; i++) {
    const t = (i / 20) ** 1.7
    svg += line(
      `M${round(x - U * 0.6 * t * art.random())} ${round(lerp(H * 0.63, H, t))}h${round(U * 0.5 * t)}`,
      p.m[3]!,
      1 + t * 3,
      'opacity=".3"',
    )
  }
  svg += place(
    x,
    H * 0.66 + U * 0.02,
    art.k * 2.2,
    path(
      'M-13 0C-16 -10 -15 -20 -8 -26L-11 -44L-3 -35H3L11 -44L8 -26C15 -20 16 -10 13 0ZM12 -2C28 -4 32 -20 26 -30C38 -22 38 0 20 3Z',
      '#fff6e6',
    ) +
      path('M-11 -44L-9 -34L-5 -36ZM11 -44L9 -34L5 -36Z', p.accent) +
      path('M-6 -29l4 2l-4 1.500zM6 -29l-4 2l4 1.500z', '#1a1016') +
      circle(0, -24, 1.4, '#1a1016') +
      path('M26 -30C32 -26 35 -20 35 -13L28 -18Z', p.accent),
  )
  for (let i = 5; i >= 0; i--) {
    const t = 1 - i / 6
    for (const s of [-1, 1])
      svg += lan(
        art,
        x + s * lerp(U * 0.14, U * 0.42, t ** 1.5) * (art.wide ? 1.2 : 1),
        lerp(H * 0.46, H * 0.14, t ** 1.4),
        art.k * lerp(0.3, 1.05, t ** 1.3),
      )
  }
  return svg
}
