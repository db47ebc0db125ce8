import { sql } from 'kysely'
import type { Db } from '../../core/db.ts'
import { rowsOf } from './rows.ts'

/** Adds people who are not known yet; answers everybody's id by name. */
export async function ensurePeople(tx: Db, names: readonly string[]): Promise<Map<string, number>> {
  const find = async (wanted: readonly string[]) =>
    (
      await sql<{ id: number; name: string }>`select id, name from people where name = any(${wanted}::text[])`.execute(
        tx,
      )
    ).rows
  const known = new Map((await find(names)).map(row => [row.name, row.id]))
  const unknown = names.filter(name => !known.has(name))
  if (unknown.length > 0) {
    const { rows } = await sql<{ id: number; name: string }>`
      insert into people (name) select unnest(${unknown}::text[]) returning id, name`.execute(tx)
    for (const row of rows) known.set(row.name, row.id)
  }
  return known
}

export async function insertWorkPeople(
  tx: Db,
  rows: readonly { workId: number; personId: number; role: string; character: string; position: number }[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into work_people (work_id, person_id, role, character, position)
    select work_id, person_id, role, character, position
    from ${rowsOf(rows, { workId: 'int', personId: 'int', role: 'text', character: 'text', position: 'int' })}
    on conflict do nothing`.execute(tx)
}

export async function deleteWorkPeople(tx: Db, workIds: readonly number[]): Promise<void> {
  if (workIds.length > 0) await sql`delete from work_people where work_id = any(${workIds}::int[])`.execute(tx)
}

/** Those of the works that have people already. */
export async function listWorksWithPeople(tx: Db, workIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ workId: number }>`
    select distinct work_id from work_people where work_id = any(${workIds}::int[])`.execute(tx)
  return new Set(rows.map(row => row.workId))
}
