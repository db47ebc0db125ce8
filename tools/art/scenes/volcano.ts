import type { Canvas } from '../canvas.ts'
import { mix } from '../colours.ts'
import { circle, grad, line, path, place, points, rect } from '../draw.ts'
import { boat } from '../figures.ts'
import { glow, ground, ridge, sky, stars } from '../nature.ts'
import { fbm, noise, round } from '../numbers.ts'

/** Billows that rise from (x, y) and drift with the wind, lit from below. */
function plume(art: Canvas, x: number, y: number): string {
  const { U, p, random } = art
  let svg = ''
  for (let i = 0; i < 54; i++) {
    const t = i / 54
    const dx = t ** 1.5 * U * 0.42 + (random() - 0.5) * U * (0.07 + t * 0.34)
    const size = U * (0.03 + t * 0.085) * (0.7 + random() * 0.6)
    svg += circle(
      x + dx,
      y - t * y * 1.02,
      size,
      mix(p.accent, p.m[1]!, Math.min(1, 0.2 + t * 1.5)),
      `opacity="${round(0.9 - t * 0.3)}"`,
    )
  }
  return svg
}

/** A river of lava from the crater to the foot, wider as it falls. */
function lava(art: Canvas, x: number, y: number, foot: number, drift: number): string {
  const { U, p, k } = art
  const source = noise(art.random)
  const bed = Array.from({ length: 16 }, (_, i) => {
    const t = i / 15
    return [x + drift * t + (fbm(source, t * 6) - 0.5) * U * 0.16 * t, y + (foot - y) * t] as const
  })
  const d = points(bed)
  return (
    line(d, p.accent, 9 * k, 'stroke-linejoin="round" stroke-linecap="round"') +
    line(d, p.light, 3 * k, 'stroke-linejoin="round"')
  )
}

/** An island that burns above a dark sea. */
export function volcano(art: Canvas): string {
  const { W, H, U, p, k, fx, random } = art
  const sea = H * (art.wide ? 0.74 : 0.66)
  const top = H * (art.wide ? 0.34 : 0.36)
  const crater = U * 0.075
  let svg = sky(art) + stars(art, 60, 0.4, p.light) + glow(art, fx, top, U * 0.7, p.accent, 0.8) + plume(art, fx, top)
  const slope = (side: number) =>
    [0.18, 0.4, 0.66, 1].map(t => [fx + side * (crater + U * 0.66 * t ** 0.9), top + (sea - top) * t ** 0.72] as const)
  const cone = [
    ...slope(-1).toReversed(),
    [fx - crater, top],
    [fx - crater * 0.4, top + U * 0.02],
    [fx + crater * 0.5, top + U * 0.012],
    [fx + crater, top],
    ...slope(1),
  ]
  svg += path(points(cone, true), grad(art, [p.m[1]!, p.m[2]!, p.m[3]!]))
  const shaded = [[fx + crater * 0.5, top + U * 0.012], [fx + crater, top], ...slope(1), [fx + U * 0.2, sea]]
  svg += path(points(shaded, true), p.m[4]!, 'opacity=".45"')
  svg += [-0.3, 0.02, 0.34].map(drift => lava(art, fx + drift * crater, top + U * 0.015, sea, drift * U)).join('')
  for (let i = 0; i < 40; i++) {
    const angle = Math.PI * (1.15 + random() * 0.7)
    const far = U * (0.05 + random() * 0.36)
    svg += circle(
      fx + Math.cos(angle) * far,
      top + Math.sin(angle) * far,
      (1 + random() * 2.2) * k,
      p.light,
      'opacity=".9"',
    )
  }
  svg += ground(art, ridge(art, sea + 3, H * 0.06, 2.2, { smooth: true }), p.m[3]!)
  svg += rect(0, sea, W, H - sea, grad(art, [mix(p.m[3]!, p.accent, 0.35), p.m[3]!, p.m[4]!]))
  for (let i = 0; i < 70; i++) {
    const t = random() ** 1.4
    const spread = U * (0.2 + t * 0.5)
    const d = `M${round(fx + (random() - 0.5) * spread * 2)} ${round(sea + 4 + t * (H - sea))}h${round((12 + random() * 60) * k)}`
    svg += line(d, i % 3 ? p.accent : p.light, 1.2 + t * 1.6, `opacity="${round(0.2 + random() * 0.5)}"`)
  }
  return (
    svg +
    place(
      fx - U * (art.wide ? 0.55 : 0.24),
      sea + (H - sea) * 0.42,
      k * 0.9,
      path(boat, p.m[4]!) + line('M-4 -8V-48', p.m[4]!, 2.4) + path('M-2 -48L26 -18H-2Z', p.m[4]!),
    )
  )
}
