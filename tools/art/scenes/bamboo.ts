import type { Canvas } from '../canvas.ts'
import { circle, path, place, rect } from '../draw.ts'
import { glow, ground, mist, ridge, sky, stars } from '../nature.ts'
import { round } from '../numbers.ts'

const leaf = 'M0 0C7 -5 20 -5 30 3C19 7 8 6 0 0Z'

function tuft(art: Canvas, x: number, y: number, scale: number, fill: string): string {
  const blades = [0, 1, 2, 3].map(i => {
    const angle = round(20 + i * 38 + art.random() * 16)
    return `<path d="${leaf}" transform="rotate(${angle})" fill="${fill}"/>`
  })
  return place(x, y, scale, blades.join(''))
}

/** A stalk over the whole height: joints every so often, tufts at some of them. */
function stalk(art: Canvas, x: number, width: number, fill: string, joint: string): string {
  const { H, k, random } = art
  const step = H * (0.09 + random() * 0.04)
  let svg = rect(x, -10, width, H + 20, fill) + rect(x + width * 0.18, -10, width * 0.16, H + 20, joint, 'opacity=".3"')
  for (let y = random() * step; y < H; y += step) {
    svg += rect(x - width * 0.1, y, width * 1.2, Math.max(1.4, width * 0.16), joint)
    if (random() > 0.55 && y < H * 0.8) svg += tuft(art, x + width / 2, y, k * (0.35 + width / (art.U * 0.05)), fill)
  }
  return svg
}

/** A lit lodge at the end of a path through bamboo. */
export function bamboo(art: Canvas): string {
  const { W, H, U, p, k, fx, random } = art
  const moonY = H * 0.3
  let svg = sky(art) + stars(art, 50, 0.4, p.light)
  svg += glow(art, fx, moonY, U * 0.5, p.light, 0.6) + circle(fx, moonY, U * 0.13, p.light)
  svg += ground(art, ridge(art, H * 0.72, H * 0.14, 1.6, { smooth: true }), p.m[0]!)
  const lodge =
    rect(-30, -34, 60, 34, p.m[4]!) +
    rect(-20, -26, 14, 18, '#ffd98a') +
    rect(6, -26, 14, 18, '#ffd98a') +
    path('M-48 -30C-24 -36 -12 -50 0 -58C12 -50 24 -36 48 -30L44 -26H-44Z', p.m[3]!)
  for (let layer = 0; layer < 4; layer++) {
    const gap = U * (0.1 + layer * 0.1)
    const count = Math.round((W / U) * (11 - layer * 2))
    for (let i = 0; i < count; i++) {
      const x = ((i + random()) / count) * W
      const width = U * (0.008 + layer * 0.0095) * (0.8 + random() * 0.4)
      const isOnPath = Math.abs(x - fx) < gap
      if (!isOnPath) svg += stalk(art, x, width, p.m[layer]!, p.m[Math.min(4, layer + 1)]!)
    }
    if (layer === 0) svg += glow(art, fx, H * 0.76, U * 0.3, '#ffc46b', 0.7) + place(fx, H * 0.8, k * 1.5, lodge)
    if (layer < 3) svg += mist(art, H * (0.5 + layer * 0.08), H * 0.34, p.sky.at(-1)!, 0.5 - layer * 0.1)
  }
  svg += ground(art, ridge(art, H * 0.93, H * 0.05, 2, { smooth: true }), p.m[4]!)
  const steps = [0, 1, 2, 3, 4].map(i => {
    const size = U * (0.05 + i * 0.026)
    const y = H * (0.815 + i * 0.038)
    const x = fx + Math.sin(i * 1.3) * U * 0.04
    return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(size)}" ry="${round(size * 0.2)}" fill="${p.m[2]}"/>`
  })
  return svg + steps.join('')
}
