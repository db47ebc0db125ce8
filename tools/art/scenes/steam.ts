import type { Canvas } from '../canvas.ts'
import { mix } from '../colours.ts'
import { circle, line, path, rect } from '../draw.ts'
import { sky } from '../nature.ts'
import { round } from '../numbers.ts'

export function steam(art: Canvas): string {
  const { W, H, U, p } = art
  let svg = sky(art)
  const x = art.wide ? W * 0.7 : W * 0.5
  svg += circle(x + U * 0.1, H * 0.36, U * 0.24, p.light, 'opacity=".85"')
  for (let i = 0; i < 3; i++) {
    let d = `M-5 ${H}`,
      X = -5
    while (X < W) {
      const w = U * (0.08 + art.random() * 0.12),
        h = H * (0.44 - i * 0.07) * (0.55 + art.random() * 0.5)
      d += `V${round(H - h)}l${round(w * 0.16)} ${round(-U * 0.03)}H${round(X + w * 0.9)}l${round(w * 0.1)} ${round(U * 0.03)}`
      X += w
      d += `H${round(X)}`
    }
    svg += path(`${d}V${round(H)}Z`, mix(p.m[i]!, p.sky[1]!, 0.45 - i * 0.2))
  }
  const bw = art.wide ? H * 0.42 : W * 0.62,
    bh = bw * 0.2,
    by = H * 0.9
  for (let i = 0; i < 3; i++) {
    const w = bw * (1 - i * 0.0),
      y = by - i * bh * 1.06
    svg +=
      rect(x - w / 2, y - bh, w, bh, p.m[4]!, `rx="${round(bh * 0.12)}"`) +
      rect(x - w / 2, y - bh * 0.3, w, bh * 0.3, p.m[5]!, `rx="${round(bh * 0.1)}"`) +
      rect(x - w / 2, y - bh, w, bh * 0.14, '#f7dfae', `rx="${round(bh * 0.07)}"`)
    for (let k = 0; k < 22; k++)
      svg += line(
        `M${round(x - w / 2 + (w * (k + 0.5)) / 22)} ${round(y - bh * 0.84)}v${round(bh * 0.5)}`,
        '#a8763a',
        1.2 * art.k,
        'opacity=".5"',
      )
  }
  const ty = by - 3 * bh * 1.06 + 2
  for (let i = 0; i < 4; i++) {
    const q = bw * 0.115,
      X = x - bw * 0.36 + i * bw * 0.24
    svg +=
      path(
        `M${round(X - q)} ${round(ty)}C${round(X - q * 1.1)} ${round(ty - q * 1.2)} ${round(X - q * 0.3)} ${round(ty - q * 1.3)} ${round(X)} ${round(ty - q * 1.5)}C${round(X + q * 0.3)} ${round(ty - q * 1.3)} ${round(X + q * 1.1)} ${round(ty - q * 1.2)} ${round(X + q)} ${round(ty)}Z`,
        '#fffaf0',
      ) +
      line(
        `M${round(X)} ${round(ty - q * 1.4)}q${round(-q * 0.3)} ${round(q * 0.3)} ${round(-q * 0.4)} ${round(q * 0.6)}M${round(X)} ${round(ty - q * 1.4)}v${round(q * 0.6)}M${round(X)} ${round(ty - q * 1.4)}q${round(q * 0.3)} ${round(q * 0.3)} ${round(q * 0.4)} ${round(q * 0.6)}`,
        '#d9c4a0',
        1.4 * art.k,
      )
  }
  for (let i = 0; i < 7; i++) {
    const X = x - bw * 0.36 + i * bw * 0.12,
      h = H * (0.2 + art.random() * 0.16)
    svg += line(
      `M${round(X)} ${round(ty - bw * 0.12)}c${round(U * 0.07)} ${round(-h * 0.3)} ${round(-U * 0.07)} ${round(-h * 0.5)} ${round(U * 0.02)} ${round(-h)}`,
      '#fff',
      (5 + art.random() * 9) * art.k,
      `opacity="${round(0.3 + art.random() * 0.3)}" stroke-linecap="round"`,
    )
  }
  return svg + rect(0, by, W, H, p.m[3]!) + rect(0, by, W, 3 * art.k, p.m[1]!)
}
