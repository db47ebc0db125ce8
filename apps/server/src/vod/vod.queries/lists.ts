import { sql } from 'kysely'
import type { Db } from '../../core/db.ts'
import { type Ordering, orderings } from './slices.ts'

/**
 * Facets of these kinds are always in the lists; of the others only those that many works share. The lists alone have d1 … d7: a
 * running series that airs on Mondays … Sundays.
 */
export const completeKinds = ['c', 't', 'l', 'y', 'v', 'd'] as const
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
    select (row_number() over (order by id) - 1)::int as no, id, updated_at, published_at, score, hits, hits_day, hits_week,
      hits_month, case when is_finished or air_days = 0 then facets else facets || array(
        select 'd' || day from generate_series(1, 7) day where air_days & (1 << (day - 1)) <> 0) end as facets
    from works where hidden_at is null`.execute(tx)
  const { rows } = await sql<{ works: number }>`select count(*)::int as works from numbered`.execute(tx)
  return rows[0]!.works
}

/** The large lists, which almost every page needs: the ids by number, and the numbers of all works in each order. */
export const listings = ['ids', ...(Object.keys(orderings) as Ordering[])] as const
export type Listing = (typeof listings)[number]
/** What a listing is called among the lists: no facet begins like that. */
export const listingName = (listing: Listing) => `/${listing}`

/** Four bytes each, highest first. */
type Numbers = Buffer

export async function listingOf(tx: Db, listing: Listing): Promise<Numbers> {
  const parts =
    listing === 'ids' ? sql`int4send(id), '' order by no` : sql`int4send(no), '' order by ${orderings[listing]}`
  const { rows } = await sql<{ numbers: Numbers }>`select string_agg(${parts}) as numbers from numbered`.execute(tx)
  return rows[0]!.numbers
}

/** The numbers of the works with each facet that is worth a list. */
export async function commonFacets(tx: Db): Promise<{ facet: string; numbers: Numbers }[]> {
  const { rows } = await sql<{ facet: string; numbers: Numbers }>`
    select facet, string_agg(int4send(no), '') as numbers from numbered, unnest(facets) facet group by facet
    having left(facet, 1) = any(${[...completeKinds]}::text[]) or count(*) >= ${COMMON_WORKS}`.execute(tx)
  return rows
}

/** The shown works with a facet. */
export async function idsWithFacet(db: Db, facet: string): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] }>`
    select coalesce(array_agg(id), '{}') as ids from works
    where facets @> ${[facet]}::text[] and hidden_at is null`.execute(db)
  return rows[0]!.ids
}

export async function insertList(tx: Db, list: ListHead & { data: Buffer }): Promise<void> {
  const { name, generation, works, data } = list
  await sql`insert into work_lists (name, generation, works, data)
    values (${name}, ${generation}, ${works}, ${data})`.execute(tx)
}
