import type { Canvas } from '../canvas.ts'
import { mix } from '../colours.ts'
import { line, path, points, rect } from '../draw.ts'
import { fbm, noise } from '../numbers.ts'

export function waves(art: Canvas): string {
  const { W, H, U, p } = art
  let svg = rect(0, 0, W, H, p.sky[0]!)
  const N = 46,
    top = H * (art.wide ? 0.16 : 0.1),
    cx = art.wide ? W * 0.68 : W * 0.5
  for (let i = 0; i < N; i++) {
    const y = top + (i * (H * (art.wide ? 0.8 : 0.62))) / N,
      nz = noise(art.random),
      pts = [],
      t = i / N,
      col =
        t < 0.33
          ? mix(p.m[3]!, p.m[2]!, t * 3)
          : t < 0.66
            ? mix(p.m[2]!, p.m[1]!, (t - 0.33) * 3)
            : mix(p.m[1]!, p.m[0]!, (t - 0.66) * 3)
    const l = art.wide ? -4 : W * 0.08,
      r = art.wide ? W + 4 : W * 0.92
    for (let x = l; x <= r; x += (r - l) / 110) {
      const e = Math.exp(-(((x - cx) / (U * 0.2)) ** 2))
      pts.push([x, y - e * fbm(nz, (x / U) * 16, 3) ** 2 * U * 0.36 - fbm(nz, (x / U) * 30, 2) * 2])
    }
    svg +=
      path(points([...pts, [r, y + 20], [l, y + 20]], true), p.sky[0]!) +
      line(points(pts), col, 1.7 * art.k, 'stroke-linejoin="round"')
  }
  return svg
}
