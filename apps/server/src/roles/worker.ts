import type { Context } from '../context.ts'
import { jobs, listeners } from '../nouns.ts'
import type { Running } from './child.ts'

/** Starts every queue of the nouns; running jobs go back to their queue when the context closes. */
export async function startWorker(ctx: Context): Promise<Running> {
  for (const listen of listeners) listen(ctx)
  for (const start of jobs) await start(ctx)
  return { close: async () => {} }
}
