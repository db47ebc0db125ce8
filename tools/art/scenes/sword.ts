import type { Canvas } from '../canvas.ts'
import { mix } from '../colours.ts'
import { grad, line, path, place, points, rect } from '../draw.ts'
import { cape, swordsman } from '../figures.ts'
import { glow, ground, mist, ridge, sky } from '../nature.ts'
import { round } from '../numbers.ts'

function sw(X: number, Y: number, s: number, col: string): string {
  return line(
    `M${round(X - s * 2)} ${round(Y)}c${round(s * 0.6)} ${round(-s * 0.9)} ${round(s * 1.7)} ${round(-s * 0.7)} ${round(s * 1.6)} ${round(s * 0.02)}c0 ${round(s * 0.6)} ${round(-s * 0.9)} ${round(s * 0.5)} ${round(-s * 0.8)} ${round(-s * 0.06)}M${round(X - s * 0.5)} ${round(Y + s * 0.1)}c${round(s * 0.5)} ${round(-s * 0.6)} ${round(s * 1.3)} ${round(-s * 0.4)} ${round(s * 1.8)} ${round(s * 0.1)}`,
    col,
    s * 0.09,
    'stroke-linecap="round" opacity=".85"',
  )
}

export function sword(art: Canvas): string {
  const { W, H, U, p } = art
  let svg = sky(art)
  const x = art.wide ? W * 0.7 : W * 0.56
  svg +=
    path(
      points(
        [
          [x - U * 0.02, 0],
          [x + U * 0.02, 0],
          [x + U * 0.34, H],
          [x - U * 0.34, H],
        ],
        true,
      ),
      grad(art, [
        [p.light, 0, 0.85],
        [p.light, 1, 0],
      ]),
    ) + glow(art, x, H * 0.2, U * 0.5, p.light, 0.7)
  for (let i = 0; i < 4; i++) {
    const b = H * (0.62 + i * 0.1)
    svg +=
      ground(
        art,
        ridge(art, b, H * (0.34 - i * 0.06), 1.8 + i * 0.4),
        grad(art, [p.m[i]!, mix(p.m[i]!, p.light, 0.3), p.m[Math.min(4, i + 1)]!]),
      ) + mist(art, b - H * 0.1, H * 0.2, p.light, 0.75)
    if (i === 1)
      svg += place(
        x,
        H * 0.8,
        H / 760,
        path('M-13 -420L0 -16L13 -420L0 -452Z', '#f7fbf3') +
          path('M0 -452L13 -420L0 -16Z', '#9fc4c4') +
          path(
            'M-46 -424C-30 -434 30 -434 46 -424L40 -412C26 -420 -26 -420 -40 -412Z',
            '#c99a3a',
            'transform="translate(0 -14)"',
          ) +
          rect(-6, -520, 12, 86, '#3a2418') +
          path('M-9 -520h18l-4 -14h-10z', '#c99a3a') +
          [0, 1, 2, 3].map(k => rect(-6, -510 + k * 18, 12, 5, '#c99a3a')).join('') +
          line('M0 -532C18 -510 -4 -480 14 -450', p.accent, 4, 'stroke-linecap="round"') +
          line('M0 -410V-40', '#6fa3a5', 1.6),
        'scale(1)',
      )
  }
  for (let i = 0; i < 9; i++)
    svg += sw(art.random() * W, H * (0.64 + art.random() * 0.3), U * (0.06 + art.random() * 0.06), '#fffdf0')
  return (
    svg +
    place(x - U * 0.22, H * 0.9, art.k * 1.3, path(cape, '#fdfae6') + path(swordsman, p.m[4]!)) +
    path(
      `M${round(x - U * 0.36)} ${round(H * 0.9)}q${round(U * 0.15)} ${round(-U * 0.03)} ${round(U * 0.3)} 0l${round(U * 0.05)} ${round(H * 0.12)}h${round(-U * 0.4)}z`,
      p.m[4]!,
    )
  )
}
