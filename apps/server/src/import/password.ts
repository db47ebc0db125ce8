import { z } from 'zod'
import { Failure } from '../core/errors.ts'
import { setWorkPassword } from '../vod/vod.rules/password.ts'
import type { Importer } from './importer.ts'
import { readJson } from './json-rows.ts'

const file = z.array(z.unknown())
const row = z.object({
  /** The number in the work's address. */
  work: z.number().int().min(1).max(2_147_483_647),
  password: z.string().trim().min(1).max(64).nullable(),
})

/** `npm run import -- password <file.json>`: sets passwords of works, or takes them away with null. */
export const passwordImporter: Importer = {
  usage: '<file.json>',
  async run({ ctx, source, report, signal }) {
    const rows = await readJson(source, file, '[{"work": 1024, "password": "…"}]')
    for (const [index, given] of rows.entries()) {
      if (signal.aborted) return
      const where = `row ${index + 1}`
      const parsed = row.safeParse(given)
      if (!parsed.success) {
        await report.reject({ where, title: '', reason: z.prettifyError(parsed.error) })
        continue
      }
      const { work, password } = parsed.data
      try {
        report.count(await setWorkPassword(ctx, work, password))
      } catch (error) {
        if (!(error instanceof Failure)) throw error
        await report.reject({ where, title: String(work), reason: error.message })
      }
    }
  },
}
