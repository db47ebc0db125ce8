import { type RawBuilder, sql } from 'kysely'

/** Which works; absent parts do not restrict. */
export interface WorkFilter {
  /** Top category. */
  topId?: number
  /** Must hold all of these facets (see work_facets in the schema) … */
  facets?: string[]
  /** … and one of these. */
  anyFacets?: string[]
  /** Top categories that are not shown at all. */
  exceptTopIds?: number[]
}

export type WorkOrder = 'latest' | 'hot' | 'score' | 'new'

/** Everything works are listed by: what browsing offers, and most plays of two days, of a week and ever. */
export type Ordering = WorkOrder | 'day' | 'week' | 'total'

export const orderings: Record<Ordering, RawBuilder<unknown>> = {
  latest: sql.raw('updated_at desc, id desc'),
  hot: sql.raw('hits_month desc, id desc'),
  score: sql.raw('score desc nulls last, id desc'),
  new: sql.raw('published_at desc, id desc'),
  day: sql.raw('hits_day desc, id desc'),
  week: sql.raw('hits_week desc, id desc'),
  total: sql.raw('hits desc, id desc'),
}

/** Works in their order; those that are hidden, or moved below a category of `exceptTopIds`, since they were found are left out. */
export interface Known {
  ids: readonly number[]
  exceptTopIds?: readonly number[]
}

/** A part of a list: works that are known already, or those from `offset` on in an order. */
export type Slice = Known | { filter: WorkFilter; order: Ordering; limit: number; offset: number }

/** What stands behind `from works` for those of a slice, which may come in any order; hidden works are left out. */
export function whereSliced(slice: Slice): RawBuilder<unknown> {
  // The ids stand in a select of their own, or PostgreSQL would plan the statement anew for each list whose length it sees.
  if ('ids' in slice) {
    const { ids, exceptTopIds = [] } = slice
    const without = exceptTopIds.length > 0 ? sql`and top_category_id <> all(${exceptTopIds}::int[])` : sql``
    return sql`where id = any((select ${ids}::int[])::int[]) and hidden_at is null ${without}`
  }
  const { filter, order, limit, offset } = slice
  return sql`where ${whereWorks(filter)} order by ${orderings[order]} limit ${limit} offset ${offset}`
}

/** Conditions on `works`. */
export function whereWorks(filter: WorkFilter): RawBuilder<unknown> {
  const parts = [sql`works.hidden_at is null`]
  if (filter.topId) parts.push(sql`works.top_category_id = ${filter.topId}`)
  if (filter.facets?.length) parts.push(sql`works.facets @> ${filter.facets}::text[]`)
  if (filter.anyFacets?.length) parts.push(sql`works.facets && ${filter.anyFacets}::text[]`)
  if (filter.exceptTopIds?.length) parts.push(sql`works.top_category_id <> all(${filter.exceptTopIds}::int[])`)
  return sql.join(parts, sql` and `)
}
