import type { Canvas } from '../canvas.ts'
import { circle, grad, line, path, place, points, rect } from '../draw.ts'
import { glow, sky } from '../nature.ts'
import { round } from '../numbers.ts'

function L(art: Canvas, d: string, w = 3): string {
  return line(d, '#eafff0', w * art.k, 'opacity=".75"')
}

function pl(x: number, y: number, s: number, col: string, sh: string, fl = 1): string {
  return place(
    x,
    y,
    s,
    `<g transform="scale(${fl} 1)"><ellipse cx="8" cy="1" rx="20" ry="4" fill="#04120e" opacity=".5"/>` +
      `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M-5 -32L-13 -16L-8 0" stroke="#e9c9a8" stroke-width="5"/><path d="M5 -32L12 -18L22 -10" stroke="#e9c9a8" stroke-width="5"/><path d="M-3 -38L-5 -32M4 -38L6 -32" stroke="${sh}" stroke-width="9"/><path d="M0 -58L0 -42" stroke="${col}" stroke-width="15"/><path d="M-6 -60L-17 -48M7 -60L18 -52" stroke="${col}" stroke-width="5.500"/></g>` +
      `<path d="M-12 -9L-8 0h5M18 -13l5 3l3 -3" fill="none" stroke="${sh}" stroke-width="5.500" stroke-linecap="round" stroke-linejoin="round"/>` +
      circle(1, -71, 6, '#e3bd98') +
      path('M-5.500 -71C-7 -81 9 -82 7.500 -71C5 -75 -2 -76 -5.500 -71Z', '#1c1612') +
      '</g>',
  )
}

function players(art: Canvas): string {
  const { W, H } = art
  let svg = ''
  for (const q of [
    [0.56, 0.565, 0],
    [0.27, 0.585, 1],
    [0.41, 0.6, 1],
    [0.86, 0.61, 1],
    [0.16, 0.63, 0],
    [0.73, 0.64, 1],
    [0.62, 0.67, 0],
    [0.35, 0.69, 0],
    [0.52, 0.72, 1],
    [0.8, 0.76, 0],
    [0.22, 0.79, 1],
    [0.47, 0.83, 0],
  ])
    svg += pl(
      W * q[0]!,
      H * q[1]!,
      art.k * (q[1]! * 1.15 - 0.22),
      q[2] ? '#1f4e9c' : '#c4342d',
      q[2] ? '#e9eef8' : '#f6e7cf',
      Math.round(q[0]! * 100) % 3 ? 1 : -1,
    )
  return svg
}

function floodlights(art: Canvas): string {
  const { W, U, H } = art
  let svg = ''
  for (const X of [0.08, 0.36, 0.64, 0.92]) {
    svg +=
      rect(W * X - U * 0.06, H * 0.03, U * 0.12, U * 0.056, '#0a1a14', `rx="${round(6 * art.k)}"`) +
      glow(art, W * X, H * 0.06, U * 0.42, '#eafff6', 0.5)
    for (let i = 0; i < 8; i++)
      svg +=
        circle(W * X - U * 0.042 + (i % 4) * U * 0.028, H * 0.045 + Math.floor(i / 4) * U * 0.026, U * 0.0075, '#fff') +
        path('', 'none')
    svg += path(
      points(
        [
          [W * X - U * 0.06, H * 0.06],
          [W * X + U * 0.06, H * 0.06],
          [W * X + (0.5 - X) * W * 0.7 + U * 0.5, H],
          [W * X + (0.5 - X) * W * 0.7 - U * 0.5, H],
        ],
        true,
      ),
      grad(art, [
        ['#f4fff8', 0, 0.13],
        ['#f4fff8', 1, 0],
      ]),
    )
  }
  return svg
}

/** Rows of heads above the boards. */
function stands(art: Canvas, hz: number): string {
  const { H, W, U } = art
  let svg = ''
  for (let r = 0; r < 16; r++) {
    const y = hz - H * 0.2 + r * H * 0.0135
    for (let x = (r % 2) * 5; x < W; x += 10 * art.k * 0.55)
      if (art.random() > 0.3)
        svg += rect(
          x,
          y + ((x - W / 2) / W) ** 2 * -H * 0.1,
          3,
          3,
          ['#d9e9df', '#7fa08f', '#ffd34d', '#c4342d', '#1f4e9c'][Math.floor(art.random() ** 2 * 5)]!,
          `opacity="${round(0.15 + r * 0.03)}"`,
        )
  }
  svg += rect(0, hz + H * 0.02, W, H * 0.045, '#0a1a14')
  for (let x = 0; x < W; x += U * 0.36)
    svg += rect(
      x + 4,
      hz + H * 0.026,
      U * 0.35,
      H * 0.033,
      ['#123a2c', '#1d4e7a', '#7d1518'][Math.floor(x / (U * 0.36)) % 3]!,
    )
  return svg
}

export function stadium(art: Canvas): string {
  const { W, H, p } = art
  let svg = sky(art)
  const hz = H * 0.46
  svg += stands(art, hz)
  for (let i = 0; i < 12; i++) {
    const a = (i - 6) / 6,
      b = (i - 5) / 6
    svg += path(
      points(
        [
          [W / 2 + a * W * 0.62, hz + H * 0.065],
          [W / 2 + b * W * 0.62, hz + H * 0.065],
          [W / 2 + b * W * 1.15, H],
          [W / 2 + a * W * 1.15, H],
        ],
        true,
      ),
      i % 2 ? p.m[0]! : '#12683f',
    )
  }
  svg +=
    L(art, `M${-W * 0.1} ${round(hz + H * 0.1)}H${W * 1.1}`) +
    L(art, `M${W / 2} ${round(hz + H * 0.1)}V${H}`) +
    `<ellipse cx="${W / 2}" cy="${round(H * 0.82)}" rx="${round(W * 0.17)}" ry="${round(H * 0.12)}" fill="none" stroke="#eafff0" stroke-width="${round(3 * art.k)}" opacity=".75"/>`
  svg += floodlights(art)
  svg += players(art)
  return (
    svg +
    circle(W * 0.497, H * 0.822, 6 * art.k, '#fff') +
    `<ellipse cx="${round(W * 0.499)}" cy="${round(H * 0.833)}" rx="${round(6 * art.k)}" ry="${round(2.5 * art.k)}" fill="#04120e" opacity=".5"/>`
  )
}
