import { lerp } from './numbers.ts'

const channels = (colour: string) => [1, 3, 5].map(i => Number.parseInt(colour.slice(i, i + 2), 16))

/** Blend of two `#rrggbb` colours; `t` 0 is the first. */
export function mix(from: string, to: string, t: number): string {
  const end = channels(to)
  const blended = channels(from).map((value, i) => Math.round(lerp(value, end[i]!, t)))
  return `#${blended.map(value => value.toString(16).padStart(2, '0')).join('')}`
}

/** Relative luminance of WCAG 2, 0 to 1. */
export function luminance(colour: string): number {
  const [r, g, b] = channels(colour).map(value => {
    const c = value / 255
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  })
  return r! * 0.2126 + g! * 0.7152 + b! * 0.0722
}
