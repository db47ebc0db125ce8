import { type Random, randomOf } from './numbers.ts'
import { type Palette, type PaletteName, palettes } from './palettes.ts'

/** What a scene draws on. Scenes return SVG elements and leave gradients and clips in `defs`. */
export interface Canvas {
  /** Size of the picture in its own units. */
  W: number
  H: number
  /** The shorter side: sizes that must look alike on posters and backdrops are fractions of it. */
  U: number
  /** `U / 400`: scale of drawings made for a poster. */
  k: number
  /** Focal x: centred on posters, right of centre on backdrops, where copy sits on the left. */
  fx: number
  wide: boolean
  random: Random
  p: Palette
  palette: PaletteName
  defs: string[]
  /** Prefix of ids, so that several drawings can stand in one document. */
  id: string
  /** Number of ids given out. */
  ids: number
}

export function createCanvas(width: number, height: number, seed: string, palette: PaletteName): Canvas {
  const wide = width > height
  const short = Math.min(width, height)
  return {
    W: width,
    H: height,
    U: short,
    k: short / 400,
    fx: width * (wide ? 0.7 : 0.5),
    wide,
    random: randomOf(seed),
    p: palettes[palette],
    palette,
    defs: [],
    id: seed.replace(/[^a-z0-9]/gi, ''),
    ids: 0,
  }
}

/** The finished document, clipped to its frame. */
export function toSvg(art: Canvas, body: string, label: string): string {
  const { W, H, id, defs } = art
  const clip = `<clipPath id="${id}c"><rect width="${W}" height="${H}"/></clipPath>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}" role="img" ` +
    `aria-label="${label}"><defs>${defs.join('')}${clip}</defs><g clip-path="url(#${id}c)">${body}</g></svg>`
  )
}
