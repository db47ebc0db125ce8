import type { VodCard } from '@xinghe/contract'
import { pages } from '@xinghe/contract/pages'
import type { NavItem } from '@xinghe/contract/site'
import type { Hono } from 'hono'
import type { Context } from '../context.ts'
import { siteSettings } from '../site/site.rules.ts'
import { firstWorks } from '../vod/vod.rules/browse.ts'
import { vodNavs } from '../vod/vod.rules/navigation.ts'
import type { HttpEnv } from './app.ts'
import { headersOf, originOf } from './request-info.ts'

const ITEMS = 50
const KEPT_SEC = 300

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Text as XML holds it: what no XML may contain is left out. */
const xml = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are refused by XML readers
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').replace(/[&<>"]/g, sign => escapes[sign]!)

/** What was updated last, of all categories or of one (`?type=`), as RSS 2.0. */
export function mountUpdateFeed(app: Hono<HttpEnv>, ctx: Context): void {
  app.get(pages.updateFeed(), async c => {
    c.set('route', 'file')
    const origin = originOf(ctx.config, headersOf(c.req.raw.headers))
    const given = c.req.query('type')
    // A category that is not there is none, as on the page.
    const top = (await vodNavs(ctx)).find(item => String(item.typeId) === given) ?? null
    const body = await ctx.cache.get(`vod:feed:${origin}:${top?.typeId ?? 0}`, KEPT_SEC, () =>
      updateFeed(ctx, origin, top),
    )
    const headers = { 'content-type': 'application/rss+xml; charset=utf-8', vary: 'Host' }
    return c.body(body, 200, { ...headers, 'cache-control': `public, max-age=${KEPT_SEC}` })
  })
}

async function updateFeed(ctx: Context, origin: string, top: NavItem | null): Promise<string> {
  const typeId = top?.typeId ?? 0
  const [{ name, seo_description }, works] = await Promise.all([
    siteSettings(ctx),
    firstWorks(ctx, { typeId }, 'latest', ITEMS),
  ])
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${xml(name)} · ${xml(top?.name ?? '')}最近更新</title>
<link>${xml(origin + pages.update(typeId))}</link>
<description>${xml(seo_description)}</description>
<language>zh-CN</language>
<atom:link href="${xml(origin + pages.updateFeed(typeId))}" rel="self" type="application/rss+xml"/>
${works.map(work => item(work, origin)).join('\n')}
</channel></rss>
`
}

/** An update of the same work later is another item. */
function item(work: VodCard, origin: string): string {
  const link = origin + pages.detail(work.typeId, work.id)
  return `<item>
<title>${xml([work.title, work.remarks].filter(Boolean).join(' '))}</title>
<link>${xml(link)}</link>
<guid isPermaLink="false">${xml(`${link}#${work.updatedAt}`)}</guid>
<pubDate>${new Date(work.updatedAt * 1000).toUTCString()}</pubDate>
<description>${xml(work.blurb)}</description>
${work.genres.map(genre => `<category>${xml(genre)}</category>`).join('')}
</item>`
}
