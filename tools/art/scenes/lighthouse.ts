import type { Canvas } from '../canvas.ts'
import { grad, line, path, place, points, rect } from '../draw.ts'
import { person } from '../figures.ts'
import { glow, ground, ridge, sky, stars } from '../nature.ts'
import { fbm, noise, round } from '../numbers.ts'

/** Two beams, the farther one fainter. */
function beams(art: Canvas, x: number, y: number): string {
  const { W, H, p } = art
  let svg = ''
  svg +=
    path(
      points(
        [
          [x, y],
          [-W * 0.1, y - H * 0.34],
          [-W * 0.1, y - H * 0.02],
        ],
        true,
      ),
      grad(
        art,
        [
          [p.light, 0, 0.05],
          [p.light, 1, 0.75],
        ],
        false,
      ),
    ) +
    path(
      points(
        [
          [x, y],
          [W * 1.1, y + H * 0.02],
          [W * 1.1, y + H * 0.16],
        ],
        true,
      ),
      grad(
        art,
        [
          [p.light, 0, 0.5],
          [p.light, 1, 0],
        ],
        false,
      ),
    )
  return svg
}

export function lighthouse(art: Canvas): string {
  const { W, H, U, p } = art
  let svg = sky(art) + stars(art, 150, 0.6)
  const x = art.wide ? W * 0.74 : W * 0.66,
    y = H * 0.36,
    b = H * 0.76
  svg += beams(art, x, y)
  for (let i = 0; i < 3; i++)
    svg += ground(art, ridge(art, H * (0.72 + i * 0.02), H * 0.05, 1.4 + i, { smooth: true }), p.m[0]!, 'opacity=".5"')
  svg += rect(0, H * 0.7, W, H * 0.3, grad(art, [p.m[0]!, p.m[1]!, p.m[3]!]))
  for (let i = 0; i < 70; i++) {
    const t = art.random()
    svg += line(
      `M${round(art.random() * W)} ${round(H * 0.71 + t * H * 0.26)}q${round(12 * art.k)} ${round(-5 * art.k)} ${round((24 + t * 40) * art.k)} 0`,
      p.sky[3]!,
      1 + t,
      `opacity="${round(0.15 + art.random() * 0.4)}"`,
    )
  }
  const rk = []
  const nz = noise(art.random)
  for (let i = 0; i <= 40; i++) {
    const q = x - U * 0.36 + (i / 40) * U * 0.8
    rk.push([q, b + U * 0.02 - Math.sin((i / 40) * Math.PI) * U * 0.06 + fbm(nz, i * 0.5, 3) * U * 0.06])
  }
  svg += path(
    points([...rk, [x + U * 0.5, H * 0.9], [x - U * 0.44, H * 0.9]], true),
    grad(art, ['#0b1626', [p.m[3]!, 0.6], [p.m[3]!, 1, 0]]),
  )
  const s = (b - y) / 250
  svg += place(
    x,
    b,
    s,
    path('M-26 0L-17 -210H17L26 0Z', '#efe6d2') +
      path('M4 0L4 -210H17L26 0Z', '#000', 'opacity=".26"') +
      [0, 2, 4]
        .map(i =>
          path(
            `M${-26 + i * 1.8} ${-i * 42}L${-24.2 + i * 1.8} ${-i * 42 - 42}H${24.2 - i * 1.8}L${26 - i * 1.8} ${-i * 42}Z`,
            p.accent,
            'opacity=".92"',
          ),
        )
        .join('') +
      path('M4 0L4 -210H17L26 0Z', '#000', 'opacity=".24"') +
      rect(-24, -216, 48, 7, '#141c28') +
      rect(-13, -244, 26, 28, '#fff6d0') +
      path('M-16 -244L0 -262L16 -244Z', '#8e221b') +
      rect(-1, -274, 2, 14, '#141c28') +
      path('M-13 -244V-216M0 -244V-216M13 -244V-216', 'none', 'stroke="#141c28" stroke-width="2"') +
      rect(-5, -24, 10, 24, '#3b1210') +
      rect(-3, -120, 6, 10, '#ffdf8e'),
  )
  return (
    svg +
    glow(art, x, y, U * 0.3, p.light, 0.95) +
    place(x - U * 0.2, b + U * 0.0, art.k * 0.9, path(person, '#050b14'))
  )
}
