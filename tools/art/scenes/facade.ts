import type { Canvas } from '../canvas.ts'
import { mix } from '../colours.ts'
import { circle, grad, line, path, place, points, rect } from '../draw.ts'
import { cat, person } from '../figures.ts'
import { glow, ground, ridge, sky } from '../nature.ts'
import { round } from '../numbers.ts'

/** Who lives behind a lit window: a curtain, a person, a cat, a lamp, or nobody. */
function inhabitant(art: Canvas, x: number, y: number, w: number, h: number, lem: boolean): string {
  const { p } = art
  let svg = ''
  const kind = art.random()
  if (kind < 0.3)
    svg += path(
      `M${round(x)} ${round(y)}h${round(w * 0.34)}C${round(x + w * 0.3)} ${round(y + h * 0.5)} ${round(x + w * 0.1)} ${round(y + h * 0.7)} ${round(x)} ${round(y + h)}Z`,
      p.accent,
      'opacity=".55"',
    )
  else if (kind < 0.5)
    svg += place(x + w * 0.5, y + h, w / 46, path(person, lem ? '#15464a' : '#4a231c', 'opacity=".9"'))
  else if (kind < 0.62) svg += place(x + w * 0.55, y + h, w / 78, path(cat, lem ? '#15464a' : '#2a1512'))
  else if (kind < 0.78)
    svg +=
      path(
        `M${round(x + w * 0.5)} ${round(y)}v${round(h * 0.24)}`,
        'none',
        `stroke="#6b3320" stroke-width="${round(w * 0.03)}"`,
      ) +
      path(
        `M${round(x + w * 0.3)} ${round(y + h * 0.36)}L${round(x + w * 0.42)} ${round(y + h * 0.2)}H${round(x + w * 0.58)}L${round(x + w * 0.7)} ${round(y + h * 0.36)}Z`,
        '#8c4529',
      )
  return svg
}

/** Rows of windows; each is lit, dark, curtained or lived in. */
function windows(
  art: Canvas,
  rows: number,
  cols: number,
  x0: number,
  ww: number,
  top: number,
  hh: number,
  lem: boolean,
): string {
  const { p } = art
  let svg = ''
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < cols; i++) {
      const x = x0 + i * ww + ww * 0.2,
        y = top + j * hh + hh * 0.24,
        w = ww * 0.6,
        h = hh * 0.58,
        lit = art.random() < (lem ? 0.3 : 0.52)
      svg += rect(x - w * 0.07, y - w * 0.07, w * 1.14, h + w * 0.14, lem ? '#fff4cf' : mix(p.m[0]!, '#ffffff', 0.1))
      svg += rect(
        x,
        y,
        w,
        h,
        lem
          ? lit
            ? '#ffe08a'
            : '#1d6f73'
          : lit
            ? grad(art, ['#ffe3a3', p.light, '#e88f4a'])
            : mix(p.sky[0]!, '#000000', 0.25),
      )
      if (lit) svg += inhabitant(art, x, y, w, h, lem)
      svg +=
        rect(x + w * 0.48, y, w * 0.04, h, lem ? '#fff4cf' : p.m[1]!) +
        rect(x, y + h * 0.36, w, h * 0.03, lem ? '#fff4cf' : p.m[1]!)
      if (lem) {
        const col = art.random() > 0.25 ? '#1f8a83' : p.accent
        svg +=
          rect(x - w * 0.34, y - w * 0.03, w * 0.27, h + w * 0.06, col) +
          rect(x + w * 1.07, y - w * 0.03, w * 0.27, h + w * 0.06, col)
        for (let s = 1; s < 7; s++)
          svg += line(
            `M${round(x - w * 0.31)} ${round(y + (h * s) / 7)}h${round(w * 0.21)}M${round(x + w * 1.1)} ${round(y + (h * s) / 7)}h${round(w * 0.21)}`,
            '#0c4a4a',
            1,
            'opacity=".4"',
          )
      }
      const q = art.random()
      if (q < 0.3) {
        svg += rect(x - w * 0.1, y + h * 1.02, w * 1.2, h * 0.05, lem ? '#c98a12' : p.m[2]!)
        for (let s = 0; s < 5; s++)
          svg += circle(
            x + w * (0.08 + s * 0.21),
            y + h * 0.98,
            w * (0.06 + art.random() * 0.05),
            lem ? (s % 2 ? '#e4572e' : '#2f8f4e') : '#5d6b4a',
          )
      } else if (q < 0.46 && !lem)
        svg +=
          rect(x + w * 0.2, y + h * 1.04, w * 0.6, h * 0.16, mix(p.m[0]!, '#ffffff', 0.22)) +
          circle(x + w * 0.4, y + h * 1.12, h * 0.055, p.m[2]!)
    }
  return svg
}

export function facade(art: Canvas): string {
  const { W, H, p, U } = art,
    lem = art.palette === 'lemon'
  let svg = sky(art)
  const cols = art.wide ? 11 : 4,
    top = art.wide ? H * 0.1 : H * 0.345,
    x0 = art.wide ? W * 0.3 : W * 0.07,
    ww = (W - x0 * (art.wide ? 1 : 2)) / cols,
    hh = ww * 1.26,
    rows = Math.ceil((H - top) / hh)
  if (!lem) {
    svg += glow(art, W * 0.5, top, U * 0.7, p.sky[2]!, 0.7)
    const back = ridge(art, top + H * 0.03, H * 0.08, 6)
    svg += ground(art, back, mix(p.m[0]!, p.sky[1]!, 0.5))
  } else if (art.wide) svg += circle(W * 0.16, H * 0.2, U * 0.1, '#fff6c9')
  svg +=
    rect(x0 - ww * 0.15, top, W, H, grad(art, [p.m[0]!, p.m[2]!])) +
    rect(x0 - ww * 0.25, top - U * 0.012, W, U * 0.028, p.m[2]!)
  svg += windows(art, rows, cols, x0, ww, top, hh, lem)
  if (!lem) {
    const y = top + hh * 2.08
    svg += line(
      `M${round(x0)} ${round(y)}Q${round(W * 0.5)} ${round(y + U * 0.05)} ${round(W)} ${round(y - U * 0.02)}`,
      '#120d12',
      1.6 * art.k,
    )
    for (let i = 0; i < 7; i++) {
      const x = W * (0.24 + i * 0.075 + art.random() * 0.02),
        l = U * (0.06 + art.random() * 0.04)
      svg += path(
        points(
          [
            [x, y + U * 0.018],
            [x + U * 0.05, y + U * 0.02],
            [x + U * 0.046, y + l],
            [x + U * 0.006, y + l * 1.05],
          ],
          true,
        ),
        ['#e8623f', '#d9d2c0', '#3f6f7a', '#c9a45a'][i % 4]!,
      )
    }
  }
  return svg
}
