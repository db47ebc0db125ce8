import type { Kysely } from 'kysely'
import type { DB } from './db.gen.ts'

/** The database or a transaction on it; readers take this. */
export type Db = Kysely<DB>
