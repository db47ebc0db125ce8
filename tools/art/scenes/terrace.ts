import type { Canvas } from '../canvas.ts'
import { mix } from '../colours.ts'
import { circle, grad, line, path, place, points } from '../draw.ts'
import { person } from '../figures.ts'
import { flock, glow, ground, mist, ridge, sky } from '../nature.ts'
import { fbm, noise } from '../numbers.ts'

const hat = 'M-11 -33L0 -43L11 -33Z'
const house = 'M-26 0V-18H26V0ZM-34 -16L0 -38L34 -16Z'

/** Flooded terraces that step down the hill and mirror the sky. */
export function terrace(art: Canvas): string {
  const { W, H, U, p, k, fx, random } = art
  const sunX = fx + U * 0.1
  let svg = sky(art) + glow(art, sunX, H * 0.24, U * 0.6, p.light, 0.6) + circle(sunX, H * 0.24, U * 0.095, p.light)
  for (let i = 0; i < 3; i++) {
    const base = H * (0.4 + i * 0.045)
    svg += ground(
      art,
      ridge(art, base, H * (0.16 - i * 0.035), 1.2 + i * 0.4),
      mix(p.m[0]!, p.sky.at(-1)!, 0.65 - i * 0.28),
    )
    svg += mist(art, base - H * 0.05, H * 0.1, p.light, 0.5)
  }
  const steps = art.wide ? 11 : 13
  const source = noise(random)
  for (let i = 0; i < steps; i++) {
    const t = i / (steps - 1)
    const base = H * (0.44 + t * 0.5)
    const sway = U * (0.05 + t * 0.08)
    const crest = Array.from({ length: 41 }, (_, j) => {
      const x = -5 + (j / 40) * (W + 10)
      return [
        x,
        base + (fbm(source, (x / U) * 1.5 + i * 0.16, 2) - 0.5) * sway * 1.7 + ((x - fx) / W) ** 2 * U * 0.22,
      ] as const
    })
    const bank = mix(p.m[1]!, p.m[4]!, t)
    const mirror = grad(art, [mix(p.sky.at(-1)!, p.light, 0.55 - t * 0.4), mix(p.sky[0]!, p.m[2]!, 0.25 + t * 0.45)])
    svg += ground(art, crest, mirror) + line(points(crest), p.light, (1 + t * 1.6) * k, 'opacity=".8"')
    const lip = crest.map(([x, y]) => [x, y + H * (0.012 + t * 0.021)] as const)
    svg += ground(art, lip, bank) + line(points(lip), mix(bank, p.light, 0.3), 1.2 * k)
    const water = lip.map(([x, y]) => [x, y + H * (0.006 + t * 0.01)] as const)
    svg += ground(art, water, mirror)
    if (i === 3)
      svg += place(fx - U * 0.3, base + U * 0.005, k * 0.9, path(house, p.m[4]!) + path('M-6 0V-10H6V0Z', p.accent))
  }
  svg += place(
    fx + U * 0.06,
    H * (art.wide ? 0.83 : 0.8),
    k * 1.5,
    path(person + hat, p.m[4]!) + line('M-22 -20L20 -28', p.m[4]!, 1.6),
  )
  return svg + flock(art, fx - U * 0.2, H * 0.2, k * 0.55, 5, p.m[4]!)
}
