import type { Canvas } from '../canvas.ts'
import { circle, path, place, points, rect } from '../draw.ts'
import { flock, ground, ridge, sky } from '../nature.ts'
import { lerp, round } from '../numbers.ts'

/** The road with its dashes, narrower with distance. */
function lanes(art: Canvas, sx: number, hy: number): string {
  const { W, H, p } = art
  let svg = ''
  svg += path(
    points(
      [
        [sx - 3, hy],
        [sx + 3, hy],
        [sx + W * 0.3, H],
        [sx - W * 0.3, H],
      ],
      true,
    ),
    '#243b42',
  )
  for (let i = 0; i < 7; i++) {
    const t = (i / 7) ** 1.8,
      y = lerp(hy, H, t),
      y2 = lerp(hy, H, ((i + 0.5) / 7) ** 1.8),
      w = 1 + t * 8 * art.k
    svg += path(
      points(
        [
          [sx - w / 2, y],
          [sx + w / 2, y],
          [sx + w * 0.8, y2],
          [sx - w * 0.8, y2],
        ],
        true,
      ),
      p.m[0]!,
    )
  }
  return svg
}

/** A striped sun. */
function sunset(art: Canvas, sx: number, sy: number, R: number): string {
  const { p } = art
  let svg = ''
  const id = `${art.id}s`
  art.defs.push(`<clipPath id="${id}"><circle cx="${round(sx)}" cy="${round(sy)}" r="${round(R)}"/></clipPath>`)
  svg +=
    `<g clip-path="url(#${id})">` +
    rect(sx - R, sy - R, R * 2, R * 0.8, p.m[0]!) +
    rect(sx - R, sy - R * 0.3, R * 2, R * 0.5, p.m[1]!) +
    rect(sx - R, sy + R * 0.1, R * 2, R, p.m[2]!)
  for (let i = 0; i < 5; i++)
    svg += rect(sx - R, sy - R * 0.02 + i * R * 0.17, R * 2, R * (0.025 + i * 0.015), p.sky[0]!)
  svg += '</g>'
  return svg
}

export function road(art: Canvas): string {
  const { W, H, U, p } = art
  let svg = sky(art)
  const sx = art.wide ? W * 0.68 : W * 0.5,
    sy = H * (art.wide ? 0.47 : 0.56),
    R = U * 0.36
  svg += sunset(art, sx, sy, R)
  svg += flock(art, sx + U * 0.2, sy - R * 1.05, art.k * 0.6, 5, p.m[5]!)
  for (let i = 0; i < 3; i++)
    svg += ground(
      art,
      ridge(
        art,
        H * (0.66 + i * 0.05),
        H * (0.16 - i * 0.035),
        1.5 + i * 0.4,
        i === 2 ? { smooth: true } : { octaves: 3 },
      ),
      p.m[3 + i]!,
    )
  const hy = H * 0.735
  svg += lanes(art, sx, hy)
  for (const s of [-1, 1])
    for (let i = 0; i < 7; i++) {
      const t = ((i + 1) / 7) ** 1.6,
        x = sx + s * W * 0.36 * t + s * U * 0.05
      svg += place(
        x,
        lerp(hy, H * 1.05, t),
        art.k * (0.25 + t * 1.5),
        path('M-3 0V-46H3V0ZM-14 -18V-34H-9V-22H-2V-17ZM14 -24V-38H9V-28H2V-23Z', p.m[4]!),
      )
    }
  return (
    svg +
    place(
      sx + U * 0.1,
      H * 0.905,
      art.k * 1.02,
      rect(-46, -62, 92, 52, p.m[2]!, 'rx="13"') +
        rect(-46, -62, 92, 26, p.light, 'rx="13"') +
        rect(-36, -56, 72, 20, '#2c5a63', 'rx="5"') +
        rect(-2, -56, 4, 20, p.light) +
        rect(-40, -8, 18, 14, '#0b2f38', 'rx="4"') +
        rect(22, -8, 18, 14, '#0b2f38', 'rx="4"') +
        circle(-32, -22, 6, '#ffd98a') +
        circle(32, -22, 6, '#ffd98a') +
        rect(-14, -22, 28, 9, '#0b2f38', 'rx="2"') +
        rect(-36, -76, 60, 12, '#124e57', 'rx="3"') +
        rect(-20, -86, 34, 11, p.m[0]!, 'rx="3"'),
    )
  )
}
