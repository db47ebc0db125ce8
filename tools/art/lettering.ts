import outlines from './glyphs.gen.json' with { type: 'json' }
import { round } from './numbers.ts'

/** Outlined faces: Noto Serif CJK Black and Medium, Noto Sans CJK Black and Light. */
export type Face = keyof typeof outlines

/** Path data with y upwards on an em of 1000 units, and the advance. */
type Glyph = readonly [path: string, advance: number]
const faces = outlines as unknown as Record<Face, Record<string, Glyph>>

function glyphOf(face: Face, char: string): Glyph {
  const glyph = faces[face][char]
  if (!glyph)
    throw new Error(`No ${face} outline of "${char}": add the text to the catalogue and run tools/art/glyphs.ts`)
  return glyph
}

export interface TextOptions {
  anchor?: 'start' | 'middle' | 'end'
  fill?: string
  /** Extra space after each character, in picture units. */
  track?: number
  extra?: string
}

export function widthOf(text: string, size: number, face: Face, track = 0): number {
  const advance = [...text].reduce((sum, char) => sum + (glyphOf(face, char)[1] * size) / 1000 + track, 0)
  return advance - track
}

/** A line of lettering as outlines, so that pictures do not depend on the fonts of the machine. */
export function text(content: string, x: number, y: number, size: number, face: Face, options: TextOptions = {}) {
  const { anchor = 'start', fill = '#fff', track = 0, extra = '' } = options
  const width = widthOf(content, size, face, track)
  const scale = size / 1000
  let at = x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0)
  let body = ''
  for (const char of content) {
    const [d, advance] = glyphOf(face, char)
    const transform = `translate(${round(at)} ${round(y)}) scale(${scale.toFixed(4)} ${(-scale).toFixed(4)})`
    if (d) body += `<path transform="${transform}" d="${d}"/>`
    at += advance * scale + track
  }
  return `<g fill="${fill}" ${extra}>${body}</g>`
}

/** The same from top to bottom; `lead` is the line height in ems. */
export function verticalText(
  content: string,
  x: number,
  y: number,
  size: number,
  face: Face,
  options: TextOptions & { lead?: number } = {},
): string {
  const { lead = 1.06, ...rest } = options
  return [...content]
    .map((char, i) => text(char, x, y + size * 0.9 + i * size * lead, size, face, { ...rest, anchor: 'middle' }))
    .join('')
}
