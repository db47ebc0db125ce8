import type { DanmakuRow } from '@xinghe/contract/client'
import { mergeRows } from './filter.ts'

/** Seconds one piece covers: `DANMAKU_PIECE_SEC` of the contract, which browsers do not load. */
export const PIECE_SEC = 360
/** The following piece is fetched this long before it begins. */
const AHEAD_SEC = 60
const RETRY_MS = 15_000

/** Loads the pieces around the position, each once; a piece that did not come is asked for again later. */
export class Pieces {
  rows: DanmakuRow[] = []
  readonly #load: (piece: number) => Promise<DanmakuRow[]>
  readonly #onRows: () => void
  readonly #asked = new Map<number, 'asked' | 'loaded' | { retryAtMs: number }>()
  #isOver = false

  constructor(load: (piece: number) => Promise<DanmakuRow[]>, onRows: () => void) {
    this.#load = load
    this.#onRows = onRows
  }

  /** @param positionSec on the episode's clock */
  around(positionSec: number): void {
    const here = Math.floor(Math.max(0, positionSec) / PIECE_SEC)
    this.#want(here)
    if ((here + 1) * PIECE_SEC - positionSec < AHEAD_SEC) this.#want(here + 1)
  }

  /** True when every piece of an episode of this length has come. */
  isComplete(durationSec: number): boolean {
    const count = Math.ceil(durationSec / PIECE_SEC)
    return count > 0 && Array.from({ length: count }, (_, i) => this.#asked.get(i)).every(state => state === 'loaded')
  }

  add(row: DanmakuRow): void {
    this.rows = mergeRows(this.rows, [row])
  }

  close(): void {
    this.#isOver = true
  }

  #want(piece: number): void {
    const known = this.#asked.get(piece)
    if (known && (typeof known === 'string' || known.retryAtMs > Date.now())) return
    this.#asked.set(piece, 'asked')
    this.#load(piece).then(
      rows => {
        this.#asked.set(piece, 'loaded')
        if (this.#isOver) return
        this.rows = mergeRows(this.rows, rows)
        this.#onRows()
      },
      // Danmaku are an addition: without them the film goes on, and the next tick after the pause asks again.
      () => this.#asked.set(piece, { retryAtMs: Date.now() + RETRY_MS }),
    )
  }
}
