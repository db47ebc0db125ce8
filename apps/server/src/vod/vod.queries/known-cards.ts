import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../core/db.ts'
import { together } from '../../core/together.ts'
import { type Known, whereSliced } from './slices.ts'

/** What any list shows of a work. */
export interface CardRow {
  id: number
  topCategoryId: number
  title: string
  blurb: string
  poster: string | null
  posterColor: string
  backdrop: string | null
  backdropColor: string
  remarks: string
  score: number | null
  year: number | null
  area: string
  genres: string[]
  isVip: boolean
  quality: string
  /** When it airs, as text. */
  schedule: string
  /** Plays ever, of two days, of seven and of thirty. */
  hits: number
  hitsDay: number
  hitsWeek: number
  hitsMonth: number
  publishedAt: Date
  updatedAt: Date
}

export const cardColumns = sql.raw(
  'id, top_category_id, title, blurb, poster, poster_color, backdrop, backdrop_color, remarks, score, year, area, genres, is_vip, quality, schedule, hits, hits_day, hits_week, hits_month, published_at, updated_at',
)

/** Kept by a process at most: the first hundreds of every list, in some 8 MB. */
const MOST_KEPT = 10_000
/** Nobody sees a change later than this, although the news of it were lost. */
const KEPT_MS = 60_000

interface Keep {
  cards: LRUCache<number, CardRow>
  /** Goes up with all news: what was asked for before them is not kept. */
  news: number
}

const keeps = new WeakMap<Db, Keep>()

/**
 * From now on the cards that lists show are kept, because all lists begin with the same few thousand works. Returns what is to be
 * called when works have changed, with their ids, or none when it may be any of them.
 */
export function keepCards(db: Db): (workIds: readonly number[]) => void {
  const keep: Keep = { cards: new LRUCache({ max: MOST_KEPT, ttl: KEPT_MS }), news: 0 }
  keeps.set(db, keep)
  return workIds => {
    keep.news++
    if (workIds.length === 0) keep.cards.clear()
    for (const id of workIds) keep.cards.delete(id)
  }
}

/** Known works in their order, from those that are kept as far as they are. */
export async function listKnownCards(db: Db, { ids, exceptTopIds = [] }: Known): Promise<CardRow[]> {
  const keep = keeps.get(db)
  const rows = await (keep ? listThrough(keep, db, ids) : listCardsOf(db, ids))
  return rows.filter(row => !exceptTopIds.includes(row.topCategoryId))
}

async function listThrough(keep: Keep, db: Db, ids: readonly number[]): Promise<CardRow[]> {
  const found = new Map<number, CardRow>()
  for (const id of ids) {
    const card = keep.cards.get(id)
    if (card) found.set(id, card)
  }
  const before = keep.news
  const missing = ids.filter(id => !found.has(id))
  for (const card of await listCardsOf(db, missing)) {
    found.set(card.id, card)
    if (keep.news === before) keep.cards.set(card.id, card)
  }
  return ids.flatMap(id => found.get(id) ?? [])
}

/** A card as JSON has it; instants are seconds. */
type PackedCard = Omit<CardRow, 'publishedAt' | 'updatedAt'> & { publishedAt: number; updatedAt: number }

const readCards = together<readonly number[], CardRow[]>(askCards)

/** The works of these ids in their order; hidden ones are left out. */
export const listCardsOf = async (db: Db, ids: readonly number[]): Promise<CardRow[]> =>
  ids.length === 0 ? [] : readCards(db, ids)

/**
 * They come as one JSON text: every list and search ends here, and taking hundreds of single values off the wire costs more than
 * finding them.
 */
async function askCards(db: Db, lists: readonly (readonly number[])[]): Promise<CardRow[][]> {
  const ids = lists.length === 1 ? lists[0]! : [...new Set(lists.flat())]
  const { rows } = await sql<{ cards: PackedCard[] | null }>`
    /* prepared: vod.cardsOf */
    select json_agg(c) as cards from (
      select id, top_category_id as "topCategoryId", title, blurb, poster, poster_color as "posterColor", backdrop,
        backdrop_color as "backdropColor", remarks, score, year, area, genres, is_vip as "isVip", quality, schedule, hits,
        hits_day as "hitsDay", hits_week as "hitsWeek", hits_month as "hitsMonth",
        date_part('epoch', published_at) as "publishedAt", date_part('epoch', updated_at) as "updatedAt"
      from works ${whereSliced({ ids })}
    ) c`.execute(db)
  const cards = new Map((rows[0]!.cards ?? []).map(card => [card.id, toCardRow(card)]))
  return lists.map(list => list.flatMap(id => cards.get(id) ?? []))
}

const toCardRow = (card: PackedCard): CardRow =>
  Object.assign(card, { publishedAt: new Date(card.publishedAt * 1000), updatedAt: new Date(card.updatedAt * 1000) })
