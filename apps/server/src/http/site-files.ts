import type { SeoEntry } from '@xinghe/contract/site'
import type { Hono } from 'hono'
import type { Context } from '../context.ts'
import { type SiteSettings, siteSettings } from '../site/site.rules.ts'
import type { HttpEnv } from './app.ts'
import type { Script } from './handler.ts'
import { callScript } from './script.ts'
import { toScript } from './zh.ts'

const robots = ['User-agent: *', 'Disallow: /user/', 'Disallow: /v1/', 'Disallow: /pub/', 'Disallow: /admin/', '']

/** What a browser needs to install the site: one app, whichever script it was installed in. */
function manifest({ name, seo_description }: SiteSettings, script: Script): object {
  const icon = (file: string, size: number, purpose: string) => ({
    src: `/${file}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: '/',
    name,
    short_name: name,
    description: seo_description,
    lang: script === 't' ? 'zh-Hant' : 'zh-Hans',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#0b0d10',
    background_color: '#0b0d10',
    categories: ['entertainment'],
    icons: [
      { src: '/logo.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
  }
}

/** Small files that other sites would keep on a static host. */
export function mountSiteFiles(app: Hono<HttpEnv>, ctx: Context): void {
  const kept = { 'cache-control': 'public, max-age=3600' }
  app.get('/robots.txt', c => {
    c.set('route', 'file')
    return c.text(robots.join('\n'), 200, kept)
  })
  app.get('/manifest.webmanifest', async c => {
    c.set('route', 'file')
    const script = callScript(c.req.query('lang'))
    return c.body(JSON.stringify(await toScript(manifest(await siteSettings(ctx), script), script)), 200, {
      ...kept,
      'content-type': 'application/manifest+json',
    })
  })
  app.get('/info.json', async c => {
    c.set('route', 'file')
    const { seo_title, seo_keywords, seo_description } = await siteSettings(ctx)
    const entries: SeoEntry[] = [{ page: 'Index', seo_title, seo_keywords, seo_description }]
    return c.json(await toScript(entries, callScript(c.req.query('lang'))), 200, kept)
  })
}
