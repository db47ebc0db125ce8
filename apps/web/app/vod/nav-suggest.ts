import type { RankRow } from '@xinghe/contract/client'
import type { Api } from '../core/api.ts'
import { type Condition, type Filter, listInput, type NavPlace } from './nav-filter.ts'

const WATCHING = 10

/** What to show in place of an empty list. */
export interface Instead {
  /** The one condition without which there are most works; null when no single one helps. */
  drop: Condition['field'] | null
  watching: RankRow[]
}

/** Looks for the one condition to drop, and for what others watch. */
export async function suggest(api: Api, place: NavPlace, filter: Filter): Promise<Instead> {
  const { page: _, order: __, ...conditions } = filter
  const fields = Object.keys(conditions) as (keyof typeof conditions)[]
  const without = async (field: Condition['field'], to: NavPlace, left: Filter) => ({
    field,
    total: (await api('vod.list', listInput(to, left, 1))).total,
  })
  const [watching, ...tried] = await Promise.all([
    watched(api, place.typeId),
    ...(place.childId === 0 ? [] : [without('child', { ...place, childId: 0 }, conditions)]),
    ...fields.map(field =>
      without(field, place, Object.fromEntries(Object.entries(conditions).filter(([name]) => name !== field))),
    ),
  ])
  const best = tried.toSorted((a, b) => b.total - a.total)[0]
  return { drop: best && best.total > 0 ? best.field : null, watching }
}

/** The week's most played of the category, else of all. */
async function watched(api: Api, typeId: number): Promise<RankRow[]> {
  const { list } = await api('vod.rank', { typeId, area: 'all', period: 'week', page: 1, size: WATCHING })
  return list.length > 0 || typeId === 0 ? list : watched(api, 0)
}
