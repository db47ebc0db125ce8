import type { Canvas } from '../canvas.ts'
import { circle, grad, line, path, place } from '../draw.ts'
import { cat } from '../figures.ts'
import { glow, sky, stars } from '../nature.ts'
import { round } from '../numbers.ts'

export function catmoon(art: Canvas): string {
  const { W, H, U, p } = art
  let svg = sky(art) + stars(art, 170, 0.8, '#fff4da')
  const x = art.wide ? W * 0.7 : W * 0.5,
    y = H * (art.wide ? 0.82 : 0.78),
    R = U * 0.36
  for (let i = 0; i < 5; i++) {
    const q = 0.05 + art.random() * 0.06
    svg += circle(
      W * art.random(),
      H * (0.3 + art.random() * 0.16),
      U * q * 0.4,
      [p.accent, '#8fd0d6', '#f6d7a6'][i % 3]!,
      'opacity=".8"',
    )
  }
  svg += glow(art, x, y, R * 2, p.m[0]!, 0.45) + circle(x, y, R, grad(art, [p.m[0]!, p.m[1]!]))
  for (let i = 0; i < 9; i++) {
    const a = art.random() * 6.28,
      d = art.random() * R * 0.75
    svg += `<ellipse cx="${round(x + Math.cos(a) * d)}" cy="${round(y + Math.sin(a) * d)}" rx="${round(R * (0.05 + art.random() * 0.1))}" ry="${round(R * (0.03 + art.random() * 0.06))}" fill="#c97a4e" opacity=".4"/>`
  }
  svg +=
    `<g transform="rotate(-14 ${round(x)} ${round(y)})">` +
    [1.55, 1.72, 1.84]
      .map(
        (k, i) =>
          `<path d="M${round(x - R * k)} ${round(y)}A${round(R * k)} ${round((R * 0.34 * k) / 1.6)} 0 0 0 ${round(x + R * k)} ${round(y)}" fill="none" stroke="${['#ffe6bd', '#ffb26b', '#fff4da'][i]}" stroke-width="${round([9, 4, 1.5][i]! * art.k)}" opacity=".9"/>`,
      )
      .join('') +
    '</g>'
  return (
    svg +
    place(
      x - U * 0.02,
      y - R + 5 * art.k,
      art.k * (art.wide ? 2.6 : 2.0),
      path(cat, p.m[2]!) +
        path('M-4 -41l3 1.500l-3 1.500zM6 -41l-3 1.500l3 1.500z', '#ffd75e') +
        line('M-12 -34H10', '#e8503a', 2.6),
    ) +
    line(
      `M${round(W * 0.12)} ${round(H * 0.12)}l${round(U * 0.2)} ${round(U * 0.09)}`,
      '#fff',
      1.6 * art.k,
      'opacity=".8" stroke-linecap="round"',
    )
  )
}
