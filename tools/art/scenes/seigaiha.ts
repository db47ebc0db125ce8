import type { Canvas } from '../canvas.ts'
import { mix } from '../colours.ts'
import { circle, grad, line, path, place, points } from '../draw.ts'
import { ground, ridge, sky } from '../nature.ts'
import { round } from '../numbers.ts'

function cloud(art: Canvas, x: number, y: number, s: number): string {
  const { p } = art
  return [0, 1, 2]
    .map(i =>
      line(
        `M${round(x - s * (1.7 - i * 0.1))} ${round(y + i * s * 0.16)}h${round(s * (2.2 + i * 0.5))}a${round(s * 0.3)} ${round(s * 0.3)} 0 1 0 ${round(-s * 0.3)} ${round(-s * 0.3)}a${round(s * 0.46)} ${round(s * 0.46)} 0 0 0 ${round(-s * 0.9)} ${round(-s * 0.06)}`,
        p.m[2 + (i % 2)]!,
        s * 0.05,
        'stroke-linecap="round"',
      ),
    )
    .join('')
}

function crane(art: Canvas, x: number, y: number, s: number, rot: number): string {
  const { p } = art
  return place(
    x,
    y,
    s,
    path(
      'M-60 14C-40 6 -26 4 -12 6C-22 -14 -44 -40 -78 -52C-46 -54 -8 -36 6 2C16 -26 44 -56 84 -60C58 -42 36 -16 24 10C40 10 56 6 74 -4L92 -6L76 0C60 12 40 20 22 20C4 24 -14 20 -30 20C-48 24 -66 30 -84 34C-76 26 -68 20 -60 14Z',
      '#fffdf6',
      `stroke="${p.m[4]}" stroke-width="2"`,
    ) +
      path(
        'M-78 -52C-64 -53 -50 -48 -40 -41L-46 -36C-56 -44 -66 -49 -78 -52ZM84 -60C72 -56 62 -50 54 -43L60 -38C68 -46 76 -54 84 -60ZM-60 14L-84 34L-56 26Z',
        p.m[4]!,
      ) +
      circle(73, -4, 3, p.accent),
    `rotate(${rot})`,
  )
}

export function seigaiha(art: Canvas): string {
  const { W, H, U, p } = art
  let svg = sky(art)
  const sx = art.wide ? W * 0.72 : W * 0.42,
    sy = H * 0.3
  svg += circle(sx, sy, U * 0.19, p.accent)
  for (let i = 0; i < 3; i++) {
    const b = H * (0.6 + i * 0.06),
      pts = ridge(art, b, H * (0.3 - i * 0.06), 1.4 + i * 0.5, { octaves: 3 })
    svg += ground(art, pts, grad(art, [p.m[i + 1]!, mix(p.m[i]!, p.light, 0.55)]))
    for (let k = 1; k < 6; k++)
      svg += line(
        points(pts.filter((_, j) => j % 2 === 0).map(q => [q[0]!, q[1]! + k * U * 0.02])),
        p.light,
        1,
        `opacity="${round(0.5 - k * 0.07)}"`,
      )
  }
  svg +=
    cloud(art, sx - U * 0.16, sy + U * 0.1, U * 0.1) +
    cloud(art, art.wide ? W * 0.88 : W * 0.82, H * 0.46, U * 0.08) +
    cloud(art, art.wide ? W * 0.5 : W * 0.2, H * 0.56, U * 0.07)
  const r = U * 0.088
  let row = 0
  for (let y = H * 0.68; y < H + r * 2; y += r * 0.5) {
    for (let x = (row % 2) * r - r; x < W + r * 2; x += r * 2) {
      const t = (y - H * 0.68) / (H * 0.36),
        d = mix(p.m[3]!, p.m[4]!, t)
      svg +=
        circle(x, y + r, r, d) +
        [0.8, 0.58, 0.36].map((q, i) => circle(x, y + r, r * q, i % 2 ? d : mix(p.light, p.m[2]!, t * 0.8))).join('') +
        circle(x, y + r, r * 0.16, d)
    }
    row++
  }
  return (
    svg +
    crane(art, sx + U * (art.wide ? 0.2 : 0.06), sy + U * 0.02, art.k * (art.wide ? 0.95 : 0.8), -10) +
    crane(art, sx - U * 0.22, sy + U * 0.3, art.k * 0.6, -16)
  )
}
