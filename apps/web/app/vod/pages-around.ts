const AROUND = 2

/** Page numbers worth a link: the first, the last, and those near `page`. */
export function pagesAround(page: number, last: number): number[] {
  const near = Array.from({ length: 2 * AROUND + 1 }, (_, at) => page - AROUND + at)
  return [...new Set([1, ...near.filter(one => one > 1 && one < last), last])].filter(one => one >= 1)
}
