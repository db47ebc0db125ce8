const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  middot: '·',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  bull: '•',
  copy: '©',
}

/** Text longer than this is cut before anything else looks at it. */
const MAX_INPUT = 200_000

/** Readable text of HTML: scripts and styles gone, blocks become lines, entities decoded, control characters dropped. */
export function plainText(html: string): string {
  let text = html.slice(0, MAX_INPUT)
  // Twice, because feeds often hold HTML that was escaped once more.
  for (let pass = 0; pass < 2; pass++) text = decodeEntities(stripTags(text))
  return cleanText(stripTags(text))
}

/** One line without tags, control characters and doubled spaces. */
export function plainLine(html: string): string {
  return plainText(html).replace(/\s+/g, ' ').trim()
}

function stripTags(text: string): string {
  return text
    .replace(/<(script|style|iframe|noscript|template)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<(?:br|\/?p|\/?div|\/?li|\/?h[1-6]|\/?tr)\b[^<>]*>/gi, '\n')
    .replace(/<[a-z/!?][^<>]*>/gi, '')
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name) return named[(name as string).toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ''
  })
}

/** Drops what no reader sees but a page or a database may trip over: control characters, lone surrogates, direction marks. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000\t]/g, ' ')
    .replace(/(?!\n)[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffd]/gu, '')
    .replace(/ {2,}/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** At most `max` UTF-16 units, never ending in half a character. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text
  const last = text.charCodeAt(max - 1)
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? max - 1 : max)
}
