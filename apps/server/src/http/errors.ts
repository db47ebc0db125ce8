import { codes } from '@xinghe/contract'
import { type Envelope, failEnvelope } from '@xinghe/contract/wire/envelope'
import { Failure } from '../core/errors.ts'
import type { Log } from '../core/log.ts'

/** Trouble of the transport itself: the only outcomes whose HTTP status is not 200. */
export class TransportError extends Error {
  readonly status: 400 | 403 | 404 | 405 | 413 | 429 | 503
  readonly headers: Record<string, string>
  constructor(status: TransportError['status'], message: string, headers: Record<string, string> = {}) {
    super(message)
    this.name = 'TransportError'
    this.status = status
    this.headers = headers
  }
}

export interface Answer {
  status: number
  headers: Record<string, string>
  envelope: Envelope
}

/** The one place that turns an error into an answer. Unknown errors are logged and answered without their text. */
export function toAnswer(error: unknown, log: Log, requestId: string): Answer {
  if (error instanceof Failure) return { status: 200, headers: {}, envelope: failEnvelope(error.code, error.message) }
  if (error instanceof TransportError) {
    return { status: error.status, headers: error.headers, envelope: failEnvelope(codes.warning, error.message) }
  }
  log.error({ err: error, requestId }, 'request failed')
  return { status: 500, headers: {}, envelope: failEnvelope(codes.warning, '服务器出错了，请稍后再试') }
}
