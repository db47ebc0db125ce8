import { z } from 'zod'

/** Largest integer PostgreSQL's `integer` holds; larger ids can not exist and are refused at the edge. */
const INT_MAX = 2_147_483_647

/**
 * Path and query numbers arrive as digits, body numbers as numbers: both are accepted, and nothing else that JavaScript would
 * make a number of (`null`, `true`, `''`, `'0x10'`).
 */
export const int = (min = 0, max = INT_MAX) =>
  z.preprocess(
    value => (typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value),
    z.number().int().min(min).max(max),
  )
export const id = (meaning: string) => int(0).describe(meaning)
export const pageNo = int(1, 100_000).describe('page, from 1')
export const size = (max = 100) => int(1, max).describe(`rows per page, at most ${max}`)
export const text = (max: number, min = 0) => z.string().trim().min(min).max(max)
/** Free-text path segment: `all` or empty means "no filter". */
export const filter = (meaning: string) =>
  z
    .string()
    .max(40)
    .transform(value => (value === 'all' || value === '全部' ? '' : value))
    .describe(`${meaning}; "all" for no filter`)
/** Unix seconds. */
export const unix = z.number().int()

/** A picture that never shifts the layout: `src` works alone, `srcset` lists the widths, `color` is its mean colour. */
export const picture = z.object({ src: z.string(), srcset: z.string(), color: z.string() })
export type Picture = z.infer<typeof picture>

export const page = <T extends z.ZodType>(row: T) =>
  z.object({ list: z.array(row), page: z.number().int(), size: z.number().int(), total: z.number().int() })
export type Page<T> = { list: T[]; page: number; size: number; total: number }

/** Another user as everyone may see them. */
export const userBrief = z.object({
  userId: z.number().int(),
  userNickName: z.string(),
  userPortrait: z.string(),
  isVip: z.boolean(),
})
export type UserBrief = z.infer<typeof userBrief>

/** A work in any list. */
export const vodCard = z.object({
  id: z.number().int(),
  typeId: z.number().int().describe('Top-level category: with `id` it makes the address `/details/{typeId}/{id}`'),
  title: z.string(),
  blurb: z.string().describe('One line under the title'),
  poster: picture.nullable(),
  backdrop: picture.nullable().describe('16:9 picture for wide cards'),
  remarks: z.string().describe('Status in words: 更新至 24 集, 126 分钟'),
  score: z.number().nullable().describe('0–10 with one decimal; null while nobody has rated'),
  year: z.number().int().nullable(),
  area: z.string(),
  genres: z.array(z.string()),
  badge: z.enum(['vip', '4k', 'new']).nullable(),
  updatedAt: unix.describe('Unix seconds of the last new episode or change of lines'),
})
export type VodCard = z.infer<typeof vodCard>

/** A ranked work; `move` is places gained since the previous period, null for a newcomer. */
export const rankRow = vodCard.extend({
  rank: z.number().int(),
  move: z.number().int().nullable(),
  heat: z.number().int(),
})
export type RankRow = z.infer<typeof rankRow>

export const done = z.object({ ok: z.literal(true) })
