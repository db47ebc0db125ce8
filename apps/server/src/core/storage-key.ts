/**
 * Checks a storage key: path segments of printable characters, joined by `/`.
 * @throws on traversal, absolute paths, backslashes, control characters, empty or over-long segments.
 */
export function checkKey(key: string): string {
  const segments = key.split('/')
  const isBad = (part: string) => part === '' || part === '.' || part === '..' || Buffer.byteLength(part) > 200
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  if (key.length > 900 || /[\x00-\x1f\x7f\\]/.test(key) || segments.some(isBad)) {
    throw new Error(`not a storage key: ${JSON.stringify(key.slice(0, 100))}`)
  }
  return key
}

/** As {@link checkKey}, for a prefix: a key that may end in `/`. The empty prefix is refused. */
export function checkPrefix(prefix: string): string {
  checkKey(prefix.endsWith('/') ? prefix.slice(0, -1) : prefix)
  return prefix
}

const types: Record<string, string> = {
  m3u8: 'application/vnd.apple.mpegurl',
  m4s: 'video/iso.segment',
  mp4: 'video/mp4',
  m4a: 'audio/mp4',
  ts: 'video/mp2t',
  key: 'application/octet-stream',
  vtt: 'text/vtt; charset=utf-8',
  srt: 'application/x-subrip; charset=utf-8',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  map: 'application/json; charset=utf-8',
  apk: 'application/vnd.android.package-archive',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml; charset=utf-8',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
}

/** Content type by the key's file ending, since a plain file does not carry one. */
export function contentTypeOf(key: string): string {
  return types[key.slice(key.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream'
}
