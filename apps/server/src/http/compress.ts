import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import { Gzip } from 'minizlib'

/**
 * `quick` for what lives for seconds, `lasting` for files of a build, `sealed` for text in which nothing comes twice, `none` for
 * what is compressed already.
 */
export type Compression = 'quick' | 'lasting' | 'sealed' | 'none'

export type Encoding = 'br' | 'gzip' | 'identity'

/** What a client can read besides the bytes as they are. */
export interface Accepted {
  br: boolean
  gzip: boolean
}

const plain: Accepted = { br: false, gzip: false }
const known = new Map<string, Accepted>()

/** Reads an Accept-Encoding header. */
export function acceptedEncodings(header: string | undefined): Accepted {
  if (!header) return plain
  const before = known.get(header)
  if (before) return before
  const offered = header.split(',').map(offer => offer.split(';').map(part => part.trim()))
  const accepts = (name: string) =>
    offered.some(([coding, weight = '']) => coding === name && !/^q=0(?:\.0*)?$/.test(weight))
  const accepted = { br: accepts('br'), gzip: accepts('gzip') }
  // Browsers send a handful of different values; whoever sends a thousand gets them read each time.
  if (known.size < 64 && header.length < 128) known.set(header, accepted)
  return accepted
}

/** The encoding that serves a client best. */
export function chooseEncoding(compression: Compression, { br, gzip }: Accepted): Encoding {
  if (compression === 'none') return 'identity'
  // Sealed text gets as short by either.
  if (br && compression !== 'sealed') return 'br'
  return gzip ? 'gzip' : 'identity'
}

/** Compresses; `compression` has chosen the encoding. */
export async function compress(body: Buffer, compression: Compression, encoding: Encoding): Promise<Buffer> {
  if (compression === 'sealed') return gzipSealed(body)
  const isLasting = compression === 'lasting'
  if (encoding === 'gzip') return promisify(gzip)(body, { level: isLasting ? 9 : 6 })
  return promisify(brotliCompress)(body, {
    params: { [zlib.BROTLI_PARAM_QUALITY]: isLasting ? 10 : 5, [zlib.BROTLI_PARAM_SIZE_HINT]: body.length },
  })
}

/** One for all, as in `sealSync`. Its letters are worth six bits each; looking for repetitions would take most of the time. */
const letters = new Gzip({ level: 1, strategy: zlib.Z_HUFFMAN_ONLY })

function gzipSealed(body: Buffer): Buffer {
  letters.write(body)
  letters.flush(zlib.Z_FINISH)
  const packed = letters.read()!
  letters.reset()
  return packed
}
