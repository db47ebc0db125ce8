import type { Canvas } from '../canvas.ts'
import { circle, line, path, place, points } from '../draw.ts'
import { flock, ground, sky } from '../nature.ts'
import { round } from '../numbers.ts'

export function sea(art: Canvas): string {
  const { W, H, U, p, fx } = art
  let svg = sky(art),
    top = H * (art.wide ? 0.34 : 0.44)
  const sx = art.wide ? W * 0.68 : W * 0.5
  svg += circle(sx, top + U * 0.02, U * 0.17, p.light)
  for (let i = 0; i < 9; i++) {
    const y = top + (i * (H - top)) / 9,
      pts = [],
      ph = art.random() * 6
    for (let x = -5; x <= W + 6; x += W / 60)
      pts.push([
        x,
        y +
          Math.sin((x / U) * (7 - i * 0.35) + ph) * U * (0.004 + i * 0.0022) +
          Math.sin((x / U) * 2.1 + ph * 2) * U * 0.008,
      ])
    svg += ground(art, pts, p.m[i]!) + line(points(pts), '#fff', 1, 'opacity=".28"')
  }
  for (let i = 0; i < 16; i++)
    svg += line(
      `M${round(sx - U * 0.14 * art.random())} ${round(top + U * 0.03 + i * 8 * art.k)}h${round(U * 0.2 * art.random())}`,
      p.light,
      2.2 * art.k,
      'opacity=".65" stroke-linecap="round"',
    )
  return (
    svg +
    place(
      fx + U * 0.14,
      top + (H - top) * 0.46,
      art.k * 0.95,
      path('M-26 0H26C22 9 14 12 0 12S-22 9 -26 0Z', '#fff8ec') +
        path('M0 -4V-62C18 -44 26 -24 26 -4Z', p.accent) +
        path('M-3 -4V-50C-14 -34 -20 -18 -20 -4Z', '#fff8ec'),
    ) +
    flock(art, W * (art.wide ? 0.52 : 0.24), H * 0.24, art.k * 0.55, 3, p.m[7]!)
  )
}
