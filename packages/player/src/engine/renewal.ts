/**
 * Signed addresses carry their token as one path segment, and playlists already read repeat it in every line. After a
 * renewal this rewrites those older addresses, so that playing goes on without reading the playlists again.
 * Null when the two addresses differ in more than one segment: then the source has to be opened anew.
 */
export function rewriterFor(before: string, after: string): ((url: string) => string) | null {
  const a = before.split('/')
  const b = after.split('/')
  if (a.length !== b.length) return null
  const different = a.flatMap((segment, index) => (segment === b[index] ? [] : [index]))
  const [index] = different
  if (index === undefined) return url => url
  const oldToken = a[index]
  const newToken = b[index]
  if (different.length > 1 || !oldToken || !newToken || index === a.length - 1) return null
  return url => url.replace(`/${oldToken}/`, `/${newToken}/`)
}
