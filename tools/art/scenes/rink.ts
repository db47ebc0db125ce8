import type { Canvas } from '../canvas.ts'
import { grad, line, path, place, rect } from '../draw.ts'
import { round } from '../numbers.ts'

export function rink(art: Canvas): string {
  const { W, H, U } = art
  let svg = rect(0, 0, W, H, grad(art, ['#eaf4f8', '#c4dde8']))
  for (let i = 0; i < 60; i++) {
    const x = art.random() * W,
      y = art.random() * H
    svg += line(
      `M${round(x)} ${round(y)}q${round(U * 0.2 * (art.random() - 0.5))} ${round(U * 0.1)} ${round(U * 0.5 * (art.random() - 0.5))} ${round(U * 0.3 * (art.random() - 0.5))}`,
      '#9dbfd0',
      1.6,
      `opacity="${round(0.3 + art.random() * 0.5)}"`,
    )
  }
  svg +=
    rect(W * 0.3, 0, U * 0.03, H, '#c8333a') +
    rect(W * 0.78, 0, U * 0.03, H, '#2a62b8') +
    `<circle cx="${round(W * 0.3 + U * 0.015)}" cy="${round(H * 0.5)}" r="${round(U * 0.26)}" fill="none" stroke="#c8333a" stroke-width="${round(7 * art.k)}"/>`
  svg +=
    place(
      W * 0.6,
      H * 0.56,
      art.k * 1.9,
      path('M-150 -150L-20 46C-14 56 -6 60 6 60H90V42H14L-132 -160Z', '#14222e') +
        path('M20 42H90V60H20Z', '#d9dfe4') +
        path('M-6 60H90V66H0Z', '#0b1218', 'opacity=".35"'),
    ) +
    `<ellipse cx="${round(W * 0.77)}" cy="${round(H * 0.7)}" rx="${round(U * 0.05)}" ry="${round(U * 0.03)}" fill="#0b1218"/>` +
    `<path d="M${round(W * 0.77 - U * 0.05)} ${round(H * 0.7)}v${round(U * 0.02)}a${round(U * 0.05)} ${round(U * 0.03)} 0 0 0 ${round(U * 0.1)} 0v${round(-U * 0.02)}z" fill="#26333d"/>`
  return svg
}
