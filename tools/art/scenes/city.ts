import type { Canvas } from '../canvas.ts'
import { mix } from '../colours.ts'
import { circle, grad, line, path, place, rect } from '../draw.ts'
import { person } from '../figures.ts'
import { text } from '../lettering.ts'
import { glow, sky } from '../nature.ts'
import { round } from '../numbers.ts'

/** Four rows of towers with lit windows, the nearest darkest. */
function towers(art: Canvas, gb: number, sx: number): string {
  const { W, U, H, p } = art
  let svg = ''
  for (let l = 0; l < 4; l++) {
    let X = -20
    const base = gb
    while (X < W) {
      const w = U * (0.06 + art.random() * 0.09) * (1 + l * 0.22),
        far = Math.min(1, Math.abs(X + w / 2 - sx) / (W * 0.5)),
        h = H * (0.2 + art.random() * 0.3) * (1.02 - l * 0.1) * (0.75 + far * 0.6),
        y = base - h
      svg += rect(X, y, w, h + H * 0.1, mix(p.m[l]!, p.sky[2]!, 0.3 - l * 0.1))
      if (art.random() > 0.65)
        svg +=
          rect(X + w * 0.45, y - U * 0.06, 1.6 * art.k, U * 0.06, p.m[l]!) +
          circle(X + w * 0.45, y - U * 0.06, 1.8 * art.k, p.accent)
      const cs = Math.max(3, Math.floor(w / (9 * art.k))),
        rs = Math.floor(h / (12 * art.k))
      for (let a = 0; a < cs; a++)
        for (let b = 0; b < rs; b++)
          if (art.random() < 0.16 + l * 0.05)
            svg += rect(
              X + (w * (a + 0.25)) / cs,
              y + (b + 0.4) * 12 * art.k,
              (w / cs) * 0.5,
              5 * art.k,
              art.random() > 0.85 ? '#9fe6e0' : p.light,
              `opacity="${round(0.35 + art.random() * 0.65)}"`,
            )
      X += w + art.random() * U * 0.02
    }
  }
  return svg
}

export function city(art: Canvas): string {
  const { W, H, U, p } = art
  let svg = sky(art)
  const gb = H * (art.wide ? 0.66 : 0.8),
    sx = art.wide ? W * 0.7 : W * 0.5
  svg += glow(art, sx, H * 0.62, U * 0.8, p.sky[3]!, 0.9)
  svg += towers(art, gb, sx)
  const nx = art.wide ? W * 0.83 : W * 0.74
  svg +=
    glow(art, nx, gb - H * 0.34, U * 0.34, p.accent, 0.75) +
    rect(
      nx - U * 0.045,
      gb - H * 0.46,
      U * 0.09,
      U * 0.36,
      '#180808',
      `stroke="${p.accent}" stroke-width="${round(2.4 * art.k)}" rx="${round(4 * art.k)}"`,
    ) +
    ['夜', '雨', '馆']
      .map((t, i) =>
        text(t, nx, gb - H * 0.46 + U * (0.095 + i * 0.115), U * 0.075, 'sans', {
          anchor: 'middle',
          fill: p.accent,
        }),
      )
      .join('')
  svg += rect(0, gb, W, H - gb, grad(art, [mix(p.m[2]!, p.sky[3]!, 0.4), p.m[3]!]))
  for (let i = 0; i < 90; i++) {
    const X = art.random() * W,
      d = Math.abs(X - nx) < U * 0.15
    svg += rect(
      X,
      gb + H * 0.01 + art.random() * H * (art.wide ? 0.26 : 0.12),
      U * (0.01 + art.random() * 0.05),
      (1 + art.random() * 3) * art.k,
      d ? p.accent : p.light,
      `opacity="${round(0.1 + art.random() * 0.4)}"`,
    )
  }
  const ux = art.wide ? W * 0.6 : W * 0.38
  svg += place(
    ux,
    gb + H * 0.1,
    art.k * (art.wide ? 2 : 2.4),
    path(person, '#020408') +
      path(
        'M-26 -42C-22 -60 22 -60 26 -42C20 -46 14 -46 9 -42C5 -46 -4 -46 -8 -42C-14 -46 -20 -46 -26 -42Z',
        p.accent,
      ) +
      rect(-0.7, -58, 1.4, 36, '#020408'),
  )
  for (let i = 0; i < 130; i++) {
    const X = art.random() * W * 1.1,
      Y = art.random() * H,
      l = U * (0.04 + art.random() * 0.07)
    svg += line(
      `M${round(X)} ${round(Y)}l${round(-l * 0.22)} ${round(l)}`,
      '#cfe6f2',
      0.9,
      `opacity="${round(0.1 + art.random() * 0.3)}"`,
    )
  }
  return svg
}
