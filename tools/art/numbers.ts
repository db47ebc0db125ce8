/** A stream of numbers in [0, 1) that depends on nothing but its seed. */
export type Random = () => number

/** FNV-1a over the seed, then mulberry32: same seed, same picture. */
export function randomOf(seed: string): Random {
  let state = 2166136261
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** One decimal is finer than a pixel of any rendered width and keeps the drawings small. */
export const round = (value: number) => +value.toFixed(1)
export const lerp = (from: number, to: number, t: number) => from + (to - from) * t

export type Noise = (x: number) => number

/** Smooth one-dimensional value noise in [0, 1). */
export function noise(random: Random): Noise {
  const values = Array.from({ length: 256 }, random)
  return x => {
    const cell = Math.floor(x)
    const t = x - cell
    return lerp(values[cell & 255]!, values[(cell + 1) & 255]!, t * t * (3 - 2 * t))
  }
}

/** Octaves of noise: rolling hills, clouds. */
export function fbm(source: Noise, x: number, octaves = 4, gain = 0.5): number {
  let [amplitude, sum, total] = [1, 0, 0]
  for (let i = 0; i < octaves; i++) {
    sum += amplitude * source(x)
    total += amplitude
    amplitude *= gain
    x = x * 2.03 + 17.3
  }
  return sum / total
}

/** Octaves of folded noise: sharp mountain crests. */
export function ridged(source: Noise, x: number, octaves = 5): number {
  let [amplitude, sum, total] = [1, 0, 0]
  for (let i = 0; i < octaves; i++) {
    sum += amplitude * (1 - Math.abs(2 * source(x) - 1))
    total += amplitude
    amplitude *= 0.48
    x = x * 2.07 + 9.1
  }
  return sum / total
}
