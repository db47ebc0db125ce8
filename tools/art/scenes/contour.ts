import type { Canvas } from '../canvas.ts'
import { mix } from '../colours.ts'
import { circle, line, path, points, rect } from '../draw.ts'
import { fbm, lerp, noise, round } from '../numbers.ts'

export function contour(art: Canvas): string {
  const { W, H, U, p } = art
  let svg = rect(0, 0, W, H, p.sky[0]!)
  const peaks = art.wide
    ? [
        [0.72, 0.4, 0.62],
        [0.46, 0.84, 0.4],
        [0.98, 0.92, 0.42],
      ]
    : [
        [0.62, 0.34, 0.72],
        [0.2, 0.82, 0.46],
        [0.98, 0.86, 0.4],
      ]
  const K = 11
  const cols = [...p.m.slice(0, 5)]
  const shapes: [layer: number, outline: number[][]][] = []
  for (const [px, py, s] of peaks) {
    const nz = noise(art.random),
      n2 = noise(art.random)
    for (let l = 0; l < K; l++) {
      const t = 1 - l / K,
        pts: number[][] = []
      for (let a = 0; a < 90; a++) {
        const th = (a / 90) * 6.2832,
          n = lerp(fbm(nz, 8 + Math.cos(th) * 2.2, 3), fbm(n2, 8 + Math.sin(th) * 2.2, 3), 0.5)
        pts.push([
          px! * W + Math.cos(th) * U * s! * t ** 1.15 * (0.45 + n * 1.15) + l * U * 0.008,
          py! * H + Math.sin(th) * U * s! * t ** 1.15 * (0.45 + n * 1.15) - l * U * 0.006,
        ])
      }
      shapes.push([l, pts])
    }
  }
  shapes.sort((a, b) => a[0] - b[0])
  for (const [l, pts] of shapes) {
    const q = (l / K) * (cols.length - 1),
      i = Math.floor(q),
      col = mix(cols[i]!, cols[Math.min(cols.length - 1, i + 1)]!, q - i)
    svg +=
      path(
        points(
          pts.map(v => [v[0]! + U * 0.008, v[1]! + U * 0.012]),
          true,
        ),
        '#3b2416',
        'opacity=".16"',
      ) + path(points(pts, true), col, `stroke="#f3e7cb" stroke-opacity=".35" stroke-width="${round(art.k)}"`)
  }
  const rx = art.wide ? W * 0.36 : -10
  let d = `M${round(rx)} ${round(H * 0.62)}`
  let X = rx,
    Y = H * 0.62
  while (X < W) {
    X += U * 0.16
    const ny = Y + (art.random() - 0.42) * U * 0.16
    d += `Q${round(X - U * 0.08)} ${round(Y + (art.random() - 0.5) * U * 0.12)} ${round(X)} ${round(ny)}`
    Y = ny
  }
  return (
    svg +
    line(d, '#e9f2e6', 9 * art.k, 'stroke-linecap="round"') +
    line(d, p.m[6]!, 6 * art.k, 'stroke-linecap="round"') +
    circle((art.wide ? 0.72 : 0.62) * W + U * 0.08, (art.wide ? 0.4 : 0.34) * H - U * 0.06, 7 * art.k, p.accent) +
    `<circle cx="${round((art.wide ? 0.72 : 0.62) * W + U * 0.08)}" cy="${round((art.wide ? 0.4 : 0.34) * H - U * 0.06)}" r="${round(14 * art.k)}" fill="none" stroke="${p.accent}" stroke-width="${round(2 * art.k)}"/>`
  )
}
