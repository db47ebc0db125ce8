import type { Canvas } from '../canvas.ts'
import { mix } from '../colours.ts'
import { circle, line, path, place, points } from '../draw.ts'
import { sky } from '../nature.ts'
import { round } from '../numbers.ts'

function runner(x: number, y: number, s: number, col: string): string {
  return place(
    x,
    y,
    s,
    circle(24, -150, 14, col) +
      `<g fill="none" stroke="${col}" stroke-linecap="round" stroke-linejoin="round"><path d="M16 -126L-4 -74" stroke-width="27"/><path d="M14 -124L42 -104L66 -120" stroke-width="11"/><path d="M10 -122L-24 -108L-38 -84" stroke-width="11"/><path d="M-2 -72L38 -58L36 -18L52 -14" stroke-width="15"/><path d="M-6 -72L-28 -40L-70 -44L-80 -34" stroke-width="15"/></g>`,
  )
}

export function sunrun(art: Canvas): string {
  const { W, H, U, p } = art
  let svg = sky(art)
  const sx = art.wide ? W * 0.68 : W * 0.52,
    sy = H * 0.44,
    R = U * 0.34
  for (let i = 0; i < 48; i++) {
    const a = (i / 48) * Math.PI * 2
    svg += path(
      points(
        [
          [sx, sy],
          [sx + Math.cos(a) * W * 1.6, sy + Math.sin(a) * W * 1.6],
          [sx + Math.cos(a + 0.062) * W * 1.6, sy + Math.sin(a + 0.062) * W * 1.6],
        ],
        true,
      ),
      '#fff',
      'opacity=".13"',
    )
  }
  svg += circle(sx, sy, R, p.light)
  const st = U * 0.026
  for (let y = sy - R; y < sy + R; y += st)
    for (let x = sx - R; x < sx + R; x += st) {
      const d = Math.hypot(x - sx, y - sy)
      if (d < R) {
        const t = (y - sy + R) / (2 * R),
          rr = st * 0.62 * Math.max(0, t - 0.35)
        if (rr > 0.4) svg += circle(x + (Math.round((y - sy) / st) % 2 ? st / 2 : 0), y, rr, '#ff7f4d')
      }
    }
  for (let i = 7; i >= 0; i--) {
    const y = H * 0.7 + i * H * 0.052
    svg += path(
      `M-10 ${round(y + U * 0.16)}Q${round(W * 0.5)} ${round(y - U * 0.1)} ${round(W + 10)} ${round(y + U * 0.03)}V${round(H + 10)}H-10Z`,
      i === 0 ? p.m[0]! : mix(p.m[0]!, p.m[1]!, 1),
      'opacity="0"',
    )
  }
  for (let i = 0; i < 8; i++) {
    const y = H * 0.68 + i * H * 0.05
    svg +=
      path(
        `M-10 ${round(y + U * 0.13)}Q${round(W * 0.55)} ${round(y - U * 0.1)} ${round(W + 10)} ${round(y + U * 0.04)}V${round(H + 10)}H-10Z`,
        mix(p.m[0]!, p.m[1]!, i / 7),
      ) +
      line(
        `M-10 ${round(y + U * 0.13)}Q${round(W * 0.55)} ${round(y - U * 0.1)} ${round(W + 10)} ${round(y + U * 0.04)}`,
        '#fff1d0',
        2.2 * art.k,
        'opacity=".8"',
      )
  }
  return (
    svg +
    runner(sx - U * 0.02, H * 0.735, art.k * (art.wide ? 1.25 : 1.28), p.m[2]!) +
    path(
      `M${round(sx - U * 0.1)} ${round(H * 0.745)}q${round(U * 0.12)} ${round(-U * 0.02)} ${round(U * 0.24)} 0q${round(-U * 0.12)} ${round(U * 0.03)} ${round(-U * 0.24)} 0Z`,
      p.m[2]!,
      'opacity=".5"',
    )
  )
}
