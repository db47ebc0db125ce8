import type { Canvas } from '../canvas.ts'
import { circle, grad, line, path, place, radial, rect } from '../draw.ts'
import { person } from '../figures.ts'
import { glow, sky } from '../nature.ts'
import { round } from '../numbers.ts'

/** Lights of a street, out of focus. */
function bokeh(art: Canvas): string {
  const { W, H, U, p, random } = art
  const tones = [p.light, p.accent, p.m[0]!, p.m[1]!]
  return Array.from({ length: art.wide ? 70 : 40 }, (_, i) => {
    const tone = tones[i % 4]!
    const size = U * (0.02 + random() ** 2 * 0.075)
    const fill = radial(art, [
      [tone, 0, 0.55],
      [tone, 0.8, 0.42],
      [tone, 1, 0],
    ])
    return circle(random() * W, H * (0.3 + random() ** 1.2 * 0.5), size, fill)
  }).join('')
}

/** Drops on the glass, the larger ones with the trail they ran. */
function drops(art: Canvas): string {
  const { W, H, k, p, random } = art
  return Array.from({ length: art.wide ? 210 : 110 }, () => {
    const [x, y, size] = [random() * W, random() * H, (1 + random() ** 3 * 6) * k]
    const trail =
      size > 3.2 * k
        ? line(
            `M${round(x)} ${round(y)}v${round(-size * (6 + random() * 22))}`,
            p.light,
            size * 0.7,
            'opacity=".13" stroke-linecap="round"',
          )
        : ''
    return (
      trail +
      `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(size * 0.8)}" ry="${round(size)}" fill="${p.sky[0]}" opacity=".55"/>` +
      circle(x - size * 0.25, y - size * 0.3, size * 0.32, '#fff', 'opacity=".75"')
    )
  }).join('')
}

/** Someone at a window at night, rain on the glass. */
export function rain(art: Canvas): string {
  const { W, H, U, p, k, fx, random } = art
  let svg = sky(art)
  for (let x = -U * 0.05; x < W; ) {
    const width = U * (0.08 + random() * 0.12)
    const height = H * (0.2 + random() * 0.36)
    svg += rect(x, H * 0.82 - height, width, height, p.m[2]!, `opacity="${round(0.5 + random() * 0.4)}"`)
    for (let i = 0; i < 8; i++) {
      const at = [x + width * (0.15 + random() * 0.7), H * 0.82 - height * random() * 0.95] as const
      svg += rect(...at, U * 0.012, U * 0.016, p.light, `opacity="${round(random() * 0.8)}"`)
    }
    x += width * 1.1
  }
  svg += bokeh(art) + glow(art, fx, H * 0.66, U * 0.5, p.accent, 0.35) + drops(art)
  const sill = H * 0.86
  const frame = p.m[4]!
  const bars = art.wide ? [0.33, 0.9] : [0.8]
  svg += bars.map(at => rect(W * at, 0, U * 0.026, H, frame)).join('') + rect(0, H * 0.06, W, U * 0.02, frame)
  svg += rect(0, sill, W, H, grad(art, [p.m[3]!, frame])) + rect(0, sill, W, 3 * k, p.m[1]!, 'opacity=".6"')
  svg += place(fx + U * (art.wide ? 0.06 : -0.02), sill + U * 0.16, k * (art.wide ? 6 : 5), path(person, frame))
  const cup = path('M-14 -24H14L10 0H-10ZM14 -20C24 -20 24 -6 12 -6', frame, `stroke="${frame}" stroke-width="2.4"`)
  const steam = line(
    'M-5 -30c4 -6 -4 -9 0 -16M4 -30c4 -6 -4 -9 0 -16',
    p.light,
    1.6,
    'opacity=".6" stroke-linecap="round"',
  )
  return svg + place(fx - U * 0.34, sill + U * 0.004, k * 1.3, cup + steam)
}
