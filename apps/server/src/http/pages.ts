import { resolveLegacy } from '@xinghe/contract/legacy'
import type { Web } from './app.ts'
import { isLoopback, limitKey } from './client-address.ts'
import { legacyTarget } from './legacy-target.ts'
import { takeLimit } from './limits.ts'
import { pageAddress } from './page-cache.ts'
import { headersOf } from './request-info.ts'
import { sendStored } from './stored.ts'

/** Prefixes whose unknown paths answer their own errors instead of leading home. */
const ownErrors = /^\/(?:v1|pub|common|danmaku|media|admin|assets)(?:\/|$)/

/** A missing picture or script is missing; the home page in its place would only hide that. */
const fileName = /\.(?:avif|css|gif|ico|jpe?g|js|json|map|mjs|png|svg|txt|webmanifest|webp|woff2?|xml)$/i

/** Pages one address may have rendered, and old addresses looked up; what is at hand is not counted. */
const RENDERS_PER_MINUTE = 240

/** The public site: its files, its pages, old addresses, and the way home for everything else. */
export function mountPages({ app, ctx, files, pages, limits, metrics }: Web): void {
  const takePage = (caller: string) => {
    if (!isLoopback(caller)) takeLimit(limits.takeLocal(`page ${limitKey(caller)}`, RENDERS_PER_MINUTE))
  }
  app.get('*', async (c, next) => {
    const url = new URL(c.req.url)
    const file = files.get(url.pathname)
    if (file) {
      c.set('route', 'file')
      return sendStored(c, file)
    }
    if (ownErrors.test(url.pathname)) return next()
    c.set('route', 'page')
    const address = pageAddress(ctx, url.pathname, url.searchParams, headersOf(c.req.raw.headers))
    if (address) {
      if (!pages.find(address)) takePage(c.get('address'))
      const { stored, outcome } = await pages.get(address)
      metrics.page[outcome].inc()
      return sendStored(c, stored)
    }
    if (fileName.test(url.pathname)) return next()
    const legacy = resolveLegacy(url.pathname, url.searchParams)
    if (legacy?.kind === 'lookup') takePage(c.get('address'))
    const target = legacy && (await legacyTarget(ctx, legacy))
    return target ? c.redirect(target, 301) : c.redirect('/', 302)
  })
}
