import type { ParseArgsOptionsConfig } from 'node:util'
import type { Context } from '../context.ts'
import type { Checkpoint } from './checkpoint.ts'
import type { Report } from './report.ts'

/** What one run of an import works with. */
export interface ImportRun {
  ctx: Context
  /** File, folder or address as given; paths are absolute. Null when none was given. */
  source: string | null
  /** Values of the kind's own options. */
  options: Record<string, string | boolean | undefined>
  report: Report
  checkpoint: Checkpoint
  /** One line about how far it is; shown on stderr, at most once a second. */
  progress(text: string): void
  /** Aborted by Ctrl-C: finish what is begun, keep the checkpoint and return. */
  signal: AbortSignal
}

/** One import kind: what `npm run import -- <kind>` runs. */
export interface Importer {
  /** One line for the usage text: `<file|folder|address> [--hours <n>]`. */
  usage: string
  options?: ParseArgsOptionsConfig
  run(run: ImportRun): Promise<void>
}

/** The input as a whole can not be read; ends the run with code 2 and this sentence, in English as all that the command prints. */
export class UnreadableInput extends Error {
  override name = 'UnreadableInput'
}
