import type { Strings } from '../strings.ts'
import { DECRYPT_STATUS } from './keyline-loader.ts'

export type FaultKind = keyof Strings['faults']

/** Why playing stopped; `code` is short enough to be read out on the phone. */
export interface Fault {
  kind: FaultKind
  code: string
  /** A sentence of the server that says more than our own. */
  message?: string
}

/** The parts of an hls.js error that decide what it means. */
export interface HlsTrouble {
  details: string
  status: number | undefined
}

const codecDetails = new Map([
  ['manifestIncompatibleCodecsError', 'C-101'],
  ['bufferIncompatibleCodecsError', 'C-102'],
  ['bufferAddCodecError', 'C-103'],
])
const sourceDetails = new Map([
  ['manifestParsingError', 'S-301'],
  ['levelParsingError', 'S-302'],
  ['levelEmptyError', 'S-303'],
  ['fragParsingError', 'S-304'],
  ['bufferAppendError', 'S-305'],
  ['bufferAppendingError', 'S-305'],
  ['bufferAppendNoProgress', 'S-306'],
])

/** HTTP status of a playlist, segment or key. 0 and none mean that nothing came back at all. */
export function faultOfStatus(status: number | undefined): Fault {
  if (status === 403 || status === 401) return { kind: 'expired', code: `M-${status}` }
  if (status === 404 || status === 410) return { kind: 'gone', code: `M-${status}` }
  if (status === 451) return { kind: 'geo', code: 'G-451' }
  return { kind: 'network', code: `N-${String(status ?? 0).padStart(3, '0')}` }
}

export function faultOfHls({ details, status }: HlsTrouble): Fault {
  const codec = codecDetails.get(details)
  if (codec) return { kind: 'codec', code: codec }
  const source = sourceDetails.get(details)
  if (source) return { kind: 'source', code: source }
  if (details === 'fragDecryptError' || status === DECRYPT_STATUS) return { kind: 'decrypt', code: 'D-201' }
  if (/time_?out/i.test(details)) return { kind: 'timeout', code: 'N-408' }
  if (details.startsWith('keyLoad') && status !== 403 && status !== 451)
    return { kind: 'decrypt', code: `D-${status ?? 0}` }
  return faultOfStatus(status)
}

/** `MediaError.code`: 1 aborted, 2 network, 3 decode, 4 source not supported. */
export function faultOfMedia(code: number | undefined): Fault {
  if (code === 2) return { kind: 'network', code: 'N-002' }
  if (code === 3) return { kind: 'source', code: 'S-003' }
  return { kind: 'codec', code: `C-00${code ?? 0}` }
}

/** A rejected play grant: a business code with its sentence, or no answer at all. */
export function faultOfGrant(error: unknown): Fault {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  if (typeof code !== 'number' || code < 0) return { kind: 'network', code: 'T-000' }
  const fault: Fault = { kind: code === 17 ? 'packaging' : 'refused', code: `T-${String(code).padStart(3, '0')}` }
  return typeof message === 'string' && message !== '' ? { ...fault, message } : fault
}
