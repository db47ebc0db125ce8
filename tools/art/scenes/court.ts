import type { Canvas } from '../canvas.ts'
import { circle, grad, line, rect } from '../draw.ts'
import { round } from '../numbers.ts'

export function court(art: Canvas): string {
  const { W, H, U } = art
  let svg = rect(0, 0, W, H, grad(art, ['#d99a5a', '#b8743a']))
  for (let i = 0; i < 40; i++)
    svg += rect((W * i) / 40, 0, W / 40, H, i % 2 ? '#000' : '#fff', `opacity="${round(0.03 + art.random() * 0.05)}"`)
  const x = W * 0.62,
    S = (d: string, w = 7) => line(d, '#fff8ea', w * art.k, 'opacity=".95"')
  svg +=
    rect(x - U * 0.2, -10, U * 0.4, H * 0.58, '#0f5c6e') +
    S(
      `M${round(x - U * 0.2)} 0V${round(H * 0.58)}H${round(x + U * 0.2)}V0M${round(x - U * 0.56)} 0V${round(H * 0.3)}A${round(U * 0.56)} ${round(U * 0.56)} 0 0 0 ${round(x + U * 0.56)} ${round(H * 0.3)}V0`,
    ) +
    `<circle cx="${round(x)}" cy="${round(H * 0.58)}" r="${round(U * 0.2)}" fill="none" stroke="#fff8ea" stroke-width="${round(7 * art.k)}"/>`
  const bx = W * 0.36,
    by = H * 0.58,
    R = U * 0.25
  svg +=
    circle(bx + R * 0.22, by + R * 0.3, R, '#3a1c08', 'opacity=".4"') +
    circle(bx, by, R, grad(art, ['#f28a3a', '#c4541a'])) +
    line(
      `M${round(bx - R)} ${round(by)}H${round(bx + R)}M${round(bx)} ${round(by - R)}V${round(by + R)}M${round(bx - R * 0.72)} ${round(by - R * 0.7)}Q${round(bx - R * 0.1)} ${round(by)} ${round(bx - R * 0.72)} ${round(by + R * 0.7)}M${round(bx + R * 0.72)} ${round(by - R * 0.7)}Q${round(bx + R * 0.1)} ${round(by)} ${round(bx + R * 0.72)} ${round(by + R * 0.7)}`,
      '#3a1c08',
      6 * art.k,
    )
  return svg
}
