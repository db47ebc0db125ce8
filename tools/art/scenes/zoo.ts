import type { Canvas } from '../canvas.ts'
import { circle, path, place, rect } from '../draw.ts'
import { glow, ground, ridge, sky, stars } from '../nature.ts'
import { round } from '../numbers.ts'

export function zoo(art: Canvas): string {
  const { W, H, U, p } = art
  let svg = sky(art) + stars(art, 70, 0.5, p.light)
  const mx = art.wide ? W * 0.7 : W * 0.66,
    my = H * 0.36
  svg +=
    glow(art, mx, my, U * 0.56, p.light, 0.35) +
    circle(mx, my, U * 0.3, p.light) +
    circle(mx - U * 0.09, my - U * 0.06, U * 0.04, '#f2bf3f', 'opacity=".6"') +
    circle(mx + U * 0.1, my + U * 0.09, U * 0.06, '#f2bf3f', 'opacity=".5"')
  const giraffe = (x: number, y: number, s: number, flip: number, col: string) =>
    place(
      x,
      y,
      s,
      `<g transform="scale(${flip} 1)">` +
        path(
          'M-34 0L-20 -250C-18 -270 -8 -282 4 -288L-2 -306L4 -308L10 -292L16 -308L22 -306L18 -290C34 -288 52 -276 62 -262C64 -254 56 -250 48 -251C36 -253 24 -252 16 -244L34 0Z',
          col,
        ) +
        circle(24, -274, 3.6, p.light) +
        [
          [-6, -230, 7],
          [8, -204, 9],
          [-10, -180, 10],
          [10, -150, 11],
          [-12, -120, 11],
          [14, -100, 10],
          [-4, -74, 12],
          [16, -48, 10],
          [-18, -36, 11],
        ]
          .map(
            q =>
              `<ellipse cx="${q[0]}" cy="${q[1]}" rx="${q[2]}" ry="${q[2]! * 0.8}" fill="${p.accent}" opacity=".75"/>`,
          )
          .join('') +
        '</g>',
    )
  svg += ground(art, ridge(art, H * 0.72, H * 0.12, 4, { smooth: true }), p.m[0]!)
  svg +=
    giraffe(mx - U * 0.14, H * 0.88, (H / 620) * (art.wide ? 1.25 : 1), 1, p.m[2]!) +
    giraffe(mx + U * 0.24, H * 0.92, (H / 760) * (art.wide ? 1.2 : 1), -1, p.m[1]!)
  for (let l = 0; l < 2; l++) {
    // leafy bush rows with eyes
    const y = H * (0.8 + l * 0.08)
    let b = ''
    for (let x = -20; x < W + 20; x += U * 0.06)
      b += circle(x, y + art.random() * U * 0.04, U * (0.05 + art.random() * 0.04), p.m[1 + l]!)
    svg += b + rect(0, y + U * 0.04, W, H, p.m[1 + l]!)
    for (let i = 0; i < (art.wide ? 9 : 4); i++) {
      const x = W * (0.06 + art.random() * 0.88),
        yy = y + U * (0.02 + art.random() * 0.04),
        e = U * (0.012 + art.random() * 0.008),
        col = ['#ffd75e', '#8ff0b8', '#ff9a6b'][i % 3]
      for (const s of [-1, 1])
        svg +=
          `<ellipse cx="${round(x + s * e * 1.7)}" cy="${round(yy)}" rx="${round(e)}" ry="${round(e * 1.15)}" fill="${col}"/>` +
          circle(x + s * e * 1.7, yy, e * 0.42, '#06141b')
    }
  }
  return svg
}
