import { createHash } from 'node:crypto'

/** Headers of every answer, pages and API alike. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
}

const pageHeaders = {
  ...commonHeaders,
  'x-frame-options': 'SAMEORIGIN',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), usb=(), serial=(), hid=(), midi=(), display-capture=(), browsing-topics=()',
}

const HSTS = 'max-age=31536000'
// Posters and lines come from any host an operator imports, http ones included on a site that is itself http.
const OUTSIDE = "'self' https: http: data: blob:"

/** Allows exactly the inline scripts whose hashes are given, and nothing else that could run. */
function contentSecurityPolicy(scriptHashes: readonly string[]): string {
  const hashes = scriptHashes.map(hash => ` 'sha256-${hash}'`).join('')
  return [
    "default-src 'self'",
    `script-src 'self'${hashes}`,
    // React writes style attributes and the player adds style elements; neither can run anything.
    "style-src 'self' 'unsafe-inline'",
    `img-src ${OUTSIDE}`,
    `media-src ${OUTSIDE}`,
    `connect-src ${OUTSIDE} ws: wss:`,
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self' https:",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** Headers of an HTML page. `isTls` as the visitor sees it. */
export function htmlHeaders(scriptHashes: readonly string[], isTls: boolean): Record<string, string> {
  return {
    ...pageHeaders,
    'content-security-policy': contentSecurityPolicy(scriptHashes),
    ...(isTls && { 'strict-transport-security': HSTS }),
  }
}

/**
 * The page's own inline scripts carry the nonce of this rendering: their hashes are returned and the nonce is taken out, so that
 * the same bytes can be cached and shared.
 */
export function hashScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  const parts: string[] = []
  let from = 0
  // By its text and not by a pattern for tags: a page has a thousand tags and a handful of scripts.
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, from)) {
    const end = html.indexOf('>', at)
    const tag = html.slice(html.lastIndexOf('<', at), end)
    if (tag.startsWith('<script') && !/ src=| type="application\//.test(tag)) {
      const text = html.slice(end + 1, html.indexOf('</script', end))
      hashes.add(createHash('sha256').update(text).digest('base64'))
    }
    parts.push(html.slice(from, at))
    from = at + mark.length
  }
  return { html: parts.join('') + html.slice(from), hashes: [...hashes] }
}
