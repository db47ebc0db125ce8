import type { Canvas } from '../canvas.ts'
import { mix } from '../colours.ts'
import { circle, grad, line, path, place, points, rect } from '../draw.ts'
import { ground, mist, ridge, sky } from '../nature.ts'
import { round } from '../numbers.ts'

/** Terraced slopes; the inn stands on the third. */
function slopes(art: Canvas): string {
  const { H, p, U } = art
  let svg = ''
  for (let i = 0; i < 5; i++) {
    const b = H * (0.58 + i * 0.1),
      pts = ridge(art, b, H * (0.22 - i * 0.02), 0.9 + i * 0.25, { smooth: true })
    svg += ground(art, pts, grad(art, [p.m[i]!, mix(p.m[i]!, p.sky[1]!, 0.4)]))
    if (i > 1)
      for (let k = 1; k < 9; k++) {
        const off = k * U * 0.022 * (1 + k * 0.12)
        svg += line(
          points(pts.filter((_, j) => j % 3 === 0).map(q => [q[0]!, q[1]! + off])),
          mix(p.m[Math.min(4, i + 1)]!, p.m[i]!, 0.3),
          1.6 * art.k,
          `opacity="${round(0.6 - k * 0.05)}" stroke-dasharray="${round(7 * art.k)} ${round(3 * art.k)}"`,
        )
      }
    if (i < 3) svg += mist(art, b - H * 0.02, H * 0.12, p.light, 0.75)
    if (i === 2) {
      const k = Math.floor(pts.length * (art.wide ? 0.72 : 0.42)),
        q = pts[k]
      svg += place(
        q![0]!,
        q![1]! + 10 * art.k,
        art.k * 1.15,
        path('M-40 0V-26H40V0ZM-20 -38V-52H24V-38Z', '#f6ecd4') +
          path(
            'M-54 -22C-44 -26 -34 -34 -30 -40H30C34 -34 44 -26 54 -22ZM-32 -50C-26 -53 -18 -60 -16 -65H20C22 -60 30 -53 36 -50Z',
            '#24413a',
          ) +
          rect(-6, -18, 12, 18, '#5b2f22') +
          rect(-28, -18, 14, 10, '#ffd98a') +
          rect(15, -18, 14, 10, '#ffd98a') +
          rect(-8, -48, 20, 8, '#ffd98a') +
          path('M40 -2V-44', 'none', 'stroke="#5b2f22" stroke-width="2"') +
          path('M40 -44h14v20h-14z', p.accent),
      )
      svg += line(
        `M${round(q![0]! - 28 * art.k)} ${round(q![1]! - 66 * art.k)}c${round(8 * art.k)} ${round(-14 * art.k)} ${round(-8 * art.k)} ${round(-22 * art.k)} ${round(4 * art.k)} ${round(-40 * art.k)}`,
        '#fff',
        3 * art.k,
        'opacity=".6" stroke-linecap="round"',
      )
    }
  }
  return svg
}

export function hills(art: Canvas): string {
  const { W, H, U, p, fx } = art
  let svg = sky(art) + circle(fx - U * 0.16, H * 0.22, U * 0.11, p.accent, 'opacity=".85"')
  svg += slopes(art)
  // blossom branch
  let br = ''
  const bx = art.wide ? W : 0,
    sg = art.wide ? -1 : 1
  br += line(
    `M${bx} ${round(H * 0.86)}C${round(bx + sg * U * 0.2)} ${round(H * 0.8)} ${round(bx + sg * U * 0.3)} ${round(H * 0.84)} ${round(bx + sg * U * 0.62)} ${round(H * 0.76)}M${round(bx + sg * U * 0.24)} ${round(H * 0.815)}C${round(bx + sg * U * 0.3)} ${round(H * 0.77)} ${round(bx + sg * U * 0.36)} ${round(H * 0.75)} ${round(bx + sg * U * 0.42)} ${round(H * 0.7)}`,
    '#3b2a22',
    4 * art.k,
    'stroke-linecap="round"',
  )
  for (let i = 0; i < 34; i++) {
    const t = art.random(),
      x = bx + sg * U * (0.1 + t * 0.5) + (art.random() - 0.5) * U * 0.1,
      y = H * (0.835 - t * 0.07) + (art.random() - 0.5) * U * 0.13
    for (let k = 0; k < 5; k++)
      br += circle(
        x + Math.cos(k * 1.257) * 4.2 * art.k,
        y + Math.sin(k * 1.257) * 4.2 * art.k,
        3.6 * art.k,
        ['#f7b9a5', '#fbd6c6', '#ef8f78'][i % 3]!,
      )
    br += circle(x, y, 1.8 * art.k, '#c2402f')
  }
  return svg + br
}
