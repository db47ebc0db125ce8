import type { Context } from '../context.ts'
import { categoryTree, upsertCategories } from '../vod/vod.rules/categories.ts'
import type { CategoryInput, WorkInput } from '../vod/vod.rules/work-input.ts'
import { upsertWork } from '../vod/vod.rules/write.ts'

const categories: CategoryInput[] = [
  { name: '剧集', typeEn: 'juji' },
  { name: '电影', typeEn: 'dianying' },
  { name: '综艺', typeEn: 'zongyi' },
  { name: '古装剧', typeEn: 'guzhuangju', parent: 'juji' },
]

let made = 0

/** A series of two episodes on one outside line, unless told otherwise. */
export function workInput(given: Partial<WorkInput> = {}): WorkInput {
  made++
  return {
    origin: 'test',
    originId: String(made),
    title: `测试片${made}`,
    category: 'juji',
    kind: 'series',
    year: 2026,
    genres: ['剧情'],
    area: '大陆',
    groups: [{ code: 'main' }],
    seasons: [{ number: 1, episodes: [episodeInput(1), episodeInput(2)] }],
    ...given,
  }
}

export function episodeInput(number: number, group = 'main') {
  return { number, lines: [{ group, url: `https://media.example.com/${group}/${number}/index.m3u8` }] }
}

/** Writes a work through the writer, with the usual categories, and answers its address. */
export async function insertWork(
  ctx: Context,
  given: Partial<WorkInput> = {},
): Promise<{ id: number; typeId: number }> {
  await ensureTestCategories(ctx)
  const input = workInput(given)
  const outcome = await upsertWork(ctx, input)
  if (outcome.workId === null) throw new Error(outcome.reason)
  const { byTypeEn } = await categoryTree(ctx)
  const category = byTypeEn.get(input.category)!
  return { id: outcome.workId, typeId: category.parentId ?? category.id }
}

/** 剧集 (with 古装剧 below), 电影 and 综艺. */
export async function ensureTestCategories(ctx: Context): Promise<void> {
  const { all } = await categoryTree(ctx)
  if (all.length >= categories.length) return
  await upsertCategories(ctx, categories)
  ctx.cache.drop('vod:')
}
