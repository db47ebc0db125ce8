import { clips } from '../../apps/server/demo/clips.ts'
import type { LayerDrawing } from './clip-layers.ts'
import { circle, line, path } from './draw.ts'
import { text, widthOf } from './lettering.ts'
import { randomOf, round } from './numbers.ts'

const W = 1280
const H = 720

const svgOf = (width: number, height: number, body: string, defs = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${defs}</defs>${body}</svg>`

/** `mark` at random places of a frame, repeated one frame further so that the texture can run for ever. */
function repeat(
  seed: string,
  count: number,
  direction: 'down' | 'right',
  mark: (random: () => number) => (x: number, y: number) => string,
) {
  const random = randomOf(seed)
  const [dx, dy] = direction === 'down' ? [0, H] : [W, 0]
  let body = ''
  for (let i = 0; i < count; i++) {
    const [x, y] = [random() * W, random() * H]
    const draw = mark(random)
    for (const n of [-1, 0, 1, 2]) body += draw(x + n * dx, y + n * dy)
  }
  return body
}

const soft = (id: string, colour: string, opacity: number) =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`

function haze(file: string, colour: string, opacity: number): LayerDrawing {
  const body = repeat(file, 16, 'right', random => {
    const [rx, ry] = [180 + random() * 260, 40 + random() * 70]
    return (x, y) =>
      `<ellipse cx="${round(x)}" cy="${round(H * 0.35 + y * 0.55)}" rx="${round(rx)}" ry="${round(ry)}" fill="url(#h)"/>`
  })
  return { file, svg: svgOf(W * 2, H, body, soft('h', colour, opacity)) }
}

const snowfall = repeat('snowfall', 130, 'down', random => {
  const [size, opacity] = [0.8 + random() ** 3 * 4.2, round(0.4 + random() * 0.5)]
  return (x, y) => circle(x, y, size, '#ffffff', `opacity="${opacity}"`)
})

const rainfall = repeat('rainfall', 170, 'down', random => {
  const [length, opacity] = [14 + random() * 34, round(0.1 + random() * 0.3)]
  return (x, y) =>
    line(`M${round(x)} ${round(y)}l${round(-length * 0.16)} ${round(length)}`, '#cfe2ee', 1.2, `opacity="${opacity}"`)
})

const bubbles = repeat('bubbles', 54, 'down', random => {
  const size = 1 + random() ** 2 * 6
  return (x, y) =>
    `<circle cx="${round(x)}" cy="${round(y)}" r="${round(size)}" fill="#dffdf8" fill-opacity=".12" stroke="#dffdf8" stroke-opacity=".5"/>` +
    circle(x - size * 0.3, y - size * 0.3, size * 0.2, '#ffffff', 'opacity=".8"')
})

/** Cells of 26 × 40: the ten digits, for the burned-in clock. */
function digits(): LayerDrawing {
  const body = [...'0123456789']
    .map((digit, i) => text(digit, i * 26 + 13, 33, 34, 'sans', { anchor: 'middle' }))
    .join('')
  return { file: 'digits', svg: svgOf(260, 40, body) }
}

/** Dark plate behind the clock, with its colon. */
const clock: LayerDrawing = {
  file: 'clock',
  svg: svgOf(
    144,
    56,
    `${path('M10 0H134A10 10 0 0 1 144 10V46A10 10 0 0 1 134 56H10A10 10 0 0 1 0 46V10A10 10 0 0 1 10 0Z', '#000000', 'opacity=".42"')}${text(':', 72, 38, 34, 'sans', { anchor: 'middle' })}`,
  ),
}

function chapterTitles(): LayerDrawing[] {
  return clips.flatMap(clip =>
    clip.chapters.map((chapter, i) => {
      const width = Math.ceil(Math.max(widthOf(chapter, 64, 'serif', 8), 120) + 24)
      const number = text(`${i + 1} / ${clip.chapters.length}`, 4, 26, 22, 'sansLight', { track: 3 })
      const bar = line('M4 44H64', '#ffffff', 3)
      const shadow = text(chapter, 6, 122, 64, 'serif', { track: 8, fill: '#000000', extra: 'opacity=".35"' })
      const title = text(chapter, 4, 120, 64, 'serif', { track: 8 })
      return { file: `${clip.name}-chapter-${i + 1}`, svg: svgOf(width, 140, number + bar + shadow + title) }
    }),
  )
}

/** Everything of the clips that is not part of a scene. */
export const textures = (): LayerDrawing[] => [
  haze('fog', '#eef3f2', 0.5),
  haze('dust', '#f4b981', 0.3),
  { file: 'snowfall', svg: svgOf(W, H * 2, snowfall) },
  { file: 'rainfall', svg: svgOf(W, H * 2, rainfall) },
  { file: 'bubbles', svg: svgOf(W, H * 2, bubbles) },
  digits(),
  clock,
  ...chapterTitles(),
]
