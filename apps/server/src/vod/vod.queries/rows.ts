import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../core/db.ts'

/** Rows as a table `r` of a statement, a typed array for each column: far cheaper than one parameter for each value. */
export function rowsOf<T extends object>(rows: readonly T[], types: { [K in keyof T]: string }): RawBuilder<unknown> {
  const names = Object.keys(types) as (keyof T & string)[]
  const arrays = names.map(name => sql`${rows.map(row => row[name])}::${sql.raw(types[name])}[]`)
  return sql`unnest(${sql.join(arrays)}) as r (${sql.join(names.map(name => sql.ref(name)))})`
}

/** Ids that nobody else gets, for rows that are about to be inserted. */
export async function reserveIds(
  tx: Db,
  table: 'works' | 'seasons' | 'episodes' | 'line_groups',
  count: number,
): Promise<number[]> {
  if (count === 0) return []
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id')) as id from generate_series(1, ${count})`.execute(tx)
  return rows.map(row => row.id)
}
