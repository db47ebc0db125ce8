/** Reads ffmpeg's `-progress` reports as they arrive in pieces. */
export class ProgressReader {
  #rest = ''

  /** Feeds a piece of output. @returns the newest position in milliseconds, null when the piece brought none. */
  push(text: string): number | null {
    const lines = (this.#rest + text).split('\n')
    this.#rest = lines.pop() ?? ''
    let positionMs: number | null = null
    for (const line of lines) {
      // `N/A` until the first packet is written.
      const match = /^out_time_us=(\d+)$/.exec(line.trim())
      if (match) positionMs = Math.round(Number(match[1]) / 1000)
    }
    return positionMs
  }
}
