import type { Canvas } from './canvas.ts'
import { circle, grad, type Point, path, place, points, radial, rect, type Stop } from './draw.ts'
import { goose } from './figures.ts'
import { fbm, noise, ridged, round } from './numbers.ts'

export const sky = (art: Canvas, colours: readonly Stop[] = art.p.sky) => rect(0, 0, art.W, art.H, grad(art, colours))

interface RidgeShape {
  /** Rolling instead of sharp. */
  smooth?: boolean
  step?: number
  octaves?: number
}

/** Crest line over the whole width, `height` above `base` at most; `frequency` is peaks per short side. */
export function ridge(art: Canvas, base: number, height: number, frequency: number, shape: RidgeShape = {}): Point[] {
  const { smooth = false, step = art.W / 110, octaves = 5 } = shape
  const source = noise(art.random)
  const start = art.random() * 50
  const crest: Point[] = []
  for (let x = -4; x <= art.W + step * 2; x += step) {
    const at = start + (x / art.U) * frequency
    crest.push([x, base - height * (smooth ? fbm(source, at, 2) : ridged(source, at, octaves))])
  }
  return crest
}

/** Everything below a crest line. */
export const ground = (art: Canvas, crest: readonly Point[], fill: string, extra = '') =>
  path(points([...crest, [art.W + 5, art.H], [-5, art.H]], true), fill, extra)

export const glow = (art: Canvas, x: number, y: number, r: number, colour: string, opacity = 0.6) =>
  circle(
    x,
    y,
    r,
    radial(art, [
      [colour, 0, opacity],
      [colour, 0.35, opacity * 0.42],
      [colour, 1, 0],
    ]),
  )

/** A plain soft disc, for lights inside scaled drawings. */
export const halo = (art: Canvas, x: number, y: number, r: number, colour: string) =>
  circle(
    x,
    y,
    r,
    radial(art, [
      [colour, 0, 0.5],
      [colour, 1, 0],
    ]),
  )

/** `count` stars over the top `depth` (0–1) of the picture. */
export const stars = (art: Canvas, count: number, depth = 1, colour = '#fff') =>
  Array.from({ length: count }, () => {
    const { random, W, H, k } = art
    const [x, y, size] = [random() * W, random() * H * depth, 0.4 + random() ** 3 * 1.5 * k]
    return circle(x, y, size, colour, `opacity="${round(0.3 + random() * 0.7)}"`)
  }).join('')

/** A band of haze that fades out above and below. */
export const mist = (art: Canvas, y: number, height: number, colour: string, opacity: number) =>
  rect(
    0,
    y,
    art.W,
    height,
    grad(art, [
      [colour, 0, 0],
      [colour, 0.5, opacity],
      [colour, 1, 0],
    ]),
  )

/** Geese in a V whose leader is at (x, y). */
export const flock = (art: Canvas, x: number, y: number, scale: number, count: number, colour: string) =>
  Array.from({ length: count }, (_, i) => {
    const right = i % 2 === 1
    const rank = Math.ceil(i / 2) * scale
    const dx = right ? rank * 36 : rank * -26
    const dy = right ? rank * 9 : rank * 13
    const size = scale * (0.9 + art.random() * 0.25)
    return place(x + dx, y + dy, size, path(goose, colour), `rotate(${round(-8 + art.random() * 10)})`)
  }).join('')
