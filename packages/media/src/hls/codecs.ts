const hex = (value: number | undefined) => (value ?? 0).toString(16).padStart(2, '0')

/**
 * RFC 6381 codecs of an fMP4 initialisation segment, comma separated: `avc1.640028,mp4a.40.2`.
 * @throws Error when there is neither H.264 nor AAC in it.
 */
export function codecsOfInit(init: Uint8Array): string {
  const codecs: string[] = []
  const avc = payloadOf(init, 'avcC')
  if (avc) codecs.push(`avc1.${hex(avc[1])}${hex(avc[2])}${hex(avc[3])}`)
  const esds = payloadOf(init, 'esds')
  if (esds) codecs.push(`mp4a.40.${audioObjectType(esds)}`)
  if (codecs.length === 0) throw new Error('initialisation segment: neither H.264 nor AAC')
  return codecs.join(',')
}

function payloadOf(bytes: Uint8Array, type: string): Uint8Array | null {
  const at = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).indexOf(type, 0, 'latin1')
  return at < 0 ? null : bytes.subarray(at + 4)
}

/** MPEG-4 descriptors nest: version and flags, then ES (3), decoder config (4), decoder specific info (5). */
function audioObjectType(esds: Uint8Array): number {
  let at = 4
  while (at < esds.length) {
    const tag = esds[at++]
    // Lengths are 1 to 4 bytes of seven bits.
    while ((esds[at] ?? 0) & 0x80) at++
    at++
    if (tag === 3) at += 3
    else if (tag === 4) at += 13
    else if (tag === 5) return (esds[at] ?? 0) >> 3
    else break
  }
  throw new Error('initialisation segment: AAC without its configuration')
}
