// Silhouettes, drawn in a box whose foot is (0, 0).

import { round } from './numbers.ts'

export const goose = 'M-12 -3C-8 -7 -4 -6 0 0C4 -6 8 -7 12 -3C8 -4.5 4 -3 1 2.5L0 4L-1 2.5C-4 -3 -8 -4.5 -12 -3Z'

export const person =
  'M-2.4 -34a4.3 4.3 0 1 1 4.8 0C5 -32 6.5 -29 7 -24L8.5 -10L5 -9.5L4.5 0H1L0 -10L-1 0H-4.5L-5 -9.5' +
  'L-8.5 -10L-7 -24C-6.5 -29 -5 -32 -2.4 -34Z'

export const boat =
  'M-46 -6C-30 0 26 0 46 -9C38 4 22 8 0 8C-22 8 -38 4 -46 -6ZM-14 -3C-14 -14 -8 -17 2 -17' + 'C12 -17 18 -13 18 -4Z'

export const boatman = 'M-30 -4L-33 -22L-27 -23L-24 -4ZM-37 -23L-30 -30L-23 -23ZM-41 16L-20 -38L-18.5 -37.5L-39 17Z'

export const cat =
  'M-16 0C-20 -14 -14 -26 -7 -32C-11 -38 -11 -46 -10 -54L-4 -48C-2 -49 3 -49 5 -48L11 -54' +
  'C12 -46 12 -38 8 -32C15 -26 18 -14 16 0ZM15 -3C24 -3 30 -9 28 -17C27 -22 33 -22 33 -17' +
  'C34 -5 25 2 13 1Z'

export const swordsman =
  'M-2 -40a4.5 4.5 0 1 1 5 .5L8 -34C11 -28 10 -22 9 -16L11 0H6L3 -14L0 0H-5L-4 -16C-8 -20 -8 -30 -5 -36' +
  'ZM9 -24L34 -6L33 -4.5L8 -21Z'

export const cape = 'M-3 -37C-12 -30 -22 -10 -44 -8C-36 -4 -30 -6 -26 -2C-18 2 -8 -4 0 -8L6 -34Z'

/** A fir of six whorls, `height` above its foot and `width` to each side. */
export function pine(height: number, width: number): string {
  const tiers = [1, 2, 3, 4, 5, 6].map(i => ({ x: (width * i) / 6, y: -height + (height * 0.94 * i) / 6 }))
  const inner = (tier: { x: number; y: number }) => `${round(tier.x * 0.55)} ${round(tier.y - height * 0.02)}`
  const right = tiers.map(tier => `L${round(tier.x)} ${round(tier.y)}L${inner(tier)}`).join('')
  const left = tiers.toReversed().map(tier => `L-${inner(tier)}L${round(-tier.x)} ${round(tier.y)}`)
  const trunk = `L1.5 ${round(-height * 0.06)}V0H-1.5V${round(-height * 0.06)}`
  return `M0 ${-height}${right}${trunk}${left.join('').replace(/^L[^L]+/, '')}Z`
}

export const deer =
  'M-26 -40C-18 -44 4 -44 14 -42L22 -58C24 -62 30 -64 34 -62L42 -58L40 -54L30 -52L24 -38C22 -32 20 -30 18 -28L17 0H13' +
  'L11 -24L-14 -24L-16 0H-20L-22 -22L-26 -12L-25 0H-29L-31 -14C-32 -24 -32 -36 -26 -40Z'
export const deerAntlers = 'M28 -62L24 -76L16 -82M24 -76L28 -86M33 -63L36 -78L44 -84M36 -78L32 -88'
