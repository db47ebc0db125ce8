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
  const marked = new RegExp(`<([a-z]+)\\b([^>]*) nonce="${nonce}"([^>]*)>`, 'g')
  const hashes = new Set<string>()
  const clean = html.replace(marked, (tag, name: string, before: string, after: string, offset: number) => {
    if (name === 'script' && !/ src=| type="application\//.test(before + after)) {
      const start = offset + tag.length
      const text = html.slice(start, html.indexOf('</script', start))
      hashes.add(createHash('sha256').update(text).digest('base64'))
    }
    return `<${name}${before}${after}>`
  })
  return { html: clean, hashes: [...hashes] }
}
