import type { Canvas } from '../canvas.ts'
import { circle, grad, line, path, place, rect } from '../draw.ts'
import { boat, boatman, person } from '../figures.ts'
import { glow, ground, halo, mist, ridge, sky } from '../nature.ts'
import { round } from '../numbers.ts'

/** Whitewashed houses with black roofs along the water line y = 0. */
function row(art: Canvas, from: number, to: number): string {
  const { U, p, random } = art
  let svg = ''
  for (let x = from; x < to; ) {
    const width = U * (0.13 + random() * 0.1)
    const height = U * (0.1 + random() * 0.13)
    const eave = width * 0.08
    svg += rect(x, -height, width, height, random() > 0.4 ? p.light : p.m[0]!)
    for (let i = 0; i < 2; i++) {
      const lit = random() > 0.45
      svg += rect(x + width * (0.18 + i * 0.4), -height * 0.62, width * 0.2, height * 0.34, lit ? p.accent : p.m[3]!)
    }
    const roof = `M${round(x - eave)} ${round(-height)}l${round(eave * 2)} ${round(-U * 0.05)}h${round(width - eave * 2)}l${round(eave * 2)} ${round(U * 0.05)}z`
    svg += path(roof, p.m[4]!)
    x += width * 1.04
  }
  return svg
}

function moonBridge(art: Canvas, x: number, radius: number): string {
  const { p, k } = art
  const r = round
  const reach = radius * 2.3
  const deck = `M${r(x - reach)} 0C${r(x - radius * 1.2)} ${r(-radius * 0.5)} ${r(x - radius * 0.6)} ${r(-radius * 1.3)} ${r(x)} ${r(-radius * 1.3)}S${r(x + radius * 1.2)} ${r(-radius * 0.5)} ${r(x + reach)} 0`
  const arch = `M${r(x - radius)} 0A${r(radius)} ${r(radius)} 0 0 1 ${r(x + radius)} 0Z`
  const rail = line(
    deck,
    p.m[3]!,
    5 * k,
    `transform="translate(0 ${r(-9 * k)})" stroke-dasharray="${r(3 * k)} ${r(7 * k)}"`,
  )
  return rail + path(`${deck}Z${arch}`, p.m[2]!, 'fill-rule="evenodd"') + line(deck, p.m[4]!, 5 * k)
}

/** An arched bridge that its reflection makes a full moon. */
export function bridge(art: Canvas): string {
  const { W, H, U, p, k, fx, random } = art
  const water = H * (art.wide ? 0.64 : 0.62)
  const radius = U * (art.wide ? 0.2 : 0.17)
  const sunX = fx + U * (art.wide ? 0.28 : 0.22)
  let svg = sky(art) + glow(art, sunX, H * 0.28, U * 0.5, p.light, 0.55) + circle(sunX, H * 0.28, U * 0.1, p.light)
  svg += ground(art, ridge(art, water, H * 0.24, 1.2, { smooth: true }), grad(art, [p.m[0]!, p.sky.at(-1)!]))
  svg += mist(art, water - H * 0.18, H * 0.24, p.light, 0.5)
  const bank =
    row(art, -U * 0.1, fx - radius * 2.1) + row(art, fx + radius * 2, W + U * 0.1) + moonBridge(art, fx, radius)
  svg += `<g transform="translate(0 ${round(water)})">${bank}</g>`
  svg += rect(0, water, W, H - water, grad(art, [p.sky.at(-1)!, p.m[1]!, p.m[3]!]))
  svg += `<g transform="translate(0 ${round(water)}) scale(1 -1)" opacity=".38">${bank}</g>`
  svg += place(
    fx + radius * 0.1,
    water - radius * 1.32,
    k * 0.95,
    path(person, p.m[4]!) + path('M-22 -34Q1 -54 24 -34Z', p.accent),
  )
  for (let i = 0; i < 50; i++) {
    const t = random() ** 1.3
    const d = `M${round(random() * W)} ${round(water + 6 + t * (H - water))}h${round((14 + random() * 80) * k)}`
    svg += line(d, i % 2 ? p.light : p.m[4]!, 1 + t, `opacity="${round(0.1 + random() * 0.3)}"`)
  }
  const punt = path(boat + boatman, p.m[4]!) + halo(art, 24, -9, 24, '#ffb95e') + circle(24, -9, 2.6, '#ffe2a3')
  svg += place(fx + U * (art.wide ? -0.62 : 0.18), water + (H - water) * 0.46, k * 1.05, punt)
  for (let i = 0; i < 16; i++) {
    const x = W * (0.88 + random() * 0.14)
    const drop = H * (0.2 + random() * 0.34)
    const d = `M${round(x)} -4q${round(U * (random() - 0.5) * 0.06)} ${round(drop * 0.6)} ${round(-U * 0.02)} ${round(drop)}`
    svg += line(
      d,
      p.m[3]!,
      2.4 * k,
      `opacity=".75" stroke-dasharray="${round(9 * k)} ${round(4 * k)}" stroke-linecap="round"`,
    )
  }
  return svg
}
