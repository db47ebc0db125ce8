import type { Canvas } from '../canvas.ts'
import { mix } from '../colours.ts'
import { circle, grad, line, path, place, points, rect } from '../draw.ts'
import { person } from '../figures.ts'
import { glow, ground, ridge, sky, stars } from '../nature.ts'
import { fbm, noise, round } from '../numbers.ts'

/** The postman in his suit, the bag on his back. */
function postman(art: Canvas, mars: boolean, wx: number, wy: number): string {
  const { p, U, H } = art
  let svg = ''
  if (mars)
    svg += place(
      wx,
      wy,
      art.k * 1.6,
      path(person, '#160707') +
        circle(0, -38, 6.4, '#fbeedd') +
        path('M-4 -40a6 6 0 0 1 8 0v4h-8z', p.accent) +
        rect(-12, -26, 8, 13, p.light) +
        path('M-12 -26h8v3h-8z', '#b5462a'),
    )
  else {
    svg +=
      place(wx, wy, art.k * 1.6, path(person, '#241410')) +
      place(
        wx + U * 0.3,
        wy + H * 0.015,
        art.k * 1.5,
        `<path d="M-14 0L0 -128L14 0M-11 -28H11M-8 -56H8M-5 -84H5M-12 -14L9 -42L-7 -70L4 -98" fill="none" stroke="#3b2018" stroke-width="2.200"/>` +
          circle(0, -130, 3.4, p.accent) +
          [14, 26, 38]
            .map(q =>
              line(
                `M${-q * 0.7} ${-130 - q * 0.7}A${q} ${q} 0 0 1 ${q * 0.7} ${-130 - q * 0.7}`,
                p.accent,
                2,
                `opacity="${1.1 - q / 45}"`,
              ),
            )
            .join(''),
      )
  }
  return svg
}

/** Dunes with the shadow of their slip face. */
function crests(art: Canvas): string {
  const { H, W, U, p } = art
  let svg = ''
  for (let i = 0; i < 4; i++) {
    const b = H * (0.6 + i * 0.085),
      a = H * (0.1 + i * 0.02),
      nz = noise(art.random),
      o0 = art.random() * 30,
      pts: number[][] = []
    for (let x = -6; x <= W + 6; x += W / 90)
      pts.push([x, b - a * Math.sin((x / U) * (1.5 + i * 0.3) + o0) * 0.5 - a * fbm(nz, (x / U) * 1.4 + o0, 2)])
    svg += ground(art, pts, grad(art, [mix(p.m[i]!, p.light, 0.18), p.m[i]!, p.m[Math.min(4, i + 1)]!]))
    // slip-face shadow below each crest
    const k = pts.reduce((m, q, j) => (q[1]! < pts[m]![1]! ? j : m), 0),
      top = pts[k]!
    const sh = [top]
    for (let j = k; j < pts.length; j++) sh.push(pts[j]!)
    sh.push([W + 6, H])
    sh.push([top[0]! + U * 0.3, H])
    sh.push([top[0]! + U * 0.1, top[1]! + (H - top[1]!) * 0.45])
    sh.push([top[0]! - U * 0.06, top[1]! + (H - top[1]!) * 0.18])
    svg += path(points(sh, true), p.m[Math.min(4, i + 1)]!, 'opacity=".42"')
    for (let q = 0; q < 6; q++)
      svg += line(
        points(pts.filter((_, j) => j % 2 === 0).map(v => [v[0]!, v[1]! + (q + 1) * U * 0.018 * (1 + q * 0.3)])),
        p.light,
        0.8,
        `opacity="${round(0.13 - q * 0.015)}"`,
      )
  }
  return svg
}

export function dunes(art: Canvas): string {
  const { W, H, U, p } = art,
    mars = art.palette === 'mars'
  let svg = sky(art)
  if (mars) svg += stars(art, 50, 0.4, p.light)
  const sx = art.wide ? W * 0.7 : W * (mars ? 0.58 : 0.64),
    sy = H * (mars ? (art.wide ? 0.36 : 0.525) : 0.3),
    sr = U * (mars ? 0.29 : 0.17)
  svg += glow(art, sx, sy, sr * 2.1, p.light, 0.5)
  if (mars) {
    // earth-like disc low in the sky
    const id = `${art.id}e`
    art.defs.push(`<clipPath id="${id}"><circle cx="${round(sx)}" cy="${round(sy)}" r="${round(sr)}"/></clipPath>`)
    svg +=
      `<g clip-path="url(#${id})">` +
      rect(sx - sr, sy - sr, sr * 2, sr * 2, grad(art, ['#fff3dc', '#f2c48f', '#d98452']))
    for (let i = 0; i < 12; i++)
      svg += rect(
        sx - sr,
        sy - sr + (i * sr) / 6 + art.random() * 6,
        sr * 2,
        2 + art.random() * sr * 0.09,
        i % 2 ? '#c96a3d' : '#fff4df',
        `opacity="${round(0.14 + art.random() * 0.25)}"`,
      )
    svg +=
      circle(sx + sr * 0.4, sy + sr * 0.28, sr * 1.05, '#4c1a16', 'opacity=".28"') +
      '</g>' +
      circle(sx - sr * 1.45, sy - sr * 0.5, sr * 0.12, '#fff0d3')
  } else svg += circle(sx, sy, sr, p.light)
  if (mars) svg += ground(art, ridge(art, H * 0.62, H * 0.14, 1.5), mix(p.m[0]!, p.sky[3]!, 0.4))
  svg += crests(art)
  const wx = art.wide ? W * 0.6 : W * 0.36,
    wy = H * (art.wide ? 0.705 : 0.78)
  svg += path(
    points(
      [
        [wx - 5 * art.k, wy],
        [wx + 5 * art.k, wy],
        [wx - U * 0.24, wy + U * 0.12],
        [wx - U * 0.28, wy + U * 0.12],
      ],
      true,
    ),
    p.m[4]!,
    'opacity=".55"',
  )
  svg += postman(art, mars, wx, wy)
  return svg
}
