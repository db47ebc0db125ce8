/** What a scanner looks for in a long text that arrives in pieces. */
export type RowFormat = 'json' | 'xml'

/**
 * Cuts the rows out of a MacCMS file of any size: the objects of each `list` array, or of a bare array, of JSON, the
 * `video` elements of XML. Keeps no more than one row in memory; what is wrong inside a row does not hide the next.
 */
export class RowScanner {
  readonly #format: RowFormat
  readonly #maxRow: number
  #rest = ''
  #depth = 0
  #inString = false
  #escaped = false
  #start = -1
  #at = 0
  /** Depth of the row objects while inside their array, -1 outside. */
  #rowDepth = -1

  /** @param maxRow characters after which an unfinished row is given up. */
  constructor(format: RowFormat, maxRow = 8_000_000) {
    this.#format = format
    this.#maxRow = maxRow
  }

  /** Texts of the rows that are complete with this piece. @throws RangeError when a row grows beyond the limit. */
  push(piece: string): string[] {
    this.#rest += piece
    const rows = this.#format === 'xml' ? this.#scanXml() : this.#scanJson()
    if (this.#rest.length > this.#maxRow) throw new RangeError(`a row is longer than ${this.#maxRow} characters`)
    return rows
  }

  #scanXml(): string[] {
    const rows: string[] = []
    for (;;) {
      const start = this.#rest.search(/<video[\s>]/)
      if (start < 0) {
        this.#rest = this.#rest.slice(-16)
        return rows
      }
      const end = endOfVideo(this.#rest, start)
      if (end < 0) {
        this.#rest = this.#rest.slice(start)
        return rows
      }
      rows.push(this.#rest.slice(start, end))
      this.#rest = this.#rest.slice(end)
    }
  }

  #scanJson(): string[] {
    const rows: string[] = []
    const text = this.#rest
    let kept = 0
    for (; this.#at < text.length; this.#at++) {
      const letter = text.charCodeAt(this.#at)
      if (this.#inString) {
        if (this.#escaped) this.#escaped = false
        else if (letter === 92) this.#escaped = true
        else if (letter === 34) this.#inString = false
      } else if (letter === 34) this.#inString = true
      else if (letter === 123 || letter === 91) this.#open(text, letter)
      else if (letter === 125 || letter === 93) {
        this.#depth--
        if (this.#start >= 0 && this.#depth === this.#rowDepth) {
          rows.push(text.slice(this.#start, this.#at + 1))
          this.#start = -1
          kept = this.#at + 1
        }
        if (this.#depth < this.#rowDepth) this.#rowDepth = -1
      }
    }
    const from = this.#start >= 0 ? this.#start : Math.max(kept, text.length - 64)
    this.#rest = text.slice(from)
    this.#at -= from
    if (this.#start >= 0) this.#start = 0
    return rows
  }

  #open(text: string, letter: number): void {
    const isArray = letter === 91
    if (isArray && this.#rowDepth < 0) {
      const before = text.slice(Math.max(0, this.#at - 32), this.#at)
      if (this.#depth === 0 || /"list"\s*:\s*$/.test(before)) this.#rowDepth = this.#depth + 1
    } else if (!isArray && this.#start < 0 && this.#depth === this.#rowDepth) this.#start = this.#at
    this.#depth++
  }
}

/** Index after the row's end tag, which does not count inside CDATA; -1 while it has not come. */
function endOfVideo(text: string, start: number): number {
  const tag = '</video>'
  let end = text.indexOf(tag, start)
  for (let at = start; ; ) {
    // Looked for only when passed: a row of very many sections would be read from each of them to its end.
    if (end >= 0 && end < at) end = text.indexOf(tag, at)
    const data = text.indexOf('<![CDATA[', at)
    if (end >= 0 && (data < 0 || end < data)) return end + tag.length
    if (data < 0) return -1
    const close = text.indexOf(']]>', data)
    if (close < 0) return -1
    at = close + 3
  }
}
