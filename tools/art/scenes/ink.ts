import type { Canvas } from '../canvas.ts'
import { mix } from '../colours.ts'
import { circle, grad, line, path, place, points, rect } from '../draw.ts'
import { boat, boatman } from '../figures.ts'
import { flock, glow, halo, mist, ridge, sky } from '../nature.ts'
import { lerp, round } from '../numbers.ts'

export function ink(art: Canvas): string {
  const { W, H, U, p, fx } = art,
    hz = art.wide ? H * 0.6 : H * 0.72
  let svg = sky(art)
  const sx = art.wide ? W * 0.76 : W * 0.36,
    sy = H * (art.wide ? 0.27 : 0.27),
    sr = U * (art.wide ? 0.105 : 0.15)
  svg += glow(art, sx, sy, sr * 3, p.light, 0.5) + circle(sx, sy, sr, p.light, 'opacity=".95"')
  for (let i = 0; i < 5; i++) {
    const b = lerp(hz - H * 0.12, hz + H * 0.02, i / 4),
      pts = ridge(art, b, H * (art.wide ? 0.27 - i * 0.04 : 0.36 - i * 0.052), (art.wide ? 1.5 : 1.1) + i * 0.35)
    const id = grad(art, [
      [p.m[i]!, 0, 1],
      [mix(p.m[i]!, p.light, 0.3), 0.66, 0.8],
      [p.light, 1, 0],
    ])
    svg += path(points([...pts, [W + 5, b + H * 0.06], [-5, b + H * 0.06]], true), id)
    if (i < 4) svg += mist(art, b - H * 0.1, H * 0.17, p.light, 0.34)
  }
  svg += rect(0, hz, W, H - hz, grad(art, [mix(p.sky[2]!, p.light, 0.3), p.m[2]!, p.m[4]!]))
  for (let i = 0; i < 46; i++) {
    const t = art.random() ** 1.4,
      y = hz + 4 + t * (H - hz),
      w = (12 + art.random() * 90) * art.k * (0.5 + t),
      x = art.random() * W
    svg += line(
      `M${round(x)} ${round(y)}h${round(w)}`,
      art.random() > 0.5 ? p.light! : p.m[4]!,
      0.8 + t,
      `opacity="${round(0.1 + art.random() * 0.3)}"`,
    )
  }
  for (let i = 0; i < 12; i++)
    svg += line(
      `M${round(sx - (8 + art.random() * 34) * art.k)} ${round(hz + 6 + i * 7 * art.k)}h${round((20 + art.random() * 50) * art.k)}`,
      p.light,
      1.4 * art.k,
      'opacity=".45"',
    )
  svg += place(
    fx + U * (art.wide ? -0.16 : 0.1),
    hz + (H - hz) * (art.wide ? 0.2 : 0.3),
    art.k * (art.wide ? 1.15 : 1.25),
    path(boat + boatman, p.m[4]!) + halo(art, 24, -9, 26, '#ffb95e') + circle(24, -9, 2.6, '#ffe2a3'),
  )
  return svg + flock(art, sx + U * 0.2, sy - U * 0.02, art.k * 0.62, 7, p.m[4]!)
}
