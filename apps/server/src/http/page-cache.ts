import { isKnownPage, pageTarget } from '@xinghe/contract/pages'
import type { Context } from '../context.ts'
import { AnswerStore } from './answer-store.ts'
import type { HttpMetrics } from './http-metrics.ts'
import { originOf, type ReadHeader, scriptOf } from './request-info.ts'
import type { Site } from './site-build.ts'
import { type PageAddress, renderPage } from './ssr.ts'

/** The address of the page a request means; null when its path is not that of a page. */
export function pageAddress(
  ctx: Context,
  path: string,
  query: URLSearchParams,
  header: ReadHeader,
): PageAddress | null {
  if (!isKnownPage(path)) return null
  return { origin: originOf(ctx.config, header), url: pageTarget(path, query), script: scriptOf(ctx.config, header) }
}

const keyOf = ({ script, origin, url }: PageAddress) => `${script} ${origin} ${url}`

/** Rendered pages in memory, one per address and script. */
export class PageCache {
  readonly #ctx: Context
  readonly #site: Site
  readonly #metrics: HttpMetrics
  readonly #store: AnswerStore

  constructor(ctx: Context, site: Site, metrics: HttpMetrics) {
    this.#ctx = ctx
    this.#site = site
    this.#metrics = metrics
    this.#store = new AnswerStore({
      maxBytes: ctx.config.cacheBytes / 3,
      now: () => performance.now(),
      onError: err => ctx.log.error({ err }, 'refreshing a page failed'),
    })
    ctx.bus.on('site.changed', () => this.#store.drop())
    ctx.bus.on('vod.changed', ({ workIds }) => this.#store.drop(workIds.length > 0 ? namesOneOf(workIds) : undefined))
    ctx.bus.on('media.changed', () => this.#store.drop(() => false))
  }

  /** The page of a raw request target when it is at hand; only canonical targets are found. */
  peek(url: string, header: ReadHeader) {
    const { config } = this.#ctx
    return this.#store.peek(keyOf({ script: scriptOf(config, header), origin: originOf(config, header), url }))
  }

  find(address: PageAddress) {
    return this.#store.peek(keyOf(address))
  }

  get(address: PageAddress) {
    return this.#store.get(keyOf(address), async () => {
      const end = this.#metrics.ssr.startTimer()
      const loaded = await renderPage(this.#ctx, this.#site, address)
      end()
      return loaded
    })
  }
}

/** True for keys that carry one of the ids as a number of their own. */
export function namesOneOf(ids: readonly number[]): (key: string) => boolean {
  const test = new RegExp(`\\b(?:${ids.join('|')})\\b`)
  return key => test.test(key)
}
