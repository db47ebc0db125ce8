import { randomBytes, randomUUID } from 'node:crypto'
import type { CallId } from '@xinghe/contract'
import type { Context } from '../context.ts'
import type { Loaded } from './answer-store.ts'
import { declarationOf, dispatch } from './dispatch.ts'
import type { Script } from './handler.ts'
import { hashScripts, htmlHeaders } from './security-headers.ts'
import type { Render, Site } from './site-build.ts'
import { Stored } from './stored.ts'
import { guest } from './viewer.ts'

/** One page of the public site, the same for everyone who asks in this script. */
export interface PageAddress {
  origin: string
  /** Canonical path and query. */
  url: string
  script: Script
}

/** Seconds a page is fresh without news. */
const PAGE_TTL_SEC = 30
/** Missing works are asked for by crawlers again and again; new ones must appear soon. */
const NOT_FOUND_TTL_SEC = 5

/** Renders a page as for a guest. A fault inside the site is an answer too: its error page, not kept. */
export async function renderPage(ctx: Context, site: Site, address: PageAddress): Promise<Loaded> {
  const nonce = randomBytes(16).toString('hex')
  const render = await site.page()
  const request = new Request(address.origin + address.url, { headers: { accept: 'text/html' } })
  const response = await render(request, renderInput(ctx, address, nonce))
  const location = response.headers.get('location')
  if (location) return { stored: redirect(response.status, location), ttlSec: 0 }
  const { html, hashes } = hashScripts(await response.text(), nonce)
  const ttlSec = response.status === 200 ? PAGE_TTL_SEC : response.status === 404 ? NOT_FOUND_TTL_SEC : 0
  const isTls = address.origin.startsWith('https:')
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-language': address.script === 't' ? 'zh-Hant' : 'zh-Hans',
    'cache-control': response.status === 200 ? `public, max-age=0, s-maxage=${PAGE_TTL_SEC}` : 'no-cache',
    vary: 'Accept-Encoding, Accept-Language, Cookie',
    ...htmlHeaders(hashes, isTls),
  }
  return { stored: new Stored(response.status, headers, Buffer.from(html)), ttlSec: site.vite ? 0 : ttlSec }
}

/** A redirect without a body. */
function redirect(status: number, location: string): Stored {
  const headers = { location, 'cache-control': status === 301 ? 'public, max-age=3600' : 'no-cache' }
  return new Stored(status, headers, Buffer.alloc(0))
}

function renderInput(ctx: Context, { origin, script }: PageAddress, nonce: string): Render {
  const { keys, config } = ctx
  const meta = { viewer: guest('page'), requestId: randomUUID(), signal: new AbortController().signal, script }
  return {
    api: (id, input) => publicCall(ctx, id, input, script, () => dispatch(ctx, id, input, meta)),
    lang: script,
    boot: {
      keyId: keys.contentKeyId,
      contentKey: Buffer.from(keys.content).toString('base64'),
      signKey: Buffer.from(keys.sign).toString('base64'),
      defaultLang: config.defaultLang,
    },
    nonce,
    origin,
  }
}

/** Pages share what they have in common, such as the navigation, for as long as the contract lets answers be kept. */
function publicCall(
  ctx: Context,
  id: CallId,
  input: unknown,
  script: Script,
  call: () => Promise<unknown>,
): Promise<unknown> {
  const { cacheSec } = declarationOf(id)
  return cacheSec ? ctx.cache.get(`call:${script}:${id}:${JSON.stringify(input)}`, cacheSec, call) : call()
}
