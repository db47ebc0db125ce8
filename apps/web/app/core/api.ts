import {
  buildRequest,
  type CallId,
  type CallInput,
  type CallRequest,
  codes,
  type Envelope,
  isEnvelope,
  KEY_ID_HEADER,
  openSealed,
  type RouteOf,
  type RouteOutput,
  SIGN_FIELD,
  sign,
  splitToken,
} from '@xinghe/contract/client'
import { bootKeys } from './boot.ts'
import { answerFailure } from './failures.ts'
import { readText } from './storage.ts'
import { currentScript } from './zh.ts'

/** Calls the contract: over HTTP in the browser, in process on the server. Rejects with `CallFailed`. */
export type Api = <Id extends CallId>(
  id: Id,
  input: CallInput<Id>,
  init?: CallInit,
) => Promise<RouteOutput<RouteOf<Id>>>

export interface CallInit {
  signal?: AbortSignal
  /** The caller shows the failure itself: no toast, no login dialog. */
  quiet?: boolean
}

/** A call answered another code than 0. `code` -1: no answer at all (network, status other than 200). */
export class CallFailed extends Error {
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.name = 'CallFailed'
    this.code = code
  }
}

export const NO_ANSWER = -1

/** The browser's `Api`. */
export const api: Api = async (id, input, init = {}) => {
  const call = buildRequest(id, input)
  const envelope = await send(call, init.signal)
  if (envelope.code === codes.ok) {
    const value = call.sealed ? await openSealed(bootKeys().content, String(envelope.data)) : envelope.data
    return value as RouteOutput<RouteOf<typeof id>>
  }
  if (!init.quiet) answerFailure(envelope.code, envelope.msg)
  throw new CallFailed(envelope.code, envelope.msg)
}

async function send(call: CallRequest, signal: AbortSignal | undefined): Promise<Envelope> {
  const { query } = call
  if (currentScript() === 't') query.set('lang', 't')
  if (call.method === 'GET') query.set(SIGN_FIELD, await sign(bootKeys().sign, Date.now() / 1000, call.path, query))
  const search = query.size > 0 ? `?${query}` : ''
  const response = await fetch(call.path + search, {
    method: call.method,
    headers: {
      ...(splitToken(readText('token') ?? '') ?? {}),
      ...(call.body && { 'content-type': 'application/json' }),
    },
    ...(call.body && { body: JSON.stringify(call.body) }),
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new CallFailed(NO_ANSWER, String(error))
  })
  if (!response.ok) throw new CallFailed(NO_ANSWER, `HTTP ${response.status}`)
  const envelope: unknown = await response.json().catch(() => null)
  if (!isEnvelope(envelope)) throw new CallFailed(NO_ANSWER, 'The answer is not an envelope')
  const keyId = response.headers.get(KEY_ID_HEADER)
  if (call.sealed && keyId && keyId !== bootKeys().id) renewPage(keyId)
  return envelope
}

/** The content key was rotated after this page was made: only a new page has the new one. Once, caches may be slow. */
function renewPage(keyId: string): void {
  if (sessionStorage.getItem('content-key') === keyId) return
  sessionStorage.setItem('content-key', keyId)
  location.reload()
}
