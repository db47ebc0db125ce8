import type { SeoEntry } from '@xinghe/contract/site'
import type { Hono } from 'hono'
import type { Context } from '../context.ts'
import { siteSettings } from '../site/site.rules.ts'
import type { HttpEnv } from './app.ts'

const robots = ['User-agent: *', 'Disallow: /user/', 'Disallow: /v1/', 'Disallow: /pub/', 'Disallow: /admin/', '']

/** Small files that other sites would keep on a static host. */
export function mountSiteFiles(app: Hono<HttpEnv>, ctx: Context): void {
  const kept = { 'cache-control': 'public, max-age=3600' }
  app.get('/robots.txt', c => {
    c.set('route', 'file')
    return c.text(robots.join('\n'), 200, kept)
  })
  app.get('/info.json', async c => {
    c.set('route', 'file')
    const { seo_title, seo_keywords, seo_description } = await siteSettings(ctx)
    const entries: SeoEntry[] = [{ page: 'Index', seo_title, seo_keywords, seo_description }]
    return c.json(entries, 200, kept)
  })
}
