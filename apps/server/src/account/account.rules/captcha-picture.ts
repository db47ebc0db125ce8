import { randomInt } from 'node:crypto'
import sharp from 'sharp'

/**
 * Letters as pen strokes on a grid of 4 × 6: the picture needs no font, and every line can be bent. What looks alike
 * (0 O D Q, 1 I L, 5 S, 2 Z, 8 B, U V) is left out but for one of each.
 */
const strokes: Record<string, string> = {
  '2': '0,1 1,0 3,0 4,1 4,2 0,6 4,6',
  '3': '0,0 4,0 2,2 4,4 4,5 3,6 1,6 0,5',
  '4': '3,6 3,0 0,4 4,4',
  '6': '4,0 1,2 0,4 0,5 1,6 3,6 4,5 4,4 3,3 1,3 0,4',
  '7': '0,0 4,0 1,6',
  '8': '2,3 0,2 0,1 1,0 3,0 4,1 4,2 2,3 0,4 0,5 1,6 3,6 4,5 4,4 2,3',
  '9': '4,2 3,3 1,3 0,2 0,1 1,0 3,0 4,1 4,3 2,6',
  A: '0,6 2,0 4,6;1,4 3,4',
  C: '4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5',
  E: '4,0 0,0 0,6 4,6;0,3 3,3',
  F: '4,0 0,0 0,6;0,3 3,3',
  H: '0,0 0,6;4,0 4,6;0,3 4,3',
  J: '4,0 4,5 3,6 1,6 0,5',
  K: '0,0 0,6;4,0 0,3 4,6',
  M: '0,6 0,0 2,3 4,0 4,6',
  N: '0,6 0,0 4,6 4,0',
  P: '0,6 0,0 3,0 4,1 4,2 3,3 0,3',
  R: '0,6 0,0 3,0 4,1 4,2 3,3 0,3;2,3 4,6',
  T: '0,0 4,0;2,0 2,6',
  V: '0,0 2,6 4,0',
  W: '0,0 1,6 2,2 3,6 4,0',
  X: '0,0 4,6;4,0 0,6',
  Y: '0,0 2,3 4,0;2,3 2,6',
}
export const letters = Object.keys(strokes)

const WIDTH = 216
const HEIGHT = 68
const CELL = 48
/** Pixels of one grid step. */
const STEP = 5.4
const inks = ['#0f5e57', '#243b6b', '#6b2d3c', '#3d3a2a']

/** A number from `min` to `max` in hundredths. */
const between = (min: number, max: number) => randomInt(Math.round(min * 100), Math.round(max * 100) + 1) / 100
const ink = () => inks[randomInt(inks.length)]

/** A PNG of the text at twice its size on screen: each letter turned, sheared and bent, lines across all of them. */
export async function drawCaptcha(text: string): Promise<Buffer> {
  const glyphs = [...text].map((letter, at) => glyph(letter, 18 + at * CELL))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" fill="none" stroke-linecap="round" stroke-linejoin="round"><rect width="100%" height="100%" fill="#e9eef0"/>${specks()}${glyphs.join('')}${curve()}${curve()}</svg>`
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 32 }).toBuffer()
}

function glyph(letter: string, x: number): string {
  const turn = between(-16, 16)
  const shear = between(-14, 14)
  const lines = (strokes[letter] ?? '').split(';').map(line => {
    const points = line.split(' ').map(point => {
      const [column = 0, row = 0] = point.split(',').map(Number)
      return `${(column * STEP + between(-1, 1)).toFixed(2)} ${(row * STEP + between(-1, 1)).toFixed(2)}`
    })
    return `M${points.join('L')}`
  })
  const place = `translate(${x + between(-3, 3)} ${18 + between(-5, 5)}) rotate(${turn} 11 16) skewX(${shear})`
  return `<path transform="${place}" d="${lines.join('')}" stroke="${ink()}" stroke-width="${between(4, 5)}"/>`
}

function curve(): string {
  const y = () => between(12, HEIGHT - 12)
  return `<path d="M4 ${y()}C${WIDTH / 3} ${y()} ${(WIDTH / 3) * 2} ${y()} ${WIDTH - 4} ${y()}" stroke="${ink()}" stroke-width="2.4"/>`
}

function specks(): string {
  return Array.from({ length: 40 }, () => {
    const [x, y] = [between(0, WIDTH), between(0, HEIGHT)]
    return `<path d="M${x} ${y}l${between(-6, 6)} ${between(-6, 6)}" stroke="${ink()}" stroke-opacity=".35" stroke-width="2"/>`
  }).join('')
}
