import type { Context } from '../context.ts'
import { withdrawWorks } from '../vod/vod.rules/withdraw.ts'
import type { WorkInput } from '../vod/vod.rules/work-input.ts'
import { upsertWorks } from '../vod/vod.rules/write.ts'
import type { Report } from './report.ts'

interface Withdrawn {
  where: string
  title: string
  origin: string
  originId: string
}

const MAX_WORKS = 250
const MAX_LINES = 12_000

/** Collects works and writes them in batches; a work the database refuses is rejected alone. */
export class WorkWriter {
  readonly #ctx: Context
  readonly #report: Report
  #batch: { where: string; input: WorkInput }[] = []
  #lines = 0
  #withdrawn: Withdrawn[] = []

  constructor(ctx: Context, report: Report) {
    this.#ctx = ctx
    this.#report = report
  }

  get isFull(): boolean {
    return this.#batch.length + this.#withdrawn.length >= MAX_WORKS || this.#lines >= MAX_LINES
  }

  /** @param where place in the input, for the report. */
  add(where: string, input: WorkInput): void {
    this.#batch.push({ where, input })
    for (const season of input.seasons) for (const episode of season.episodes) this.#lines += episode.lines.length
  }

  /** A row whose source takes it down; one that never came is rejected. */
  withdraw(row: Withdrawn): void {
    this.#withdrawn.push(row)
  }

  async flush(): Promise<void> {
    await this.#flushWithdrawn()
    const batch = this.#batch
    this.#batch = []
    this.#lines = 0
    if (batch.length === 0) return
    try {
      await this.#write(batch)
    } catch (error) {
      if (!isDataError(error)) throw error
      for (const entry of batch) await this.#writeAlone(entry)
    }
  }

  async #flushWithdrawn(): Promise<void> {
    const rows = this.#withdrawn
    this.#withdrawn = []
    if (rows.length === 0) return
    for (const [index, outcome] of (await withdrawWorks(this.#ctx, rows)).entries()) {
      const { where, title } = rows[index]!
      if (outcome !== null) this.#report.count(outcome)
      else await this.#report.reject({ where, title, reason: '已下架' })
    }
  }

  async #writeAlone(entry: { where: string; input: WorkInput }): Promise<void> {
    try {
      await this.#write([entry])
    } catch (error) {
      if (!isDataError(error)) throw error
      const { where, input } = entry
      await this.#report.reject({ where, title: input.title, reason: `数据库拒绝: ${(error as Error).message}` })
    }
  }

  async #write(batch: readonly { where: string; input: WorkInput }[]): Promise<void> {
    const outcomes = await upsertWorks(
      this.#ctx,
      batch.map(entry => entry.input),
    )
    for (const [index, outcome] of outcomes.entries()) {
      const { where, input } = batch[index]!
      if (outcome.outcome !== 'rejected') this.#report.count(outcome.outcome)
      else await this.#report.reject({ where, title: input.title, reason: outcome.reason })
    }
  }
}

/** PostgreSQL classes 22 and 23: the data is wrong, not the database. */
function isDataError(error: unknown): boolean {
  const code = (error as { code?: unknown }).code
  return typeof code === 'string' && /^2[23]/.test(code)
}
