import type { Canvas } from '../canvas.ts'
import { mix } from '../colours.ts'
import { circle, line, path, place, points, rect } from '../draw.ts'
import { sky } from '../nature.ts'
import { round } from '../numbers.ts'

function cloud(art: Canvas, x: number, y: number, s: number, col: string, op: number): string {
  let b = ''
  const n = 6
  for (let i = 0; i < n; i++)
    b += circle(
      x + (i - n / 2) * s * 0.55,
      y - Math.sin((i / (n - 1)) * Math.PI) * s * 0.5,
      s * (0.4 + art.random() * 0.3),
      col,
    )
  return `<g opacity="${op}">${b}${rect(x - s * 2.1, y, s * 4, s * 0.5, col, `rx="${round(s * 0.25)}"`)}</g>`
}

/** Corners of the folded sheet. */
const corners = [
  [-170, 8],
  [-128, -46],
  [-60, -74],
  [20, -70],
  [84, -40],
  [128, -8],
  [168, -40],
  [204, -74],
  [188, -26],
  [214, 4],
  [160, 8],
  [122, 14],
  [60, 48],
  [-20, 64],
  [-96, 54],
  [-150, 34],
  [-40, -4],
  [40, -8],
]

/** Triangles of corners with their shade of paper. */
const facets: [number, number, number, string][] = [
  [0, 1, 16, '#f7fbfb'],
  [1, 2, 16, '#ffffff'],
  [2, 3, 16, '#e4eef1'],
  [3, 17, 16, '#d3e3e9'],
  [3, 4, 17, '#f3f8f9'],
  [4, 5, 17, '#dbe8ed'],
  [5, 11, 17, '#b4ced9'],
  [11, 12, 17, '#9cbfce'],
  [12, 16, 17, '#86b0c3'],
  [12, 13, 16, '#a9c8d5'],
  [13, 14, 16, '#bdd6df'],
  [14, 15, 16, '#cde0e6'],
  [15, 0, 16, '#e2ecef'],
  [5, 6, 10, '#eef5f6'],
  [6, 7, 8, '#ffffff'],
  [6, 8, 10, '#cfe0e7'],
  [8, 9, 10, '#aecad6'],
  [5, 10, 11, '#98bccb'],
]

export function whale(art: Canvas): string {
  const { W, H, U, p } = art
  let svg = sky(art)
  const cx = art.wide ? W * 0.66 : W * 0.46,
    cy = H * (art.wide ? 0.42 : 0.47)
  svg += circle(cx + U * 0.1, cy - U * 0.02, U * 0.34, p.light, 'opacity=".5"')
  for (let i = 0; i < 7; i++)
    svg += cloud(art, art.random() * W, H * (0.14 + art.random() * 0.5), U * (0.04 + art.random() * 0.04), '#fff', 0.5)
  svg += place(
    cx,
    cy,
    art.k * (art.wide ? 1.55 : 0.92),
    facets
      .map(q =>
        path(
          points([corners[q[0]]!, corners[q[1]]!, corners[q[2]]!], true),
          q[3],
          `stroke="#6f9db3" stroke-width=".5" stroke-linejoin="round"`,
        ),
      )
      .join('') +
      path('M-20 60L-64 108L26 58Z', '#8fb6c7') +
      path('M20 54L2 96L50 50Z', '#a9c8d5') +
      circle(-118, 2, 4, p.text) +
      line('M-168 12L-100 24L-60 20', '#6f9db3', 1.4) +
      line(
        'M-70 -76C-84 -112 -104 -112 -112 -100M-66 -76C-60 -116 -38 -116 -32 -104',
        '#ffffff',
        3,
        'stroke-linecap="round" opacity=".9"',
      ),
    'rotate(-9)',
  )
  for (let i = 0; i < 3; i++) {
    const y = H * (0.76 + i * 0.07)
    for (let x = -20; x < W + 60; x += U * 0.17)
      svg += circle(
        x + art.random() * 30,
        y + art.random() * U * 0.05,
        U * (0.08 + art.random() * 0.06),
        [mix('#ffffff', p.sky[1]!, 0.35), mix('#ffffff', p.sky[1]!, 0.15), '#fffefa'][i]!,
      )
    svg += rect(
      0,
      y + U * 0.05,
      W,
      H,
      [mix('#ffffff', p.sky[1]!, 0.35), mix('#ffffff', p.sky[1]!, 0.15), '#fffefa'][i]!,
    )
  }
  let roofs = ''
  for (let x = 0; x < W; x += U * (0.05 + art.random() * 0.07)) {
    const w = U * (0.05 + art.random() * 0.06),
      h = U * (0.03 + art.random() * 0.1)
    roofs += path(
      `M${round(x)} ${round(H)}v${round(-h - U * 0.02)}l${round(w / 2)} ${round(-w * 0.4)}l${round(w / 2)} ${round(w * 0.4)}V${round(H)}Z`,
      [p.accent, '#d9653a', '#2c6f8f', '#3f86a3'][Math.floor(art.random() * 4)]!,
    )
  }
  return svg + roofs
}
