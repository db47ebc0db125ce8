import type { Canvas } from '../canvas.ts'
import { circle, line, place } from '../draw.ts'
import { glow, sky } from '../nature.ts'
import { round } from '../numbers.ts'

export function dandelion(art: Canvas): string {
  const { W, H, U, p } = art
  let svg = sky(art)
  const x = art.wide ? W * 0.64 : W * 0.4,
    y = H * (art.wide ? 0.54 : 0.56),
    R = U * 0.24
  svg += glow(art, x + U * 0.2, H * 0.2, U * 0.7, '#fff', 0.7)
  for (let i = 0; i < 18; i++)
    svg += circle(
      art.random() * W,
      H * (0.4 + art.random() * 0.6),
      U * (0.02 + art.random() * 0.07),
      '#fff',
      `opacity="${round(0.04 + art.random() * 0.1)}"`,
    )
  for (let i = 0; i < (art.wide ? 90 : 46); i++) {
    const X = art.random() * W,
      h = H * (0.06 + art.random() * 0.2)
    svg += line(
      `M${round(X)} ${round(H)}q${round((art.random() - 0.5) * 20)} ${round(-h * 0.6)} ${round((art.random() - 0.3) * U * 0.1)} ${round(-h)}`,
      i % 2 ? p.m[0]! : p.m[1]!,
      (1.4 + art.random() * 3) * art.k,
      'stroke-linecap="round"',
    )
  }
  svg += line(
    `M${round(x - U * 0.05)} ${round(H)}C${round(x + U * 0.06)} ${round(H * 0.86)} ${round(x - U * 0.04)} ${round(H * 0.72)} ${round(x)} ${round(y)}`,
    p.m[0]!,
    5 * art.k,
  )
  const seed = (X: number, Y: number, a: number, s: number) => {
    let b =
      `<path d="M0 0V-30" stroke="#fff" stroke-width="1.100"/>` +
      `<ellipse cx="0" cy="3" rx="1.800" ry="5" fill="#5b4a2c"/>`
    for (let k = -5; k <= 5; k++)
      b += `<path d="M0 -30L${round(Math.sin(k * 0.24) * 20)} ${round(-30 - Math.cos(k * 0.24) * 14)}" stroke="#fff" stroke-width=".8"/>`
    return place(X, Y, s, b, `rotate(${round(a)})`)
  }
  for (let i = 0; i < 86; i++) {
    const a = i * 2.399,
      d = R * Math.sqrt((i + 1) / 86) * 0.82,
      rot = (Math.atan2(Math.sin(a), Math.cos(a)) * 180) / Math.PI + 90
    if (!(Math.cos(a) > 0.5 && Math.sin(a) < 0.1 && art.random() > 0.3))
      svg += seed(x + Math.cos(a) * d * 0.5, y + Math.sin(a) * d * 0.5, rot, (d / R) * art.k * 1.5 + 0.2)
  }
  svg += circle(x, y, R * 0.1, '#6b5a34')
  for (let i = 0; i < 20; i++) {
    const t = art.random()
    svg += seed(
      x + R * 0.7 + t * U * 0.55,
      y - R * 0.4 - t * U * 0.4 + (art.random() - 0.5) * U * 0.3,
      30 + art.random() * 50,
      art.k * (0.6 + art.random() * 0.7),
    )
  }
  return svg
}
