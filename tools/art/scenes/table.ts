import type { Canvas } from '../canvas.ts'
import { circle, line, path, place, points } from '../draw.ts'
import { sky } from '../nature.ts'
import { round } from '../numbers.ts'

function dish(art: Canvas, dx: number, dy: number, r: number, rim: string, food: string, kind: number): string {
  let b =
    circle(dx, dy + r * 0.08, r, '#5c160c', 'opacity=".3"') +
    circle(dx, dy, r, rim) +
    circle(dx, dy, r * 0.84, '#fffdf5') +
    circle(dx, dy, r * 0.7, food)
  if (kind === 0)
    for (let i = 0; i < 9; i++)
      b += circle(
        dx + (art.random() - 0.5) * r * 0.9,
        dy + (art.random() - 0.5) * r * 0.9,
        r * 0.12,
        ['#2f7d4a', '#fff0c9', '#d9412a'][i % 3]!,
      )
  if (kind === 1)
    for (let i = 0; i < 7; i++)
      b += line(
        `M${round(dx - r * 0.5)} ${round(dy - r * 0.4 + i * r * 0.13)}q${round(r * 0.25)} ${round(-r * 0.14)} ${round(r * 0.5)} 0t${round(r * 0.5)} 0`,
        '#fff0c0',
        r * 0.05,
        'stroke-linecap="round"',
      )
  if (kind === 2)
    for (let i = 0; i < 6; i++) {
      const a = (i / 6) * 6.283
      b += path(
        `M${round(dx + Math.cos(a) * r * 0.4 - r * 0.17)} ${round(dy + Math.sin(a) * r * 0.4)}q${round(r * 0.17)} ${round(-r * 0.3)} ${round(r * 0.34)} 0q${round(-r * 0.17)} ${round(r * 0.14)} ${round(-r * 0.34)} 0Z`,
        '#fff8e4',
        `stroke="#d9b98a" stroke-width="${round(r * 0.02)}"`,
      )
    }
  if (kind === 3)
    b +=
      path(
        `M${round(dx - r * 0.55)} ${round(dy)}q${round(r * 0.4)} ${round(-r * 0.4)} ${round(r * 0.8)} 0l${round(r * 0.26)} ${round(-r * 0.2)}v${round(r * 0.4)}l${round(-r * 0.26)} ${round(-r * 0.2)}q${round(-r * 0.4)} ${round(r * 0.4)} ${round(-r * 0.8)} 0Z`,
        '#e9743a',
      ) + circle(dx - r * 0.34, dy - r * 0.04, r * 0.05, '#3b0f08')
  return b
}

function rays(art: Canvas, x: number, y: number): string {
  const { W } = art
  let svg = ''
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * Math.PI * 2
    svg += path(
      points(
        [
          [x, y],
          [x + Math.cos(a) * W * 1.5, y + Math.sin(a) * W * 1.5],
          [x + Math.cos(a + 0.13) * W * 1.5, y + Math.sin(a + 0.13) * W * 1.5],
        ],
        true,
      ),
      '#f2a52a',
      'opacity=".55"',
    )
  }
  return svg
}

export function table(art: Canvas): string {
  const { W, H, p } = art
  let svg = sky(art)
  const x = art.wide ? W * 0.7 : W * 0.5,
    y = art.wide ? H * 0.52 : H * 0.4,
    R = art.wide ? H * 0.46 : W * 0.46
  svg += rays(art, x, y)
  svg +=
    circle(x + R * 0.03, y + R * 0.05, R, '#8a3a12', 'opacity=".3"') +
    circle(x, y, R, p.m[3]!) +
    circle(x, y, R * 0.95, '#d84a2c') +
    `<circle cx="${round(x)}" cy="${round(y)}" r="${round(R * 0.9)}" fill="none" stroke="#f7c531" stroke-width="${round(R * 0.012)}"/>` +
    circle(x, y, R * 0.52, '#c93a23') +
    circle(x, y, R * 0.49, '#f6e2b8', 'opacity=".16"')
  svg += dish(art, x, y, R * 0.3, '#1d5c4c', '#e9b13a', 1)
  const K: [rim: string, food: string, kind: number][] = [
    ['#fff3d6', '#2f7d4a', 0],
    ['#1d5c4c', '#f2933a', 3],
    ['#fff3d6', '#c93a23', 2],
    ['#f7c531', '#7a2a14', 0],
    ['#fff3d6', '#8fb04a', 2],
    ['#1d5c4c', '#f6d27a', 1],
    ['#fff3d6', '#d9653a', 3],
  ]
  K.forEach((q, i) => {
    const a = (i / 7) * 6.283 - 1.2
    svg += dish(
      art,
      x + Math.cos(a) * R * 0.68,
      y + Math.sin(a) * R * 0.68,
      R * (0.19 + (i % 2) * 0.025),
      q[0],
      q[1],
      q[2],
    )
  })
  return (
    svg +
    place(
      x,
      y,
      R / 200,
      `<g stroke="#3b0f08" stroke-width="5" stroke-linecap="round"><path d="M52 88L168 188M66 78L184 174"/></g>`,
    )
  )
}
