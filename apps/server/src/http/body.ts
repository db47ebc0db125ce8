import { fail } from '../core/errors.ts'
import { TransportError } from './errors.ts'

export const DEFAULT_BODY_BYTES = 64 * 1024

/** The JSON object in a request's body; an empty body is `{}`, a bare array is its `list`. 413 above the limit, code 7 for anything but JSON. */
export async function readJsonBody(request: Request, maxBytes: number): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type')
  if (type && !/^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) fail('warning', '请求体必须是 JSON')
  const text = await readText(request, maxBytes)
  if (text.trim() === '') return {}
  const value = parse(text)
  if (Array.isArray(value)) return { list: value }
  if (typeof value !== 'object' || value === null) fail('warning', '请求体必须是 JSON 对象')
  return value as Record<string, unknown>
}

async function readText(request: Request, maxBytes: number): Promise<string> {
  const tooLarge = () => new TransportError(413, '请求内容过大', { connection: 'close' })
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge()
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
      bytes += chunk.byteLength
      if (bytes > maxBytes) throw tooLarge()
      chunks.push(chunk)
    }
  } catch (error) {
    if (error instanceof TransportError) throw error
    // A body that breaks off is the doing of the caller or of the network between.
    throw new TransportError(400, '请求没有发送完整')
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Whatever the parser has to say, the caller can only send proper JSON.
    return fail('warning', '请求体不是有效的 JSON')
  }
}
