import type { Canvas } from './canvas.ts'
import { luminance } from './colours.ts'
import { grad, line, place, rect } from './draw.ts'
import { text, verticalText, widthOf } from './lettering.ts'

/** The words on a poster. */
export interface Lettering {
  title: string
  english: string
  blurb: string
}

/** Layouts leave the top 60 units free for a badge and the bottom 60 for the status line of a card. */
type Layout = (art: Canvas, words: Lettering) => string

const isDark = (art: Canvas) => luminance(art.p.text) < 0.3
const length = (words: string) => [...words].length

/** A scrim in the opposite tone of the lettering. */
function shade(art: Canvas, y: number, height: number, opacity: number, upwards = false): string {
  const tone = isDark(art) ? '#ffffff' : '#000000'
  const [top, bottom] = upwards ? [opacity, 0] : [0, opacity]
  return rect(
    0,
    y,
    art.W,
    height,
    grad(art, [
      [tone, 0, top],
      [tone, 1, bottom],
    ]),
  )
}

function english(art: Canvas, words: Lettering, x: number, y: number, anchor: 'start' | 'middle', size = 10.5): string {
  let track = 3.2
  while (widthOf(words.english, size, 'sansLight', track) > art.W - 60 && track > 0.6) track -= 0.4
  return text(words.english, x, y, size, 'sansLight', { anchor, track, fill: art.p.text })
}

function seal(art: Canvas, x: number, y: number): string {
  const stamp = (words: string, dy: number) => text(words, 0, dy, 9.5, 'serif', { anchor: 'middle' })
  return place(x, y, 1, rect(-12, -12, 24, 24, art.p.accent, 'rx="3"') + stamp('星河', -1) + stamp('出品', 9))
}

function vertical(art: Canvas, words: Lettering, side: 'left' | 'right'): string {
  const count = length(words.title)
  const size = Math.min(72, 348 / count)
  const x = side === 'right' ? art.W - 30 - size / 2 : 30 + size / 2
  const blurbX = side === 'right' ? x - size / 2 - 13 : x + size / 2 + 13
  const blurb = words.blurb.replace(/[，。]/g, '　')
  const fill = art.p.text
  return (
    verticalText(words.title, x, 80, size, 'serif', { fill }) +
    verticalText(blurb, blurbX, 86, 13, 'serifMedium', { fill, lead: 1.32 }) +
    seal(art, x, 80 + count * size * 1.06 + 24)
  )
}

function low(art: Canvas, words: Lettering): string {
  const { W, H } = art
  const fill = art.p.text
  const count = length(words.title)
  const size = Math.min((W - 48) / count, 76)
  const track = Math.min(6, (W - 48 - size * count) / Math.max(1, count - 1))
  const y = H - 96
  return (
    shade(art, H * 0.58, H * 0.42, isDark(art) ? 0.55 : 0.6) +
    text(words.blurb, W / 2, y - size * 0.98, 13.5, 'serifMedium', { anchor: 'middle', fill, track: 2 }) +
    text(words.title, W / 2, y, size, 'serif', { anchor: 'middle', fill, track }) +
    english(art, words, W / 2, y + 27, 'middle')
  )
}

function top(art: Canvas, words: Lettering): string {
  const { W, H } = art
  const fill = art.p.text
  const size = Math.min((W - 72) / length(words.title), 58)
  return (
    (isDark(art) ? '' : shade(art, 0, H * 0.34, 0.5, true)) +
    text(words.title, W / 2, 118, size, 'serif', { anchor: 'middle', fill, track: 3 }) +
    line(`M${W / 2 - 22} 136H${W / 2 + 22}`, fill, 1.6) +
    english(art, words, W / 2, 158, 'middle', 10) +
    text(words.blurb, W / 2, 180, 12.5, 'serifMedium', { anchor: 'middle', fill, track: 1.5 })
  )
}

function big(art: Canvas, words: Lettering): string {
  const { W, H } = art
  const fill = art.p.text
  const count = length(words.title)
  const half = Math.ceil(count / 2)
  const rows = count > 4 ? [words.title.slice(0, half), words.title.slice(half)] : [words.title]
  const size = Math.min(rows.length > 1 ? 108 : 92, (W - 44) / Math.max(...rows.map(length)))
  const y = rows.length > 1 ? H - 178 : H - 92
  return (
    shade(art, H * 0.5, H * 0.5, isDark(art) ? 0.28 : 0.45) +
    rows.map((row, i) => text(row, 22, y + i * size, size, 'sans', { fill, track: -2 })).join('') +
    text(words.blurb, 25, y + (rows.length - 1) * size + 30, 13, 'sansLight', { fill, track: 1 }) +
    english(art, words, 25, y - size * 0.96, 'start', 10)
  )
}

function topBig(art: Canvas, words: Lettering, isSplit: boolean): string {
  const { W } = art
  const fill = art.p.text
  const rows = isSplit ? [words.title.slice(0, 3), words.title.slice(3)] : [words.title]
  const size = Math.min(104, (W - 40) / Math.max(...rows.map(length)))
  const blurbY = 62 + size * (rows.length - 1) + size * 0.8
  const blurb = text(words.blurb, W - 24, blurbY, 13, 'sansLight', { fill, track: 1, anchor: 'end' })
  return (
    rows.map((row, i) => text(row, 19, 62 + size * (0.88 + i), size, 'sans', { fill, track: -1 })).join('') +
    (rows.length > 1 ? blurb : '') +
    english(art, words, 22, 62 + size * rows.length + 22, 'start')
  )
}

/** Two or three rows, huge, flush left. */
function stack(art: Canvas, words: Lettering): string {
  const { H, p } = art
  const perRow = length(words.title) <= 4 ? 2 : 3
  const rows = words.title.match(new RegExp(`.{1,${perRow}}`, 'gu')) ?? []
  const size = 92
  const y = H - 92 - (rows.length - 1) * size * 1.02
  const hasStrongScene = art.palette === 'concrete' || art.palette === 'noir'
  const scrim = hasStrongScene
    ? shade(art, H * 0.42, H * 0.58, 0.78)
    : shade(art, H * 0.5, H * 0.5, isDark(art) ? 0.35 : 0.5)
  return (
    scrim +
    rect(26, y - size * 1.1, 34, 5, p.accent === p.sky[0] ? p.light : p.accent) +
    rows.map((row, i) => text(row, 20, y + i * size * 1.02, size, 'serif', { fill: p.text })).join('') +
    english(art, words, 25, H - 62, 'start', 10)
  )
}

export const layouts = {
  'v-left': (art, words) => vertical(art, words, 'left'),
  'v-right': (art, words) => vertical(art, words, 'right'),
  'h-low': low,
  'h-top': top,
  'h-big': big,
  'top-big': (art, words) => topBig(art, words, length(words.title) > 5),
  'top-two': (art, words) => topBig(art, words, true),
  stack,
} satisfies Record<string, Layout>
export type LayoutName = keyof typeof layouts
