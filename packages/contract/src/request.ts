import type { CallId, RouteOf } from './contract.ts'
import { manifest } from './manifest.gen.ts'
import type { RouteCall } from './route.ts'

/** What a client passes to a call. */
export type CallInput<Id extends CallId> = RouteCall<RouteOf<Id>>

/** A call ready to be sent: sign a GET, add token parts and, where wished, `lang=t` to the query. */
export interface CallRequest {
  method: 'GET' | 'POST'
  /** Pathname with its parameters filled in and escaped. */
  path: string
  /** Arrays are repeated keys. */
  query: URLSearchParams
  /** JSON body of a POST, null for a GET. */
  body: Record<string, unknown> | null
  /** True: `data` of the answer is a string for `openSealed`. */
  sealed: boolean
}

/** Lays the input of a call out over path, query and body. Throws when a path parameter is missing. */
export function buildRequest<Id extends CallId>(id: Id, input: CallInput<Id>): CallRequest {
  const [method, pattern, sealed] = manifest[id]
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined && value !== null))
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name)
    if (value === undefined) throw new TypeError(`${id}: ${name} is missing`)
    rest.delete(name)
    return segment(String(value))
  })
  const query = new URLSearchParams()
  if (method === 'POST') return { method, path, query, body: Object.fromEntries(rest), sealed: sealed === 1 }
  for (const [name, value] of rest) {
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one))
  }
  return { method, path, query, body: null, sealed: sealed === 1 }
}

// Empty would close the path up, and dot segments are resolved away by every URL parser even when escaped.
function segment(value: string): string {
  if (value === '') return 'all'
  return encodeURIComponent(/^\.\.?$/.test(value) ? `${value} ` : value)
}
