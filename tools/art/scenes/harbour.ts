import type { Canvas } from '../canvas.ts'
import { mix } from '../colours.ts'
import { circle, grad, line, path, place, points, rect } from '../draw.ts'
import { person } from '../figures.ts'
import { text } from '../lettering.ts'
import { glow, mist, sky } from '../nature.ts'
import { round } from '../numbers.ts'

function crane(x: number, y: number, s: number, col: string, op: number): string {
  return place(
    x,
    y,
    s,
    `<g fill="none" stroke="${col}" stroke-linecap="round" opacity="${op}"><path d="M-22 0L-14 -96M22 0L14 -96M-18 -46H18M-14 -96H14M-20 -24L16 -66M20 -24L-16 -66" stroke-width="3.400"/><path d="M-62 -100H104" stroke-width="4.600"/><path d="M0 -136L-60 -101M0 -136L54 -101M0 -136L102 -101M-8 -98L0 -136L8 -98" stroke-width="1.800"/><path d="M62 -98V-58" stroke-width="1.400"/><path d="M52 -58H74V-46H52Z" fill="${col}" stroke-width="1"/></g>`,
  )
}

/** Rows of gantry cranes, paler with distance. */
function cranes(art: Canvas, hz: number): string {
  const { W, H, p } = art
  let svg = ''
  for (let i = 0; i < 4; i++) {
    const n = art.wide ? 4 : 2
    for (let k = 0; k < n; k++)
      svg += crane(
        W * ((k + 0.2 + art.random() * 0.6) / n),
        hz + i * H * 0.03,
        art.k * (art.wide ? 0.42 + i * 0.2 : 0.55 + i * 0.36),
        p.m[i]!,
        1,
      )
    svg += mist(art, hz - H * 0.2 + i * H * 0.03, H * 0.28, p.sky[3]!, 0.72)
  }
  return svg
}

/** The postmark in place of the moon. */
function postmark(art: Canvas, mx: number, my: number, mr: number): string {
  const { p } = art
  let svg = ''
  let pm = circle(0, 0, 50, 'none', 'stroke-width="3"') + circle(0, 0, 39, 'none', 'stroke-width="1.6"')
  for (let i = 0; i < 5; i++)
    pm += `<path d="M44 ${-22 + i * 11}c12 -7 18 7 30 0s18 7 30 0s18 7 30 0" fill="none" stroke-width="2.6"/>`
  svg +=
    circle(mx, my, mr * 0.98, p.light, 'opacity=".75"') +
    place(
      mx,
      my,
      mr / 50,
      `<g stroke="${p.accent}" fill="none" opacity=".86">${pm}</g>` +
        text('雾港', 0, 4, 22, 'serif', { anchor: 'middle', fill: p.accent }) +
        text('1987.11.20', 0, 20, 10, 'sans', { anchor: 'middle', fill: p.accent }),
      'rotate(-11)',
    )
  return svg
}

export function harbour(art: Canvas): string {
  const { W, H, U, p } = art
  let svg = sky(art)
  const mx = art.wide ? W * 0.78 : W * 0.64,
    my = H * (art.wide ? 0.32 : 0.27),
    mr = U * (art.wide ? 0.125 : 0.15)
  svg += glow(art, mx, my, mr * 2.6, p.light, 0.6)
  // the moon is a postmark
  svg += postmark(art, mx, my, mr)
  const hz = H * (art.wide ? 0.58 : 0.7),
    py = H * (art.wide ? 0.77 : 0.9)
  svg += cranes(art, hz)
  svg += rect(0, hz + H * 0.06, W, H, grad(art, [mix(p.m[1]!, p.sky[3]!, 0.5), p.m[2]!, p.m[4]!]))
  for (let i = 0; i < 50; i++) {
    const y = hz + H * 0.07 + art.random() * H * 0.2
    svg += line(
      `M${round(art.random() * W)} ${round(y)}h${round((10 + art.random() * 80) * art.k)}`,
      p.light,
      1.2,
      `opacity="${round(art.random() * 0.35)}"`,
    )
  }
  svg += path(
    points(
      [
        [0, py],
        [W * (art.wide ? 0.86 : 0.7), py - H * 0.01],
        [W * (art.wide ? 0.88 : 0.74), H],
        [0, H],
      ],
      true,
    ),
    p.m[4]!,
  )
  const px = art.wide ? W * 0.8 : W * 0.5
  for (let x = 0; x < (art.wide ? W * 0.86 : W * 0.68); x += 26 * art.k)
    svg += rect(x, py - H * 0.028, 2.4 * art.k, H * 0.03, p.m[4]!)
  svg += line(`M0 ${round(py - H * 0.024)}H${round(W * (art.wide ? 0.86 : 0.69))}`, p.m[4]!, 1.6 * art.k)
  return (
    svg +
    place(
      px,
      py,
      art.k * 2.0,
      path(person, p.m[4]!) + rect(6.5, -18, 6, 4.4, p.light, 'transform="rotate(-14 8 -16)"'),
    ) +
    place(
      px - U * 0.2,
      py,
      art.k * 1.15,
      path('M-1.500 0V-60H1.500V0ZM-1 -60C6 -66 14 -64 15 -57', p.m[4]!) + circle(14, -54, 4, p.light),
    ) +
    glow(art, px - U * 0.2 + 14 * art.k * 1.15, py - 54 * art.k * 1.15, U * 0.16, p.light, 0.7)
  )
}
