import type { Canvas } from '../canvas.ts'
import { circle, grad, line, rect } from '../draw.ts'
import { flock, glow, ground, ridge, sky } from '../nature.ts'
import { round } from '../numbers.ts'

export function geese(art: Canvas): string {
  const { W, H, U, p, fx } = art
  let svg = sky(art)
  const sx = art.wide ? W * 0.72 : W * 0.56,
    sy = H * 0.42
  svg += glow(art, sx, sy, U * 0.7, p.light, 0.6) + circle(sx, sy, U * 0.22, p.light)
  for (let i = 0; i < 9; i++)
    svg += rect(
      0,
      sy - U * 0.16 + i * U * 0.055 + art.random() * 8,
      W,
      1 + art.random() * U * 0.012,
      p.sky[Math.min(3, 1 + (i % 3))]!,
      'opacity=".34"',
    )
  svg +=
    ground(art, ridge(art, H * 0.7, H * 0.1, 1.2, { smooth: true }), p.m[0]!, 'opacity=".8"') +
    ground(art, ridge(art, H * 0.73, H * 0.06, 2), p.m[1]!)
  svg += rect(0, H * 0.72, W, H * 0.28, grad(art, [p.m[1]!, p.sky[2]!, p.m[3]!]))
  for (let i = 0; i < 40; i++) {
    const y = H * 0.73 + art.random() ** 1.5 * H * 0.24,
      n = Math.abs(y - H * 0.73) * 0.6 + 10
    svg += line(
      `M${round(sx - n * art.random() - 10)} ${round(y)}h${round(n * 2 * art.random())}`,
      p.light,
      1.6 * art.k,
      'opacity=".55"',
    )
  }
  svg += flock(art, sx - U * 0.04, H * (art.wide ? 0.22 : 0.3), art.k * 1.25, 13, p.m[3]!)
  for (let i = 0; i < (art.wide ? 110 : 46); i++) {
    const x = art.random() * W,
      h = U * (0.1 + art.random() * 0.3) * (0.5 + Math.abs(x - fx) / W),
      b = H + 4,
      lean = (art.random() - 0.35) * h * 0.5
    svg += line(
      `M${round(x)} ${round(b)}Q${round(x)} ${round(b - h * 0.6)} ${round(x + lean)} ${round(b - h)}`,
      p.m[3]!,
      (1 + art.random() * 1.6) * art.k,
    )
    if (art.random() > 0.45)
      svg += `<ellipse cx="${round(x + lean)}" cy="${round(b - h)}" rx="${round(2.6 * art.k)}" ry="${round(12 * art.k)}" fill="${p.m[3]}" transform="rotate(${round(lean * 0.7)} ${round(x + lean)} ${round(b - h)})"/>`
  }
  return svg
}
