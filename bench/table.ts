export interface Row {
  what: string
  measured: string
  /** What the figure is held against, in words. */
  target: string
  /** Null when there is nothing to hold it against. */
  isMet: boolean | null
}

const rows: Row[] = []

/** Records a measured line and prints it at once. */
export function record(row: Row): void {
  rows.push(row)
  const mark = row.isMet === null ? ' ' : row.isMet ? '✓' : '✗'
  console.log(`${mark} ${row.what.padEnd(58)} ${row.measured.padEnd(34)} ${row.target}`)
}

export const allRows = (): readonly Row[] => rows

/** The middle value; the mean of the two middle ones for an even count. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
