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

/** All numbers in an order. */
export interface Order {
  numbers: Uint32Array
  /** Where each number stands in it. */
  places(): Uint32Array
}

/** Below this share of all numbers, sorting them is quicker than walking along the order until they have come. */
const FEW = 1 / 256

/** Calls `visit` with the numbers whose bit is set, `total` of them, in their order, until it answers false. */
function visitNumbers(order: Order, bits: Uint32Array, total: number, visit: (no: number) => boolean): void {
  const { numbers } = order
  if (total < numbers.length * FEW) {
    for (const place of placesOfBits(order.places(), bits)) if (!visit(numbers[place]!)) return
    return
  }
  for (let at = 0, left = total; left > 0 && at < numbers.length; at++) {
    const no = numbers[at]!
    if ((bits[no >>> 5]! & (1 << (no & 31))) === 0) continue
    if (!visit(no)) return
    left--
  }
}

/** Rising. */
function placesOfBits(places: Uint32Array, bits: Uint32Array): Uint32Array {
  const found: number[] = []
  for (let at = 0; at < bits.length; at++) {
    for (let word = bits[at]!; word !== 0; word &= word - 1) found.push(places[at * 32 + lowestBit(word)]!)
  }
  return Uint32Array.from(found).sort()
}

const lowestBit = (word: number) => 31 - Math.clz32(word & -word)

/** Where each number stands in an order of all numbers. */
export function placesOf(numbers: Uint32Array): Uint32Array {
  const places = new Uint32Array(numbers.length)
  for (let at = 0; at < numbers.length; at++) places[numbers[at]!] = at
  return places
}

/** Numbers in their order whose bit is set, `total` in all: `limit` of them after the first `offset`. */
export function pickNumbers(order: Order, bits: Uint32Array, total: number, limit: number, offset: number): number[] {
  const picked: number[] = []
  const wanted = Math.min(limit, total - offset)
  if (wanted <= 0) return picked
  let skip = offset
  visitNumbers(order, bits, total, no => {
    if (skip > 0) skip--
    else picked.push(no)
    return picked.length < wanted
  })
  return picked
}

/** For each of some lists the first numbers, at most `limit`, in their order that are in it and have their bit set. */
export function pickFirst(order: Order, bits: Uint32Array, lists: readonly Uint32Array[], limit: number): number[][] {
  const first = lists.map((): number[] => [])
  const any = selectBits(order.numbers.length, { every: [bits], some: lists })
  let open = lists.length
  visitNumbers(order, any, countBits(any), no => {
    for (const [index, list] of lists.entries()) {
      const numbers = first[index]!
      if (numbers.length === limit || ((list[no >>> 5] ?? 0) & (1 << (no & 31))) === 0) continue
      if (numbers.push(no) === limit) open--
    }
    return open > 0
  })
  return first
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
