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

/** Scheme and host as the visitor sees them: the configured ones, else those of the request. */
export function originOf(config: Context['config'], header: ReadHeader): string {
  if (config.siteUrl) return config.siteUrl
  const forwarded = config.trustProxy > 0
  const proto = forwarded && header('x-forwarded-proto') === 'https' ? 'https' : 'http'
  const host = (forwarded && header('x-forwarded-host')) || header('host')
  return `${proto}://${host && HOST.test(host) ? host : 'localhost'}`
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
