import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from '../context.ts'
import { Checkpoint } from '../import/checkpoint.ts'
import type { Importer, ImportRun } from '../import/importer.ts'
import { type Counts, type Rejection, Report } from '../import/report.ts'

export interface ImporterResult {
  counts: Counts
  /** Lines of the report file. */
  entries: (Rejection & { rejected: boolean })[]
}

/** Runs an importer as the command does, in this process and on this context. */
export async function runImporter(
  ctx: Context,
  importer: Importer,
  source: string,
  given: Partial<Pick<ImportRun, 'options' | 'signal' | 'progress'>> = {},
): Promise<ImporterResult> {
  const dir = join(ctx.config.dataDir, 'imports')
  const report = await Report.open(dir, 'test', new Date())
  const { options = {}, signal = new AbortController().signal, progress = () => {} } = given
  const checkpoint = new Checkpoint(dir, [source, options])
  await importer.run({ ctx, source, options, report, checkpoint, progress, signal })
  await report.close()
  const lines = (await readFile(report.path, 'utf8')).split('\n').filter(Boolean)
  return { counts: report.counts, entries: lines.map(line => JSON.parse(line)) }
}
