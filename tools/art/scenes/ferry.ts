import type { Canvas } from '../canvas.ts'
import { mix } from '../colours.ts'
import { circle, grad, line, path, place, points, rect } from '../draw.ts'
import { person } from '../figures.ts'
import { glow, ground, ridge, sky } from '../nature.ts'
import { round } from '../numbers.ts'

function ripples(art: Canvas, hz: number): string {
  const { H, W, p } = art
  let svg = ''
  for (let i = 0; i < 90; i++) {
    const t = art.random() ** 1.3,
      y = hz + 3 + t * (H - hz)
    svg += line(
      `M${round(art.random() * W)} ${round(y)}h${round((14 + t * 90) * art.k * art.random())}`,
      art.random() > 0.45 ? p.light! : p.m[2]!,
      1 + t * 1.6,
      `opacity="${round(0.12 + art.random() * 0.3)}"`,
    )
  }
  return svg
}

export function ferry(art: Canvas): string {
  const { W, H, U, p } = art
  let svg = sky(art)
  const hz = H * 0.58,
    sx = art.wide ? W * 0.58 : W * 0.34
  svg += glow(art, sx, hz, U * 0.8, p.light, 0.75) + circle(sx, hz - U * 0.03, U * 0.12, p.light)
  for (let i = 0; i < 12; i++)
    svg += `<ellipse cx="${round(art.random() * W)}" cy="${round(H * (0.12 + art.random() * 0.32))}" rx="${round(U * (0.1 + art.random() * 0.3))}" ry="${round(U * 0.008 + art.random() * U * 0.012)}" fill="${p.sky[3]}" opacity="${round(0.12 + art.random() * 0.25)}"/>`
  svg +=
    ground(art, ridge(art, hz + 2, H * 0.1, 1.8), mix(p.m[0]!, p.sky[2]!, 0.35)) +
    rect(0, hz, W, H - hz, grad(art, [p.sky[3]!, p.sky[2]!, p.m[1]!, p.m[2]!]))
  svg += ripples(art, hz)
  const fx = art.wide ? W * 0.74 : W * 0.56,
    fy = H * 0.68
  svg += place(
    fx,
    fy,
    art.k * (art.wide ? 1.5 : 1.05),
    path('M-120 -18H112L96 16H-96Z', '#1d1a2b') +
      path('M-120 -18H112L110 -12H-117Z', p.accent) +
      rect(-84, -44, 160, 26, '#f6e4c4') +
      rect(-62, -66, 112, 22, '#e9d2ac') +
      rect(-40, -84, 54, 18, '#f6e4c4') +
      rect(30, -104, 18, 40, '#2b2438') +
      rect(30, -96, 18, 9, p.accent) +
      Array.from({ length: 9 }, (_, i) => rect(-78 + i * 17, -38, 11, 11, i % 4 === 3 ? '#6b5a5a' : '#ffb84f')).join(
        '',
      ) +
      Array.from({ length: 6 }, (_, i) => rect(-56 + i * 17, -61, 11, 10, '#ffb84f')).join('') +
      line('M-13 -84V-118M-13 -116L-84 -46M-13 -116L74 -46', '#1d1a2b', 1.4) +
      path('M39 -106c-6 -16 14 -22 6 -38c22 10 14 28 4 38Z', '#3a3044', 'opacity=".5"'),
  )
  for (let i = 0; i < 16; i++)
    svg += rect(
      fx - U * 0.24 + art.random() * U * 0.48,
      fy + 16 * art.k + i * 5 * art.k,
      U * (0.03 + art.random() * 0.09),
      1.8 * art.k,
      i % 2 ? '#ffb84f' : '#1d1a2b',
      'opacity=".5"',
    )
  return (
    svg +
    place(W * (art.wide ? 0.5 : 0.16), H * 0.93, art.k * 2.1, path(person, '#0e0d1a')) +
    path(
      points(
        [
          [0, H * 0.925],
          [W * (art.wide ? 0.54 : 0.34), H * 0.93],
          [W * (art.wide ? 0.56 : 0.4), H],
          [0, H],
        ],
        true,
      ),
      '#0e0d1a',
    )
  )
}
