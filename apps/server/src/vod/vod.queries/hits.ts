import { sql } from 'kysely'
import type { Db } from '../../core/db.ts'

/** Counts one view of a work on a day (`YYYY-MM-DD`). */
export async function addHit(tx: Db, workId: number, day: string): Promise<void> {
  await sql`
    insert into work_hits_daily (work_id, day, hits) values (${workId}, ${day}::date, 1)
    on conflict (work_id, day) do update set hits = work_hits_daily.hits + 1`.execute(tx)
}

/** The highest id of a work, 0 when there is none. */
export async function lastWorkId(db: Db): Promise<number> {
  const { rows } = await sql<{ last: number }>`select coalesce(max(id), 0) as last from works`.execute(db)
  return rows[0]!.last
}

/** Moves daily views of the works from one id to another into their counters; touches only works whose counters change. */
export async function rollUpHits(db: Db, today: string, from: number, to: number): Promise<void> {
  await sql`
    with unrolled as (
      select work_id, day, hits, hits - rolled as added from work_hits_daily
      where work_id between ${from} and ${to} and hits > rolled for update
    ), marked as (
      update work_hits_daily d set rolled = u.hits from unrolled u where d.work_id = u.work_id and d.day = u.day
    ), fresh as (
      select work_id, sum(added) as hits from unrolled group by work_id
    ), recent as (
      select work_id,
        coalesce(sum(hits) filter (where day > ${today}::date - 2), 0) as day,
        coalesce(sum(hits) filter (where day > ${today}::date - 7), 0) as week,
        coalesce(sum(hits) filter (where day > ${today}::date - 30), 0) as month
      from work_hits_daily
      where work_id between ${from} and ${to} and day between ${today}::date - 29 and ${today}::date group by work_id
    )
    update works w set hits = w.hits + coalesce(f.hits, 0), hits_day = coalesce(r.day, 0),
      hits_week = coalesce(r.week, 0), hits_month = coalesce(r.month, 0)
    from works o left join fresh f on f.work_id = o.id left join recent r on r.work_id = o.id
    where w.id = o.id and o.id between ${from} and ${to} and (f.hits is not null or (o.hits_day, o.hits_week, o.hits_month)
      is distinct from (coalesce(r.day, 0), coalesce(r.week, 0), coalesce(r.month, 0)))`.execute(db)
}

/** Daily views that no counter needs any more go. */
export async function deleteOldHits(tx: Db, today: string): Promise<void> {
  await sql`delete from work_hits_daily where day < ${today}::date - 90 and rolled = hits`.execute(tx)
}

/** Stores the best thousand of every top category, and of all, as they were one period ago. */
export async function replacePreviousRanks(tx: Db, today: string): Promise<void> {
  await sql`delete from work_ranks`.execute(tx)
  await sql`
    with spans (period, first, last) as (
      values ('day', ${today}::date - 3, ${today}::date - 2), ('week', ${today}::date - 13, ${today}::date - 7),
             ('month', ${today}::date - 59, ${today}::date - 30)
    ), counted as (
      select s.period, w.id, w.top_category_id, sum(h.hits) as hits
      from spans s join work_hits_daily h on h.day between s.first and s.last
        join works w on w.id = h.work_id and w.hidden_at is null
      group by s.period, w.id
    ), ranked as (
      select period, top_category_id, id, row_number() over (partition by period, top_category_id order by hits desc, id desc) as rank
      from counted
      union all
      select period, 0, id, row_number() over (partition by period order by hits desc, id desc) from counted
    )
    insert into work_ranks (period, top_category_id, work_id, rank, facets)
    select r.period, r.top_category_id, r.id, r.rank, w.facets from ranked r join works w using (id) where r.rank <= 1000`.execute(
    tx,
  )
}
