import type { Canvas } from '../canvas.ts'
import { mix } from '../colours.ts'
import { circle, grad, path, place, points } from '../draw.ts'
import { cape, pine, swordsman } from '../figures.ts'
import { ground, mist, ridge, sky } from '../nature.ts'
import { fbm, noise, round } from '../numbers.ts'

export function snow(art: Canvas): string {
  const { W, H, U, p, fx } = art
  let svg = sky(art)
  svg += circle(fx + U * 0.12, H * 0.24, U * 0.13, p.light, 'opacity=".85"')
  for (let i = 0; i < 4; i++) {
    const b = H * ((art.wide ? 0.5 : 0.6) + i * (art.wide ? 0.07 : 0.1)),
      pts = ridge(art, b, H * ((art.wide ? 0.3 : 0.4) - i * 0.06), 1.0 + i * 0.3, { octaves: 6 })
    svg += ground(art, pts, grad(art, [mix(p.m[i]!, '#ffffff', 0.15), [p.m[i]!, 0.45], [p.light, 1]]))
    // lit faces: thin strokes of snow falling off the crest
    for (let k = 2; k < pts.length - 2; k += 2)
      if (pts[k]![1]! < pts[k + 1]![1]! && art.random() > 0.35) {
        const l = U * (0.02 + art.random() * 0.07)
        svg += path(
          points(
            [pts[k]!, [pts[k]![0]! + l * 0.5, pts[k]![1]! + l], [pts[k]![0]! - l * 0.18, pts[k]![1]! + l * 0.7]],
            true,
          ),
          p.light,
          `opacity="${round(0.3 + art.random() * 0.4)}"`,
        )
      }
    svg += mist(art, b - H * 0.06, H * 0.16, p.light, 0.7)
  }
  const gy = H * (art.wide ? 0.72 : 0.86),
    nz = noise(art.random),
    g = []
  for (let x = -5; x <= W + 5; x += W / 60) g.push([x, gy + (x - fx) ** 2 / W / 9 - fbm(nz, (x / U) * 3, 3) * U * 0.05])
  svg += ground(art, g, grad(art, ['#ffffff', '#dfe6e9']))
  for (let i = 0; i < 26; i++) {
    const x = art.random() * W
    if (Math.abs(x - fx) > U * 0.12) {
      const s = art.k * (0.5 + art.random() * 0.9)
      svg += place(
        x,
        gy + H * 0.025 + (x - fx) ** 2 / W / 9 + art.random() * H * 0.03,
        s,
        path(pine(46, 12), p.m[4]!, 'opacity=".88"'),
      )
    }
  }
  svg += place(fx - U * 0.02, gy + H * 0.008, art.k * 1.9, path(cape, p.accent) + path(swordsman, p.m[4]!))
  for (let i = 0; i < 150; i++)
    svg += circle(
      art.random() * W,
      art.random() * H,
      (0.6 + art.random() ** 4 * 3.2) * art.k,
      '#fff',
      `opacity="${round(0.4 + art.random() * 0.5)}"`,
    )
  return svg
}
