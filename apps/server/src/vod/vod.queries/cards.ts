import { sql } from 'kysely'
import type { Db } from '../../core/db.ts'
import { type CardRow, cardColumns, listKnownCards } from './known-cards.ts'
import { type Slice, type WorkFilter, whereSliced, whereWorks } from './slices.ts'

/** The works of a slice in their order. */
export async function listCards(db: Db, slice: Slice): Promise<CardRow[]> {
  if ('ids' in slice) return listKnownCards(db, slice)
  const { rows } = await sql<CardRow>`select ${cardColumns} from works ${whereSliced(slice)}`.execute(db)
  return rows
}

/** How many works match, counted no further than `limit`. */
export async function countWorks(db: Db, filter: WorkFilter, limit: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (select 1 from works where ${whereWorks(filter)} limit ${limit}) w`.execute(db)
  return rows[0]!.total
}

/** Works like the one on screen: of `pool`, those that share genres with it first, in an order that depends on `seed`. */
export async function listSimilar(
  db: Db,
  pool: Slice,
  excludeId: number,
  seed: number,
  limit: number,
): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    with pool as (
      select ${cardColumns} from works ${whereSliced(pool)}
    ), wanted as (
      select coalesce((select genres from works where id = ${excludeId}), '{}') as genres
    )
    select pool.* from pool, wanted where id <> ${excludeId}
    order by (select count(*) from unnest(pool.genres) g where g = any(wanted.genres)) desc,
             hashint8(pool.id::bigint * 1000003 + ${seed}::bigint), pool.id
    limit ${limit}`.execute(db)
  return rows
}
