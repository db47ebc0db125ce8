import { createHmac } from 'node:crypto'
import { type CallId, codes, type Route } from '@xinghe/contract'
import { KEY_ID_HEADER } from '@xinghe/contract/wire/envelope'
import { IV_BYTES } from '@xinghe/contract/wire/seal'
import { sealSync } from '@xinghe/contract/wire/seal-node'
import { LRUCache } from 'lru-cache'
import type { Context } from '../context.ts'
import { AnswerStore, type Loaded } from './answer-store.ts'
import type { Script } from './handler.ts'
import { namesOneOf } from './page-cache.ts'
import { Stored } from './stored.ts'

/** A request target that was checked once: which answer it means and how it is counted. */
export interface Alias {
  key: string
  id: CallId
  perIp: number
  /** Minute of its signature, null when signatures are not asked for. */
  minute: number | null
}

/** Raw targets remembered; each client makes the same one within a minute, so few are in use at a time. */
const MAX_ALIASES = 4096

/** Answers of public GET calls as the bytes that go out, sealed ones included. */
export class AnswerCache {
  readonly #ctx: Context
  readonly #store: AnswerStore
  readonly #headers = new Map<Route, Record<string, string>>()
  readonly #aliases = new LRUCache<string, Alias>({ max: MAX_ALIASES })

  constructor(ctx: Context) {
    this.#ctx = ctx
    this.#store = new AnswerStore({
      maxBytes: ctx.config.cacheBytes / 6,
      now: () => performance.now(),
      onError: err => ctx.log.warn({ err }, 'refreshing an answer failed'),
    })
    ctx.bus.on('site.changed', () => this.#store.drop())
    ctx.bus.on('vod.changed', ({ workIds }) => this.#store.drop(workIds.length > 0 ? namesOneOf(workIds) : undefined))
    ctx.bus.on('message.bulletinsChanged', () => this.#store.drop(key => key.includes(' message.bulletin ')))
    ctx.bus.on('media.changed', () => this.#store.drop(() => false))
  }

  /** `input` is parsed: whatever else stands in a query can not make another key. */
  keyOf(id: CallId, input: unknown, script: Script): string {
    return `${script} ${id} ${JSON.stringify(input)}`
  }

  aliasOf(target: string): Alias | undefined {
    return this.#aliases.get(target)
  }

  remember(target: string, alias: Alias): void {
    if (target.length <= 512 && this.#store.has(alias.key)) this.#aliases.set(target, alias)
  }

  peek(key: string) {
    return this.#store.peek(key)
  }

  get(key: string, route: Route, call: () => Promise<unknown>) {
    const load = async (): Promise<Loaded> => ({
      stored: toStored(this.#ctx, route, this.#headersOf(route), await call()),
      ttlSec: route.cacheSec ?? 0,
    })
    return this.#store.get(key, load)
  }

  /** One object for all answers of a call. */
  #headersOf(route: Route): Record<string, string> {
    const headers = this.#headers.get(route) ?? headersOf(this.#ctx, route)
    this.#headers.set(route, headers)
    return headers
  }
}

function toStored({ keys }: Context, route: Route, headers: Record<string, string>, output: unknown): Stored {
  const json = JSON.stringify(output)
  // The same answer gives the same bytes on every node, so that its ETag holds; different answers never share an iv.
  const iv = createHmac('sha256', keys.content).update(json).digest().subarray(0, IV_BYTES)
  const data = route.sealed ? `"${sealSync(keys.content, json, iv)}"` : json
  const body = Buffer.from(`{"code":${codes.ok},"msg":"","data":${data}}`)
  return new Stored(200, headers, body, route.sealed ? 'sealed' : 'quick')
}

function headersOf({ keys }: Context, route: Route): Record<string, string> {
  return {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': `public, max-age=0, s-maxage=${route.cacheSec ?? 0}`,
    vary: 'Accept-Encoding',
    ...(route.sealed && { [KEY_ID_HEADER]: keys.contentKeyId }),
  }
}
