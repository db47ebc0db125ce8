import { XMLParser } from 'fast-xml-parser'
import { looseInstant, looseInt, looseNumber, looseText, looseYear } from './loose-value.ts'
import { plainLine, plainText } from './plain-text.ts'

export type NfoKind = 'movie' | 'tvshow' | 'season' | 'episodedetails'

export interface NfoActor {
  name: string
  role: string
  sortOrder: number | null
}

/** One root of an NFO file. Texts are plain; what the file leaves out is empty or null. */
export interface Nfo {
  kind: NfoKind
  title: string
  originalTitle: string
  showTitle: string
  plot: string
  outline: string
  tagline: string
  year: number | null
  /** First shown, midnight UTC. */
  premiered: Date | null
  runtimeMin: number | null
  /** 0–10. */
  rating: number | null
  genres: string[]
  tags: string[]
  studios: string[]
  countries: string[]
  directors: string[]
  writers: string[]
  actors: NfoActor[]
  externalIds: { provider: string; value: string }[]
  season: number | null
  episode: number | null
  durationSec: number | null
  /** Root elements nobody reads here, as text. */
  extra: Record<string, string>
}

/** The text is no NFO; the message is one English sentence. */
export class NfoError extends Error {
  override name = 'NfoError'
}

const kinds: readonly string[] = ['movie', 'tvshow', 'season', 'episodedetails'] satisfies NfoKind[]
const many = [
  'genre',
  'tag',
  'studio',
  'country',
  'director',
  'credits',
  'writer',
  'actor',
  'uniqueid',
  'rating',
  'title',
]
const xml = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: name => many.includes(name) || kinds.includes(name),
})

type Node = Record<string, unknown>

/**
 * Reads an NFO file; one that describes several episodes holds several roots one after the other.
 * @throws NfoError when the text has no root this knows, or declares a document type.
 */
export function parseNfo(text: string): Nfo[] {
  const body = text.replace(/^\ufeff/, '').replace(/<\?xml[^<>]*\?>/gi, '')
  if (/<!DOCTYPE|<!ENTITY/i.test(body)) throw new NfoError('the file declares a document type')
  const first = body.search(/<(?:movie|tvshow|season|episodedetails)[\s>]/i)
  const last = body.lastIndexOf('>')
  // Some tools write an address after the root, or nothing but an address.
  if (first < 0 || last < first) throw new NfoError('no movie, tvshow, season or episodedetails element')
  let parsed: Node
  try {
    parsed = xml.parse(`<nfo>${body.slice(first, last + 1)}</nfo>`) as Node
  } catch (error) {
    throw new NfoError(`broken XML: ${(error as Error).message}`, { cause: error })
  }
  const roots = (typeof parsed.nfo === 'object' && parsed.nfo !== null ? parsed.nfo : {}) as Node
  return kinds.flatMap(kind => ((roots[kind] ?? []) as Node[]).map(root => toNfo(kind as NfoKind, root)))
}

function toNfo(kind: NfoKind, root: Node): Nfo {
  const premiered =
    ['premiered', 'aired', 'releasedate'].map(name => line(root[name])).find(value => value !== '') ?? ''
  return {
    kind,
    title: line(root.title),
    originalTitle: line(root.originaltitle),
    showTitle: line(root.showtitle),
    plot: plainText(nodeText(root.plot)),
    outline: plainText(nodeText(root.outline)),
    tagline: line(root.tagline),
    year: looseYear(line(root.year)) ?? looseYear(premiered),
    premiered: looseInstant(premiered, 0),
    runtimeMin: looseInt(/\d+/.exec(line(root.runtime))?.[0], 1),
    rating: ratingOf(root),
    genres: lines(root.genre),
    tags: lines(root.tag),
    studios: lines(root.studio),
    countries: lines(root.country),
    directors: lines(root.director),
    writers: [...new Set([...lines(root.credits), ...lines(root.writer)])],
    actors: list(root.actor).flatMap(toActor),
    externalIds: externalIdsOf(root),
    season: looseInt(line(root.season) || line(root.seasonnumber)),
    episode: looseInt(line(root.episode)),
    durationSec: durationOf(root),
    extra: extraOf(root),
  }
}

function toActor(node: unknown): NfoActor[] {
  const actor = (typeof node === 'object' && node !== null ? node : { name: node }) as Node
  const name = line(actor.name)
  return name === '' ? [] : [{ name, role: line(actor.role), sortOrder: looseInt(line(actor.sortorder)) }]
}

/** The default rating, else the first, on a scale to ten. */
function ratingOf(root: Node): number | null {
  const ratings = list((root.ratings as Node | undefined)?.rating) as Node[]
  const chosen = ratings.find(rating => looseText(rating?.['@default']) === 'true') ?? ratings[0]
  const value = looseNumber(nodeText(chosen?.value)) ?? looseNumber(line(root.rating))
  if (value === null || value <= 0) return null
  const max = looseNumber(chosen?.['@max']) ?? (value > 10 ? 100 : 10)
  return max > 0 ? Math.round(Math.min(10, (value / max) * 10) * 10) / 10 : null
}

const idElements: Record<string, string> = {
  tmdbid: 'tmdb',
  imdbid: 'imdb',
  imdb_id: 'imdb',
  tvdbid: 'tvdb',
  doubanid: 'douban',
  DoubanID: 'douban',
  bangumiid: 'bangumi',
}

function externalIdsOf(root: Node): { provider: string; value: string }[] {
  const found = new Map<string, string>()
  const add = (provider: string, value: string) => {
    if (isExternalId(provider, value) && !found.has(provider)) found.set(provider, value)
  }
  for (const node of list(root.uniqueid) as Node[]) add(looseText(node?.['@type']).toLowerCase(), nodeText(node))
  for (const [element, provider] of Object.entries(idElements)) add(provider, line(root[element]))
  return [...found].map(([provider, value]) => ({ provider, value }))
}

/** Whether a value has the form of an id of the provider; unknown providers have none. */
export function isExternalId(provider: string, value: string): boolean {
  if (provider === 'imdb') return /^tt\d{7,9}$/.test(value)
  return ['tmdb', 'tvdb', 'douban', 'bangumi'].includes(provider) && /^[1-9]\d{0,9}$/.test(value)
}

function durationOf(root: Node): number | null {
  const details = (root.fileinfo as Node | undefined)?.streamdetails as Node | undefined
  const video = list(details?.video)[0] as Node | undefined
  return looseInt(nodeText(video?.durationinseconds), 1)
}

const read = new Set([
  ...['title', 'originaltitle', 'showtitle', 'plot', 'outline', 'tagline', 'year', 'premiered', 'aired', 'releasedate'],
  ...[
    'runtime',
    'rating',
    'ratings',
    'season',
    'seasonnumber',
    'episode',
    'fileinfo',
    ...many,
    ...Object.keys(idElements),
  ],
])

function extraOf(root: Node): Record<string, string> {
  const unread = Object.entries(root).filter(([name]) => !read.has(name) && !name.startsWith('@') && name !== '#text')
  return Object.fromEntries(unread.map(([name, value]) => [name, line(value)]).filter(([, value]) => value !== ''))
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value])
const line = (value: unknown): string => plainLine(nodeText(Array.isArray(value) ? value[0] : value))
const lines = (value: unknown): string[] =>
  [...new Set(list(value).flatMap(item => plainLine(nodeText(item)).split(/\s*[/、|]\s*/)))].filter(item => item !== '')

function nodeText(node: unknown): string {
  return typeof node === 'object' && node !== null ? looseText((node as Node)['#text']) : looseText(node)
}
