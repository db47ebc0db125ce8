interface Conditions {
  every?: readonly Uint32Array[]
  /** No condition when there are none. */
  some?: readonly Uint32Array[]
  none?: readonly Uint32Array[]
}

/** The numbers below `count` that are in each of `every`, in at least one of `some` and in none of `none`. */
export function selectBits(count: number, { every = [], some = [], none = [] }: Conditions): Uint32Array {
  const bits = new Uint32Array(Math.ceil(count / 32))
  // Word by word, as most are empty after the first lists. What is beyond the end of a list is not in it.
  for (let at = 0; at < bits.length; at++) {
    let word = at === bits.length - 1 ? lastWord(count) : 0xffffffff
    for (let list = 0; word !== 0 && list < every.length; list++) word &= every[list]![at] ?? 0
    if (word === 0) continue
    if (some.length > 0) word &= either(some, at)
    for (const list of none) word &= ~(list[at] ?? 0)
    bits[at] = word
  }
  return bits
}

const lastWord = (count: number) => (count % 32 === 0 ? 0xffffffff : 2 ** (count % 32) - 1)

function either(lists: readonly Uint32Array[], at: number): number {
  let word = 0
  for (const list of lists) word |= list[at] ?? 0
  return word
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

/** The same for a few numbers, by where each stands in the order, instead of a walk through all of it to find them. */
export function pickFewNumbers(
  ordered: Uint32Array,
  places: Uint32Array,
  bits: Uint32Array,
  limit: number,
  offset: number,
): number[] {
  const taken: number[] = []
  for (let at = 0; at < bits.length; at++) {
    for (let word = bits[at]!; word !== 0; word &= word - 1) taken.push(places[at * 32 + lowestBit(word)]!)
  }
  const page = Uint32Array.from(taken)
    .sort()
    .subarray(offset, offset + limit)
  return Array.from(page, place => ordered[place]!)
}

/** Where each number stands in an order of all numbers. */
export function placesOf(ordered: Uint32Array): Uint32Array {
  const places = new Uint32Array(ordered.length)
  for (let at = 0; at < ordered.length; at++) places[ordered[at]!] = at
  return places
}

const lowestBit = (word: number) => 31 - Math.clz32(word & -word)

/** For each of some bitmaps of one length the first numbers, at most `limit`, in their order whose bit is set. */
export function pickFirst(ordered: Uint32Array, bitmaps: readonly Uint32Array[], limit: number): number[][] {
  const any = selectBits(32 * (bitmaps[0]?.length ?? 0), { some: bitmaps })
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
