import type { Canvas } from '../canvas.ts'
import { circle, grad, line, path, place, points, radial, rect } from '../draw.ts'
import { glow, sky, stars } from '../nature.ts'
import { fbm, noise, round } from '../numbers.ts'

/** The planet with its clouds, its night side and its thin air. */
function planet(art: Canvas, x: number, y: number, R: number): string {
  const { p } = art
  let svg = ''
  svg += circle(
    x,
    y,
    R * 1.22,
    radial(art, [
      [p.m[2]!, 0, 0.9],
      [p.m[1]!, 0.8, 0.55],
      [p.m[0]!, 0.9, 0.18],
      [p.m[0]!, 1, 0],
    ]),
  )
  const id = `${art.id}pl`
  art.defs.push(`<clipPath id="${id}"><circle cx="${round(x)}" cy="${round(y)}" r="${round(R)}"/></clipPath>`)
  svg +=
    `<g clip-path="url(#${id})">` +
    rect(x - R, y - R, R * 2, R * 2, grad(art, ['#9fd3e0', '#2f6785', '#0d2237', '#060d18']))
  const nz = noise(art.random)
  for (let i = 0; i < 34; i++) {
    const yy = y - R + (i * R) / 22,
      pts = []
    for (let q = -R; q <= R; q += R / 30)
      pts.push([x + q, yy + (q / R) ** 2 * R * 0.12 + fbm(nz, (q / R) * 3 + i * 4, 3) * R * 0.05])
    svg += line(
      points(pts),
      i % 3 ? '#e9f7ff' : '#0b2034',
      (1 + art.random() * 9) * art.k,
      `opacity="${round(0.05 + art.random() * 0.13)}" stroke-linecap="round"`,
    )
  }
  svg +=
    circle(
      x + R * 0.42,
      y + R * 0.42,
      R * 1.45,
      radial(art, [
        ['#02060c', 0, 0.9],
        ['#02060c', 0.6, 0.62],
        ['#02060c', 1, 0],
      ]),
    ) +
    '</g>' +
    `<circle cx="${round(x)}" cy="${round(y)}" r="${round(R)}" fill="none" stroke="#dff6ff" stroke-width="${round(1.8 * art.k)}" opacity=".7"/>`
  return svg
}

export function orbit(art: Canvas): string {
  const { W, H, U, p } = art
  let svg = sky(art) + stars(art, art.wide ? 320 : 190)
  const R = art.wide ? W * 0.46 : W * 1.02,
    x = art.wide ? W * 0.88 : W * 0.72,
    y = art.wide ? H * 1.0 : H * 1.02
  svg += planet(art, x, y, R)
  for (let i = 1; i < 6; i++)
    svg += `<circle cx="${round(x)}" cy="${round(y)}" r="${round(R * (1.1 + i * 0.13))}" fill="none" stroke="#cfe9f5" stroke-width="${round(0.9 * art.k)}" opacity="${round(0.5 - i * 0.07)}" ${i % 2 ? `stroke-dasharray="${round(2 * art.k)} ${round(7 * art.k)}"` : ''}/>`
  const a = art.wide ? -2.25 : -2.05,
    q = R * 1.36,
    sx = x + Math.cos(a) * q,
    sy = y + Math.sin(a) * q
  svg +=
    line(
      `M${round(sx)} ${round(sy)}L${round(sx - U * 0.5)} ${round(sy - U * 0.62)}`,
      p.accent,
      1.3 * art.k,
      `stroke-dasharray="${round(3 * art.k)} ${round(5 * art.k)}"`,
    ) + circle(sx - U * 0.5, sy - U * 0.62, 3 * art.k, p.accent)
  return (
    svg +
    glow(art, sx, sy, U * 0.14, p.accent, 0.7) +
    place(
      sx,
      sy,
      art.k * 1.1,
      rect(-5, -13, 10, 26, '#f4f8fa', 'rx="2"') +
        rect(-34, -7, 24, 14, '#5a8bb0') +
        rect(10, -7, 24, 14, '#5a8bb0') +
        path('M-34 0H-10M10 0H34M-26 -7V7M-18 -7V7M18 -7V7M26 -7V7', 'none', 'stroke="#d9e9f2" stroke-width="1"') +
        circle(0, -17, 4, p.accent),
      'rotate(28)',
    )
  )
}
