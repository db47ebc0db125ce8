import { type Code, codes, messages } from '../codes.ts'

/** What every call answers, always with HTTP 200 for business outcomes. */
export interface Envelope {
  code: number
  msg: string
  /** Sealed calls: a string for `openSealed`. Plain calls: the value. Null when `code` is not 0. */
  data: unknown
}

/** Response header that names the content key `data` was sealed with; differs from the page's own after a rotation. */
export const KEY_ID_HEADER = 'x-content-key'

/** The envelope of a success; `data` is already sealed where the call is sealed. */
export function okEnvelope(data: unknown): Envelope {
  return { code: codes.ok, msg: messages[codes.ok], data }
}

/** The envelope of every other outcome; `msg` is the Chinese sentence shown for code 7. */
export function failEnvelope(code: Code, msg: string = messages[code]): Envelope {
  return { code, msg, data: null }
}

/** True when `value` has the three parts of an envelope; an answer of a proxy or an error page has not. */
export function isEnvelope(value: unknown): value is Envelope {
  if (typeof value !== 'object' || value === null) return false
  const { code, msg } = value as Partial<Envelope>
  return Number.isInteger(code) && typeof msg === 'string' && 'data' in value
}
