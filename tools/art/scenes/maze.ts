import type { Canvas } from '../canvas.ts'
import { mix } from '../colours.ts'
import { circle, line, path, place } from '../draw.ts'
import { person } from '../figures.ts'
import { glow, sky } from '../nature.ts'
import { round } from '../numbers.ts'

export function maze(art: Canvas): string {
  const { W, H, p } = art
  let svg = sky(art)
  const x = art.wide ? W * 0.7 : W * 0.5,
    y = art.wide ? H * 0.5 : H * 0.4,
    n = 9,
    R = art.wide ? H * 0.52 : W * 0.5
  svg += glow(art, x, y, R * 1.1, p.m[2]!, 0.55)
  for (let i = n; i >= 1; i--) {
    const r = (R * i) / n,
      g = art.random() * 6.28,
      gap = 0.42 + 0.5 / i,
      a1 = g + gap,
      a2 = g + 6.283,
      col = mix(p.m[4]!, p.m[1]!, i / n)
    svg += line(
      `M${round(x + Math.cos(a1) * r)} ${round(y + Math.sin(a1) * r)}A${round(r)} ${round(r)} 0 1 1 ${round(x + Math.cos(a2) * r)} ${round(y + Math.sin(a2) * r)}`,
      col,
      R * 0.042,
      'stroke-linecap="square"',
    )
    const m = 2 + Math.floor(art.random() * 3)
    for (let k = 0; k < m && i > 1; k++) {
      const a = art.random() * 6.283
      svg += line(
        `M${round(x + Math.cos(a) * r)} ${round(y + Math.sin(a) * r)}L${round(x + Math.cos(a) * (r - R / n))} ${round(y + Math.sin(a) * (r - R / n))}`,
        col,
        R * 0.042,
      )
    }
  }
  svg += glow(art, x, y, R * 0.5, p.light, 0.95) + circle(x, y, R * 0.05, p.light)
  return (
    svg +
    place(x + R * 0.02, y + R * 0.055, art.k * 0.55, path(person, '#04211d')) +
    circle(x + R * 0.62, y + R * 0.5, R * 0.035, p.accent)
  )
}
