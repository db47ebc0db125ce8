import type { Context } from '../../context.ts'
import type { Db } from '../../core/db.ts'
import { bringBack } from '../vod.queries/withdrawals.ts'
import { insertDailyHits, insertExternalIds, upsertOrigins } from '../vod.queries/write-details.ts'
import { insertWorks, updateWorks, type WorkColumns } from '../vod.queries/write-works.ts'
import { countingDay } from './hits.ts'
import type { ResolvedWork } from './resolve-works.ts'
import { storeNewEpisodes, storePeople, updateEpisodes } from './store-below.ts'

export type CategoryIds = Map<string, { id: number; topId: number }>

/** Stores one round of resolved rows: each table in one or two statements, however many rows. */
export async function storeWorks(ctx: Context, tx: Db, categories: CategoryIds, rows: ResolvedWork[]): Promise<void> {
  const changed = rows.filter(row => row.state !== 'unchanged')
  if (changed.length === 0) return
  const now = ctx.clock.now()
  const created = changed.filter(row => row.state === 'created')
  const updated = changed.filter(row => row.state === 'updated')
  await insertWorks(
    tx,
    created.map(row => toColumns(row, categories, now)),
  )
  await updateWorks(
    tx,
    updated.map(row => ({ ...toColumns(row, categories, now), is_primary: row.isPrimary })),
  )
  await bringBack(
    tx,
    updated.map(({ work: { origin, originId }, workId }) => ({ origin, originId, workId })),
  )
  await upsertOrigins(
    tx,
    changed.map(({ work, workId, isPrimary }) => ({
      origin: work.origin,
      originId: work.originId,
      workId,
      isPrimary,
      hash: work.hash,
    })),
    now,
  )
  await insertExternalIds(
    tx,
    changed.flatMap(({ work, workId }) =>
      work.externalIds.map(({ provider, kind = '', value }) => ({ workId, provider, kind, value })),
    ),
  )
  await storePeople(tx, created, updated)
  await insertDailyHits(
    tx,
    created.flatMap(({ work, workId }) =>
      work.recentHits.flatMap((hits, daysAgo) => (hits > 0 ? { workId, daysAgo, hits } : [])),
    ),
    countingDay(now),
  )
  await storeNewEpisodes(tx, created)
  await updateEpisodes(tx, updated)
}

function toColumns({ work, workId }: ResolvedWork, categories: CategoryIds, now: Date): WorkColumns {
  const category = categories.get(work.category)!
  const sum = (days: number) => work.recentHits.slice(0, days).reduce((total, hits) => total + hits, 0)
  return {
    id: workId,
    category_id: category.id,
    top_category_id: category.topId,
    title: work.title,
    original_title: work.originalTitle,
    aliases: work.aliases,
    identity_key: work.identityKey,
    letter: work.letter,
    blurb: work.blurb,
    content: work.content,
    genres: work.genres,
    tags: work.tags,
    area: work.area,
    lang: work.lang,
    year: work.year,
    remarks: work.remarks,
    schedule: work.schedule,
    total_episodes: work.totalEpisodes,
    is_finished: work.isFinished,
    is_vip: work.isVip,
    quality: work.quality,
    poster: work.poster?.key ?? null,
    poster_color: work.poster?.color ?? PAPER,
    backdrop: work.backdrop?.key ?? null,
    backdrop_color: work.backdrop?.color ?? PAPER,
    title_art: work.titleArt,
    intro_sec: work.introSec,
    outro_sec: work.outroSec,
    score: work.score,
    score_count: work.votes,
    score_sum: Math.round((work.score ?? 0) * work.votes),
    ups: work.ups,
    hits: work.hits,
    hits_day: sum(2),
    hits_week: sum(7),
    hits_month: sum(30),
    published_at: work.publishedAt ?? work.updatedAt ?? now,
    updated_at: work.updatedAt ?? now,
    password_hash: work.passwordHash,
  }
}

/** Shown under a picture whose colour nobody measured; the page's own surface. */
const PAPER = '#1c2027'
