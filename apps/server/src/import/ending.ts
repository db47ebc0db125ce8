import { ConfigError } from '../config.ts'
import { StartError } from '../core/start-error.ts'

/** By the code of PostgreSQL or of the system, or by how it begins. */
const outsideCauses: readonly (readonly [code: string, sentence: string])[] = [
  ['53100', 'the disk of the database is full'],
  ['57P', 'the database was stopped'],
  ['08', 'the connection to the database broke'],
  ['ECONNRE', 'the connection to the database broke'],
  ['ENOSPC', 'the disk is full'],
  ['EDQUOT', 'the disk quota is used up'],
  ['EROFS', 'the disk can only be read'],
]

/** What is said when an import ends with an error: one sentence when its cause lies outside of this program, else the stack. */
export function endingOf(error: unknown): string {
  if (error instanceof StartError || error instanceof ConfigError) return error.message
  const { code, stack } = error as { code?: unknown; stack?: string }
  const cause = typeof code === 'string' ? outsideCauses.find(([start]) => code.startsWith(start)) : undefined
  return cause ? `stopped: ${cause[1]}; run the same command again when that is mended` : (stack ?? String(error))
}
