import { type CallId, codes, pageTarget } from '@xinghe/contract/client'
import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, type Params, redirect } from 'react-router'
import { type Api, api, CallFailed } from './api.ts'
import { type CacheName, cached } from './caches.ts'
import { renderContext } from './render.ts'

/** Reads what a page shows; the same function on both sides. */
export type Load<T> = (api: Api, params: Params, url: URL) => Promise<T>

/** A page's `loader`: calls in process, for a guest. */
export function serverLoader<T>(load: Load<T>) {
  return async ({ context, params, request }: LoaderFunctionArgs): Promise<T> =>
    guard(() => load(context.get(renderContext).api, params, new URL(request.url)))
}

/** Answers that several pages ask for, and that change rarely. */
const keptAs: Partial<Record<CallId, CacheName>> = { 'vod.types': 'types', 'site.navs': 'navs' }

/** A page's `clientLoader`: calls over HTTP; leaving the page cancels those that nobody else waits for. */
export function browserLoader<T>(load: Load<T>) {
  return async ({ params, request }: ClientLoaderFunctionArgs): Promise<T> => {
    const call: Api = (id, input, init) => {
      const name = keptAs[id]
      // The page that is gone to instead waits for the same answer: leaving must not cancel it.
      if (name) return cached(name, () => api(id, input, { quiet: true, ...init }))
      return api(id, input, { signal: request.signal, quiet: true, ...init })
    }
    return guard(() => load(call, params, new URL(request.url)))
  }
}

/** Business outcomes become the not-found page with the server's sentence, everything else stays a fault. */
async function guard<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    const code = outcome(error)
    if (code === null) throw error
    throw data(error instanceof Error ? error.message : '', { status: 404 })
  }
}

/** What a call answers, or null while what it is about is closed (code 17): its place stays, the page does not fail. */
export async function unlessClosed<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call
  } catch (error) {
    if (outcome(error) === codes.unavailable) return null
    throw error
  }
}

/** The code of a refused call on either side: the server's failures carry the same field. */
function outcome(error: unknown): number | null {
  if (error instanceof CallFailed) return error.code >= 0 ? error.code : null
  // The browser's own errors have numbers too: 20 is a cancelled call.
  if (error instanceof DOMException) return null
  if (error instanceof Error && 'code' in error && typeof error.code === 'number') return error.code
  return null
}

/** A path parameter that must be a whole number; anything else is an address that does not exist. */
export function numberParam(params: Params, name: string): number {
  const text = params[name] ?? ''
  if (!/^\d{1,9}$/.test(text)) throw data('', { status: 404 })
  return Number(text)
}

/**
 * One content, one address: leads to `address` unless the visitor stands there already. Fields that no page reads may stand
 * behind it, as for the server: leading away from them would bring who goes back there again and again.
 */
export function keepTo(url: URL, address: string): void {
  if (pageTarget(url.pathname, url.searchParams) !== address) throw redirect(address)
}
