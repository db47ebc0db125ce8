import type { Canvas } from '../canvas.ts'
import { circle, line, rect } from '../draw.ts'
import { round } from '../numbers.ts'

export function tactics(art: Canvas): string {
  const { W, H, U } = art
  let svg = rect(0, 0, W, H, '#0d4a33')
  for (let i = 0; i < 9; i += 2) svg += rect((W * i) / 9, 0, W / 9, H, '#0f5a3d')
  const m = U * 0.09,
    L = (d: string) => line(d, '#eafff0', 4 * art.k, 'opacity=".85"')
  svg +=
    L(
      `M${m} ${m}H${W - m}V${H - m}H${m}ZM${W / 2} ${m}V${H - m}M${m} ${H * 0.26}h${W * 0.13}v${H * 0.48}h${-W * 0.13}M${W - m} ${H * 0.26}h${-W * 0.13}v${H * 0.48}h${W * 0.13}`,
    ) +
    `<circle cx="${W / 2}" cy="${H / 2}" r="${round(U * 0.16)}" fill="none" stroke="#eafff0" stroke-width="${round(4 * art.k)}" opacity=".85"/>`
  const A = [
      [0.14, 0.5],
      [0.28, 0.2],
      [0.26, 0.5],
      [0.28, 0.8],
      [0.44, 0.34],
      [0.44, 0.66],
      [0.6, 0.24],
      [0.64, 0.56],
    ],
    B = [
      [0.86, 0.5],
      [0.74, 0.28],
      [0.76, 0.7],
      [0.58, 0.42],
      [0.56, 0.78],
      [0.5, 0.5],
    ]
  for (const q of [
    [0.44, 0.34, 0.6, 0.24, -0.1],
    [0.6, 0.24, 0.8, 0.36, -0.12],
    [0.44, 0.66, 0.64, 0.56, 0.08],
    [0.64, 0.56, 0.84, 0.5, 0.06],
  ]) {
    const x2 = W * q[2]!,
      y2 = H * q[3]!
    svg += line(
      `M${round(W * q[0]!)} ${round(H * q[1]!)}Q${round((W * (q[0]! + q[2]!)) / 2)} ${round(H * ((q[1]! + q[3]!) / 2 + q[4]!))} ${round(x2)} ${round(y2)}`,
      '#ffd34d',
      6 * art.k,
      `stroke-dasharray="${round(14 * art.k)} ${round(9 * art.k)}" stroke-linecap="round"`,
    )
  }
  for (const q of A) svg += circle(W * q[0]!, H * q[1]!, 17 * art.k, '#c4342d', 'stroke="#fff" stroke-width="5"')
  for (const q of B)
    svg += line(
      `M${round(W * q[0]! - 12 * art.k)} ${round(H * q[1]! - 12 * art.k)}l${round(24 * art.k)} ${round(24 * art.k)}m0 ${round(-24 * art.k)}l${round(-24 * art.k)} ${round(24 * art.k)}`,
      '#8fb8ff',
      8 * art.k,
      'stroke-linecap="round"',
    )
  return svg
}
