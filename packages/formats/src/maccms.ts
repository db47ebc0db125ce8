import { XMLParser } from 'fast-xml-parser'
import { looseInt, looseText } from './loose-value.ts'
import { type PlayGroup, parsePlayList } from './play-list.ts'

/** One row of a provide/vod page, its columns as the feed wrote them: numbers may be strings and the reverse. */
export type MaccmsRow = Record<string, unknown>

export interface MaccmsPage {
  page: number
  /** 1 when the feed does not say. */
  pageCount: number
  /** Null when the feed does not say. */
  total: number | null
  rows: MaccmsRow[]
  classes: MaccmsClass[]
}

export interface MaccmsClass {
  id: string
  parentId: string
  name: string
}

/** The text is no page of a feed; the message is one English sentence. */
export class MaccmsError extends Error {
  override name = 'MaccmsError'
}

/**
 * Reads a page of `provide/vod` in JSON or XML.
 * @throws MaccmsError when it is neither, when the feed is closed or answers an error.
 */
export function parseMaccmsPage(text: string): MaccmsPage {
  const body = text.replace(/^\ufeff/, '').trim()
  if (/^closed\b/i.test(body)) throw new MaccmsError('the feed is closed')
  if (body.startsWith('{') || body.startsWith('[')) return parseJson(body)
  if (body.startsWith('<') && /<rss\b/i.test(body.slice(0, 4_000))) return parseXml(body)
  throw new MaccmsError(`neither JSON nor XML: «${body.slice(0, 60).replace(/\s+/g, ' ')}»`)
}

function parseJson(body: string): MaccmsPage {
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch (error) {
    throw new MaccmsError(`broken JSON: ${(error as Error).message}`, { cause: error })
  }
  const envelope = Array.isArray(value) ? { list: value } : (value as Record<string, unknown>)
  const { list } = envelope
  if (!Array.isArray(list)) throw new MaccmsError(`no list in the answer: ${looseText(envelope.msg) || 'no message'}`)
  return {
    page: looseInt(envelope.page, 1) ?? 1,
    pageCount: looseInt(envelope.pagecount, 1) ?? 1,
    total: looseInt(envelope.total),
    rows: list.filter(row => typeof row === 'object' && row !== null && !Array.isArray(row)) as MaccmsRow[],
    classes: (Array.isArray(envelope.class) ? envelope.class : []).map(toClass),
  }
}

function toClass(value: unknown): MaccmsClass {
  const row = (value ?? {}) as Record<string, unknown>
  return { id: looseText(row.type_id), parentId: looseText(row.type_pid), name: looseText(row.type_name) }
}

const xml = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: name => name === 'video' || name === 'dd' || name === 'ty',
})

type Node = Record<string, unknown>

function parseXml(body: string): MaccmsPage {
  // Feeds have no reason to define entities; files that do want something else.
  if (/<!DOCTYPE|<!ENTITY/i.test(body)) throw new MaccmsError('the XML declares a document type')
  let root: Node
  try {
    root = xml.parse(body) as Node
  } catch (error) {
    throw new MaccmsError(`broken XML: ${(error as Error).message}`, { cause: error })
  }
  const rss = (root.rss ?? {}) as Node
  const list = (typeof rss.list === 'object' && rss.list !== null ? rss.list : {}) as Node
  const classes = ((rss.class as Node | undefined)?.ty ?? []) as Node[]
  return {
    page: looseInt(list['@page'], 1) ?? 1,
    pageCount: looseInt(list['@pagecount'], 1) ?? 1,
    total: looseInt(list['@recordcount']),
    rows: ((list.video ?? []) as Node[]).map(xmlRow),
    classes: classes.map(node => ({ id: looseText(node['@id']), parentId: '', name: nodeText(node) })),
  }
}

const xmlColumns: Record<string, string> = {
  last: 'vod_time',
  id: 'vod_id',
  tid: 'type_id',
  name: 'vod_name',
  type: 'type_name',
  pic: 'vod_pic',
  lang: 'vod_lang',
  area: 'vod_area',
  year: 'vod_year',
  state: 'vod_serial',
  note: 'vod_remarks',
  actor: 'vod_actor',
  director: 'vod_director',
  des: 'vod_content',
}

/** The columns of the JSON form; unknown elements keep their own name. */
function xmlRow(video: Node): MaccmsRow {
  const row: MaccmsRow = {}
  for (const [name, value] of Object.entries(video)) {
    if (name === 'dl') Object.assign(row, playColumns(value))
    else row[xmlColumns[name] ?? name] = nodeText(value)
  }
  return row
}

function playColumns(dl: unknown): MaccmsRow {
  const groups = ((dl as Node | undefined)?.dd ?? []) as unknown[]
  return {
    vod_play_from: groups.map(group => looseText((group as Node)['@flag'])).join('$$$'),
    vod_play_url: groups.map(nodeText).join('$$$'),
  }
}

function nodeText(node: unknown): string {
  return typeof node === 'object' && node !== null ? looseText((node as Node)['#text']) : looseText(node)
}

/** The play columns of a row as groups of episodes. */
export function playGroupsOf(row: MaccmsRow): PlayGroup[] {
  return parsePlayList({
    from: looseText(row.vod_play_from),
    server: looseText(row.vod_play_server),
    note: looseText(row.vod_play_note),
    url: looseText(row.vod_play_url),
  })
}

/**
 * Address of a picture: `mac:` stands for the protocol of the image host, relative paths belong to it.
 * @param base address of the image host, null when unknown.
 * @returns null for what is no picture address.
 */
export function pictureAddress(value: unknown, base: string | null): string | null {
  const text = looseText(value).replace(/\s/g, '%20')
  if (text === '') return null
  const host = base !== null && URL.canParse(base) ? new URL(base) : null
  const absolute = text.startsWith('mac:') ? `${host?.protocol ?? 'https:'}${text.slice(4)}` : text
  const relative = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(absolute) ? absolute : host && absolute
  const full = relative?.startsWith('//') ? `${host?.protocol ?? 'https:'}${relative}` : relative
  if (!full || !URL.canParse(full, host?.href)) return null
  const address = new URL(full, host?.href)
  return /^https?:$/.test(address.protocol) ? address.href : null
}

/** One row cut out of a longer text (see {@link RowScanner}). @throws MaccmsError when it is broken. */
export function parseMaccmsRow(text: string, format: 'json' | 'xml'): MaccmsRow {
  const page = format === 'json' ? `{"list":[${text}]}` : `<rss><list>${text}</list></rss>`
  const row = parseMaccmsPage(page).rows[0]
  if (!row) throw new MaccmsError('the row is empty')
  return row
}
