import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DB } from './db.gen.ts'
import { giveWay } from './give-way.ts'

/** The database or a transaction on it; readers take this. Table and column names are camelCase from here on. */
export type Db = Kysely<DB>

export interface Database {
  db: Db
  /** The same connections without Kysely, for LISTEN and for libraries. */
  pool: pg.Pool
  close(): Promise<void>
}

export interface DatabaseOptions {
  url: string
  /** Connections at most. */
  max: number
  /** Shown in pg_stat_activity. */
  name: string
  /** What it does can wait for what visitors ask of the same machine. */
  isBackground?: boolean
  /** A statement that runs longer is ended by the server; 0 = no limit. */
  statementTimeoutMs: number
  /** Told when a connection breaks, at rest or between the statements of a transaction; the pool replaces it. */
  onError(error: Error): void
}

const parsers = new Map<number, (text: string) => unknown>([
  // bigint and numeric: ids, counters, cents and scores all stay far below 2^53
  [pg.types.builtins.INT8, Number],
  [pg.types.builtins.NUMERIC, Number],
  // a calendar day has no time zone, so it stays 'YYYY-MM-DD'
  [pg.types.builtins.DATE, text => text],
])

const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => parsers.get(id) ?? pg.types.getTypeParser(id, format as 'text'),
}

const PREPARED = /^\s*\/\* prepared: ([\w.]+) \*\//

/**
 * A statement whose text begins with a comment `prepared: <noun>.<name>` is parsed and planned once for each connection,
 * which for the hottest reads costs more than running them. Only for texts that never vary.
 *
 * Whoever asks for a promise gets it from here: what pg's own promise has brought outlives the next collection of young
 * garbage (a third of what a search allocates was copied for nothing, twice), what its callback has brought does not.
 */
class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg declares a dozen overloads for one function
  override query(...args: any[]): any {
    const query = super.query as (...rest: unknown[]) => unknown
    const [text, values] = args
    const isLeftToPg = typeof text !== 'string' || typeof args.at(-1) === 'function'
    const name = typeof text === 'string' && Array.isArray(values) ? PREPARED.exec(text)?.[1] : undefined
    const config = name ? { name, text, values } : { text, values }
    if (isLeftToPg) return name ? query.call(this, config, ...args.slice(2)) : query.apply(this, args)
    return new Promise((resolve, reject) => {
      query.call(this, config, (error: Error | null, result: unknown) => (error ? reject(error) : resolve(result)))
    })
  }
}

/** What the types of pg leave out: the process of the server that serves the connection. */
type Backend = pg.PoolClient & { processID: number }

export function openDatabase(options: DatabaseOptions): Database {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: options.url,
    max: options.max,
    application_name: options.name,
    statement_timeout: options.statementTimeoutMs,
    idle_in_transaction_session_timeout: 60_000,
    connectionTimeoutMillis: 15_000,
    types,
  })
  // The pool listens to the connections at rest alone; one that breaks while it is lent out would end the process.
  pool.on('connect', client => {
    client.on('error', options.onError)
    // Process ids of another machine say nothing here.
    if (options.isBackground && client.host.startsWith('/')) void giveWay((client as Backend).processID)
  })
  // Told by the connection itself.
  pool.on('error', () => undefined)
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  return { db, pool, close: () => db.destroy() }
}

const waiting = new WeakMap<Db, (() => Promise<void>)[]>()

/**
 * Runs `work` in a transaction, or joins the one `db` already is. A throw rolls back; what `afterCommit` collected runs
 * once the commit is known.
 */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db)
  const actions: (() => Promise<void>)[] = []
  const result = await db.transaction().execute(tx => {
    waiting.set(tx, actions)
    return work(tx)
  })
  for (const action of actions) await action()
  return result
}

/** Runs `action` when the transaction has committed; at once when `db` is no transaction. */
export async function afterCommit(db: Db, action: () => Promise<void>): Promise<void> {
  if (!db.isTransaction) return action()
  const actions = waiting.get(db)
  if (!actions) throw new Error('afterCommit needs a transaction that inTransaction opened')
  actions.push(action)
}
