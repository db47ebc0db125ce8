import { siteData as siteDataShape } from '@xinghe/contract/site'
import { z } from 'zod'
import type { Context } from '../context.ts'
import { inTransaction } from '../core/db.ts'
import { listSettings, type ReleaseRow, upsertRelease, upsertSetting } from './site.queries.ts'

/** One block of the home page. The works of all named categories are pooled; categories that do not exist are left out. */
const homeSectionSetting = z.object({
  title: z.string(),
  layout: z.enum(['ranked', 'editorial', 'grid']),
  /** `typeEn` of the categories; empty for the whole catalogue. */
  categories: z.array(z.string()),
  /** Only works that carry this tag. */
  tag: z.string().default(''),
  order: z.enum(['latest', 'hot', 'score', 'new']),
  size: z.number().int().min(1).max(60),
})
export type HomeSectionSetting = z.infer<typeof homeSectionSetting>

const settingShapes = {
  ...siteDataShape.shape,
  home_sections: z.array(homeSectionSetting),
  /** A danmaku that contains one of these (case and width ignored) is refused. */
  danmaku_banned_words: z.array(z.string()),
  /** Where requests of visitors go; empty: they are only stored. */
  operator_email: z.string(),
  /** Sender of the site's mails. */
  mail_from: z.string(),
  /** Hot searches that stand before the counted ones, in this order. */
  search_hot_words: z.array(z.string().trim().min(1).max(20)).max(20),
  /** A searched word that contains one of these never becomes a hot word. */
  search_hidden_words: z.array(z.string().trim().min(1)),
}
export type SiteSettings = { [K in keyof typeof settingShapes]: z.infer<(typeof settingShapes)[K]> }

const section = (
  title: string,
  layout: HomeSectionSetting['layout'],
  categories: string[],
  order: HomeSectionSetting['order'],
  size: number,
  tag = '',
): HomeSectionSetting => ({ title, layout, categories, tag, order, size })

const defaultSettings: SiteSettings = {
  name: '星河',
  index_old_version_site: '',
  seo_title: '星河 - 高清影视、电视直播、体育赛事在线观看',
  seo_keywords: '星河,在线影视,电视剧,电影,综艺,动漫,电视直播,体育直播',
  seo_description: '星河汇集剧集、电影、综艺、动漫与纪录片，高清流畅，弹幕互动，支持简繁切换。',
  image_base: '',
  logo: '',
  live_live: 0,
  adult: 0,
  disclaimer:
    '本站内容由站点运营者提供，运营者须对其拥有的版权或授权负责。如有侵权，请联系我们，我们会在核实后尽快处理。',
  copyright: '© 星河',
  home_sections: [
    section('剧集', 'ranked', ['juji'], 'latest', 16),
    section('星河特辑', 'editorial', [], 'score', 5, '特辑'),
    section('电影', 'ranked', ['dianying'], 'latest', 16),
    section('综艺·动漫', 'grid', ['zongyi', 'dongman'], 'hot', 10),
    section('纪录片', 'grid', ['jilupian'], 'latest', 10),
    section('短剧', 'grid', ['duanju'], 'latest', 10),
    section('海外', 'grid', ['haiwai'], 'latest', 10),
  ],
  danmaku_banned_words: [],
  operator_email: '',
  mail_from: 'no-reply@localhost',
  search_hot_words: [],
  search_hidden_words: [],
}

/** All settings with defaults filled in; a stored value of the wrong shape is reported and its default stands. */
export function siteSettings(ctx: Context): Promise<SiteSettings> {
  return ctx.cache.get('site:settings', 60, async () => {
    const stored = await listSettings(ctx.db)
    const settings: Record<string, unknown> = { ...defaultSettings }
    for (const [key, shape] of Object.entries(settingShapes)) {
      if (!stored.has(key)) continue
      const parsed = shape.safeParse(stored.get(key))
      if (parsed.success) settings[key] = parsed.data
      else ctx.log.warn({ key, issues: parsed.error.issues }, 'a site setting has the wrong shape')
    }
    return settings as SiteSettings
  })
}

/** Stores settings and tells every process. */
export async function changeSettings(ctx: Context, changes: Partial<SiteSettings>): Promise<void> {
  await inTransaction(ctx.db, async tx => {
    for (const [key, value] of Object.entries(changes)) await upsertSetting(tx, key, value, ctx.clock.now())
    await ctx.bus.emit(tx, 'site.changed', {})
  })
}

/** Offers an Android release on the download page; the same version again replaces its file. */
export async function publishRelease(
  ctx: Context,
  release: Pick<ReleaseRow, 'version' | 'url' | 'bytes' | 'sha256' | 'notes'>,
): Promise<'created' | 'updated' | 'unchanged'> {
  return inTransaction(ctx.db, async tx => {
    const outcome = await upsertRelease(tx, { platform: 'android', releasedAt: ctx.clock.now(), ...release })
    if (outcome !== 'unchanged') await ctx.bus.emit(tx, 'site.changed', {})
    return outcome
  })
}
