import { sql } from 'kysely'
import type { Db } from '../../core/db.ts'

/** Facets of these kinds are always in the lists; of the others only those that many works share. */
export const completeKinds = ['c', 't', 'l', 'y', 'v'] as const
/** A facet that fewer works share is quicker found by its index. */
const COMMON_WORKS = 1_000

export interface ListHead {
  name: string
  generation: number
  works: number
}

/** What lists there are in the newest generation. */
export async function listHeads(db: Db): Promise<ListHead[]> {
  const { rows } = await sql<ListHead>`
    select name, generation, works from work_lists
    where generation = (select max(generation) from work_lists)`.execute(db)
  return rows
}

/** The words of one list; null when there is none of that name and generation. */
export async function findList(db: Db, generation: number, name: string): Promise<Buffer | null> {
  const { rows } = await sql<{ data: Buffer }>`
    select data from work_lists where name = ${name} and generation = ${generation}`.execute(db)
  return rows[0]?.data ?? null
}

/** How many works are shown, counted no further than `limit`. */
export async function countShown(db: Db, limit: number): Promise<number> {
  const { rows } = await sql<{ works: number }>`
    select count(*)::int as works from (select 1 from works where hidden_at is null limit ${limit}) w`.execute(db)
  return rows[0]!.works
}

/** The newest generation there is, 0 when there is none. */
export async function newestGeneration(db: Db): Promise<number> {
  const { rows } = await sql<{ newest: number }>`
    select coalesce(max(generation), 0) as newest from work_lists`.execute(db)
  return rows[0]!.newest
}

/** Deletes the lists of all generations but one. */
export async function deleteLists(tx: Db, exceptGeneration: number): Promise<void> {
  await sql`delete from work_lists where generation <> ${exceptGeneration}`.execute(tx)
}

/** Numbers the works by their ids, for the rest of the transaction. Returns how many there are. */
export async function numberWorks(tx: Db): Promise<number> {
  await sql`create temporary table numbered on commit drop as
    select (row_number() over (order by id) - 1)::int as no, id, facets, updated_at, hits_month, score, published_at
    from works where hidden_at is null`.execute(tx)
  const { rows } = await sql<{ works: number }>`select count(*)::int as works from numbered`.execute(tx)
  return rows[0]!.works
}

/** What each list holds, in its order; see `Numbers`. */
const listings = {
  ids: sql`int4send(id), '' order by no`,
  latest: sql`int4send(no), '' order by updated_at desc, id desc`,
  hot: sql`int4send(no), '' order by hits_month desc, id desc`,
  score: sql`int4send(no), '' order by score desc nulls last, id desc`,
  new: sql`int4send(no), '' order by published_at desc, id desc`,
}
/** The large lists, which almost every page needs. */
export const listingNames = Object.keys(listings) as (keyof typeof listings)[]

/** Four bytes each, highest first. */
type Numbers = Buffer

/** The ids by number, or the numbers of all works in an order. */
export async function listingOf(tx: Db, name: keyof typeof listings): Promise<Numbers> {
  const { rows } = await sql<{ numbers: Numbers }>`
    select string_agg(${listings[name]}) as numbers from numbered`.execute(tx)
  return rows[0]!.numbers
}

/** The numbers of the works with each facet that is worth a list. */
export async function commonFacets(tx: Db): Promise<{ facet: string; numbers: Numbers }[]> {
  const { rows } = await sql<{ facet: string; numbers: Numbers }>`
    select facet, string_agg(int4send(no), '') as numbers from numbered, unnest(facets) facet group by facet
    having left(facet, 1) = any(${[...completeKinds]}::text[]) or count(*) >= ${COMMON_WORKS}`.execute(tx)
  return rows
}

export async function insertList(tx: Db, list: ListHead & { data: Buffer }): Promise<void> {
  const { name, generation, works, data } = list
  await sql`insert into work_lists (name, generation, works, data)
    values (${name}, ${generation}, ${works}, ${data})`.execute(tx)
}
