import type { Canvas } from './canvas.ts'
import { round } from './numbers.ts'

export type Point = readonly number[]
/** A colour, or a colour with its offset (0–1) and opacity. */
export type Stop = string | readonly [colour: string, offset: number, opacity?: number]

/** Path data through the points. */
export const points = (list: readonly Point[], closed = false) =>
  `M${list.map(([x, y]) => `${round(x!)} ${round(y!)}`).join('L')}${closed ? 'Z' : ''}`

export const path = (d: string, fill: string, extra = '') => `<path d="${d}" fill="${fill}" ${extra}/>`

export const line = (d: string, stroke: string, width = 1, extra = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${round(width * 10) / 10}" ${extra}/>`

export const circle = (x: number, y: number, r: number, fill: string, extra = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" ${extra}/>`

export const rect = (x: number, y: number, w: number, h: number, fill: string, extra = '') =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}" ${extra}/>`

/** A drawing moved to (x, y) and scaled; `extra` continues the transform list. */
export const place = (x: number, y: number, scale: number, body: string, extra = '') =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${+scale.toFixed(3)}) ${extra}">${body}</g>`

function stopsOf(stops: readonly Stop[]): string {
  const all = stops.map((stop, i): readonly [string, number, number?] =>
    typeof stop === 'string' ? [stop, i / (stops.length - 1)] : stop,
  )
  return all
    .map(([colour, offset, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${+offset.toFixed(3)}" stop-color="${colour}"${alpha}/>`
    })
    .join('')
}

/** Fill of a linear gradient from top to bottom, or from left to right. */
export function grad(art: Canvas, stops: readonly Stop[], vertical = true): string {
  const id = `${art.id}g${art.ids++}`
  const end = vertical ? 'x2="0" y2="1"' : 'x2="1" y2="0"'
  art.defs.push(`<linearGradient id="${id}" x1="0" y1="0" ${end}>${stopsOf(stops)}</linearGradient>`)
  return `url(#${id})`
}

export function radial(art: Canvas, stops: readonly Stop[]): string {
  const id = `${art.id}g${art.ids++}`
  art.defs.push(`<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`)
  return `url(#${id})`
}
