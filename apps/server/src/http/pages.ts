import { resolveLegacy } from '@xinghe/contract/legacy'
import type { Web } from './app.ts'
import { pageAddress } from './page-cache.ts'
import { headersOf } from './request-info.ts'
import { storedResponse } from './stored.ts'

/** Prefixes whose unknown paths answer their own errors instead of leading home. */
const ownErrors = /^\/(?:v1|pub|common|danmaku|media|admin|assets)(?:\/|$)/

/** The public site: its files, its pages, old addresses, and the way home for everything else. */
export function mountPages({ app, ctx, files, pages, metrics }: Web): void {
  app.get('*', async (c, next) => {
    const url = new URL(c.req.url)
    const file = files.get(url.pathname)
    if (file) {
      c.set('route', 'file')
      return storedResponse(c.req.raw, file)
    }
    if (ownErrors.test(url.pathname)) return next()
    c.set('route', 'page')
    const address = pageAddress(ctx, url.pathname, url.searchParams, headersOf(c.req.raw.headers))
    if (address) {
      const { stored, outcome } = await pages.get(address)
      metrics.page[outcome].inc()
      return storedResponse(c.req.raw, stored)
    }
    const legacy = resolveLegacy(url.pathname, url.searchParams)
    if (legacy?.kind === 'page') return c.redirect(legacy.address, 301)
    return c.redirect('/', 302)
  })
}
