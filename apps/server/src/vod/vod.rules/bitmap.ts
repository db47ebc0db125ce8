/** Keeps in `bits`, which it returns, what `other` has too, or with `inverted` what it has not; words beyond its end are empty. */
export function andWords<Bits extends Uint32Array>(bits: Bits, other: Uint32Array, inverted = false): Bits {
  for (let at = 0; at < bits.length; at++) {
    const word = other[at] ?? 0
    bits[at]! &= inverted ? ~word : word
  }
  return bits
}

export function orWords(bits: Uint32Array, other: Uint32Array): void {
  const end = Math.min(bits.length, other.length)
  for (let at = 0; at < end; at++) bits[at]! |= other[at]!
}

/** Numbers in their order whose bit is set, `limit` of them after the first `offset`. */
export function pickNumbers(ordered: Uint32Array, bits: Uint32Array, limit: number, offset: number): number[] {
  const found: number[] = []
  let skip = offset
  for (let at = 0; at < ordered.length && found.length < limit; at++) {
    const no = ordered[at]!
    if ((bits[no >>> 5]! & (1 << (no & 31))) === 0) continue
    if (skip > 0) skip--
    else found.push(no)
  }
  return found
}

/** For each of some bitmaps of one length the first numbers, at most `limit`, in their order whose bit is set. */
export function pickFirst(ordered: Uint32Array, bitmaps: readonly Uint32Array[], limit: number): number[][] {
  const any = new Uint32Array(bitmaps[0]?.length ?? 0)
  for (const bits of bitmaps) orWords(any, bits)
  const found = bitmaps.map((): number[] => [])
  let missing = 0
  for (const bits of bitmaps) missing += Math.min(limit, countBits(bits))
  for (let at = 0; at < ordered.length && missing > 0; at++) {
    const no = ordered[at]!
    const word = no >>> 5
    const bit = 1 << (no & 31)
    if ((any[word]! & bit) === 0) continue
    for (const [index, bits] of bitmaps.entries()) {
      const numbers = found[index]!
      if ((bits[word]! & bit) === 0 || numbers.length === limit) continue
      numbers.push(no)
      missing--
    }
  }
  return found
}

export function countBits(bits: Uint32Array): number {
  let count = 0
  for (let word of bits) {
    word -= (word >>> 1) & 0x55555555
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333)
    count += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return count
}

/** One bit for each of the numbers. */
export function toBitmap(numbers: Uint32Array): Uint32Array<ArrayBuffer> {
  let highest = -1
  for (const no of numbers) if (no > highest) highest = no
  const bits = new Uint32Array((highest >> 5) + 1)
  for (const no of numbers) bits[no >>> 5]! |= 1 << (no & 31)
  return bits
}
