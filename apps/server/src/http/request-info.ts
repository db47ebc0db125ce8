import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context } from '../context.ts'
import { clientAddress } from './client-address.ts'
import type { Script } from './handler.ts'
import { pageScript } from './script.ts'

/** What the Node adapter hands to Hono beside the request; absent when the app is called in process. */
export interface NodeBindings {
  incoming?: IncomingMessage
  outgoing?: ServerResponse
}

/** Reads a request header by its lower-case name. */
export type ReadHeader = (name: string) => string | undefined

export const headersOf =
  (headers: Headers): ReadHeader =>
  name =>
    headers.get(name) ?? undefined

export const nodeHeadersOf =
  (req: IncomingMessage): ReadHeader =>
  name =>
    req.headers[name] as string | undefined

const HOST = /^(?:[a-z\d.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i

/**
 * Scheme and host as the visitor sees them: the configured ones, else those of the request. X-Forwarded-Host is not read: most
 * proxies hand on a visitor's own, and a shared cache in front would give everyone a page that names his host.
 */
export function originOf(config: Context['config'], header: ReadHeader): string {
  if (config.siteUrl) return config.siteUrl
  const proto = config.trustProxy > 0 && header('x-forwarded-proto') === 'https' ? 'https' : 'http'
  const origin = `${proto}://${header('host')}`
  return HOST.test(header('host') ?? '') && URL.canParse(origin) ? origin : `${proto}://localhost`
}

/** Address of the caller; loopback for calls in process. */
export function addressOf(
  config: Context['config'],
  header: ReadHeader,
  incoming: IncomingMessage | undefined,
): string {
  return clientAddress(incoming?.socket?.remoteAddress ?? '127.0.0.1', header('x-forwarded-for'), config.trustProxy)
}

export function scriptOf(config: Context['config'], header: ReadHeader): Script {
  return pageScript(header('cookie'), header('accept-language'), config.defaultLang)
}
