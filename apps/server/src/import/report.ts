import { appendFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { WriteOutcome } from '../vod/vod.rules/work-input.ts'

export interface Counts {
  created: number
  updated: number
  unchanged: number
  rejected: number
}

export interface Rejection {
  /** Where in the input: `page 3, row 5`, a path. */
  where: string
  /** What it is called there, when that is known. */
  title: string
  reason: string
}

/** Counts of a run and, in a JSON-lines file, one line for each rejected row and each warning. */
export class Report {
  readonly counts: Counts = { created: 0, updated: 0, unchanged: 0, rejected: 0 }
  readonly path: string
  #lines: string[] = []

  private constructor(path: string) {
    this.path = path
  }

  /** Opens `<dir>/<time>-<kind>.jsonl`. */
  static async open(dir: string, kind: string, now: Date): Promise<Report> {
    await mkdir(dir, { recursive: true })
    const report = new Report(join(dir, `${now.toISOString().replace(/[:.]/g, '-')}-${kind}.jsonl`))
    await writeFile(report.path, '')
    return report
  }

  get total(): number {
    return Object.values(this.counts).reduce((sum, count) => sum + count, 0)
  }

  count(outcome: Exclude<WriteOutcome['outcome'], 'rejected'>): void {
    this.counts[outcome]++
  }

  async reject(rejection: Rejection): Promise<void> {
    this.counts.rejected++
    await this.#add({ rejected: true, ...rejection })
  }

  /** Something about a row that was taken all the same. */
  async warn(warning: Rejection): Promise<void> {
    await this.#add({ rejected: false, ...warning })
  }

  async #add(entry: object): Promise<void> {
    this.#lines.push(`${JSON.stringify(entry)}\n`)
    if (this.#lines.length >= 200) await this.close()
  }

  /** Writes down what is not written yet. */
  async close(): Promise<void> {
    if (this.#lines.length === 0) return
    await appendFile(this.path, this.#lines.join(''))
    this.#lines = []
  }
}
