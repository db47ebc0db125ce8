import { dateNumber, parseEpisodeTitle, partNumber, specialNumber } from '@xinghe/formats/episode-title'
import { splitSeason } from '@xinghe/formats/identity'
import { looseInstant, looseInt, looseList, looseNumber, looseText, looseYear } from '@xinghe/formats/loose-value'
import { type MaccmsRow, pictureAddress, playGroupsOf } from '@xinghe/formats/maccms'
import { addressKind, MAX_GROUPS, MAX_PIECES, type PlayGroup, type PlayPiece } from '@xinghe/formats/play-list'
import type { EpisodeInput, PersonInput, WorkInput } from '../vod/vod.rules/work-input.ts'
import { genreOf, type SortedName } from './standard-categories.ts'

export interface MaccmsSource {
  /** Names the feed over all runs: `maccms:example.com`. */
  origin: string
  /** Address of the host of relative pictures, null when unknown. */
  pictureBase: string | null
  now: Date
}

/** The name of the row's category as the feed writes it. */
export const typeNameOf = (row: MaccmsRow): string => looseText(row.type_name)

/** What a visitor of the old site had to know: of playing, else of the whole page. Empty when nothing. */
export const passwordOf = (row: MaccmsRow): string => looseText(row.vod_pwd_play) || looseText(row.vod_pwd)

/** The feed does not show the work any more, or not yet. */
export const isTakenDown = (row: MaccmsRow): boolean => looseText(row.vod_status) === '0'

/** Characters of a column that are read; descriptions are shorter. The play columns have limits of their own. */
const MAX_COLUMN = 20_000

function bounded(row: MaccmsRow): MaccmsRow {
  const cut = ([name, value]: [string, unknown]) =>
    [name, typeof value === 'string' && !name.startsWith('vod_play_') ? value.slice(0, MAX_COLUMN) : value] as const
  return Object.fromEntries(Object.entries(row).map(cut))
}

/** A row as a work; a Chinese sentence instead when it is none. */
export function toWork(
  given: MaccmsRow,
  source: MaccmsSource,
  category: SortedName & { typeEn: string },
): WorkInput | string {
  const row = bounded(given)
  const id = looseText(row.vod_id)
  const title = looseText(row.vod_name)
  if (id === '') return '没有 vod_id'
  if (title === '') return '没有 vod_name'
  const groups = playGroupsOf(row)
  if (groups.length === 0) return '没有播放地址（列表页请改用 ac=videolist）'
  if (groups.length > MAX_GROUPS) return `线路超过 ${MAX_GROUPS} 组`
  const most = Math.max(...groups.map(group => group.pieces.length))
  if (most > MAX_PIECES) return `一组播放地址超过 ${MAX_PIECES} 条`
  const kind = category.kind ?? (most > 1 ? 'series' : 'film')
  const season = (kind === 'series' ? splitSeason(title).season : null) ?? 1
  const { codes, episodes } = arrange(groups, kind, season)
  if (episodes.every(entry => entry.episode.lines.length === 0)) return '没有可以播放的地址'
  const seasons = [...new Set(episodes.map(entry => entry.season))]
  return {
    ...describe(row, source, category, kind),
    origin: source.origin,
    originId: id,
    title,
    category: category.typeEn,
    kind,
    groups: codes.map(code => ({ code })),
    seasons: seasons.map(number => ({
      number,
      episodes: episodes.filter(entry => entry.season === number).map(entry => entry.episode),
    })),
  }
}

/** Chinese words with spaces between: several genres and not one. */
const SPACED = /^\p{Script=Han}+(?:\s+\p{Script=Han}+)+$/u

function describe(row: MaccmsRow, source: MaccmsSource, category: SortedName, kind: WorkInput['kind']) {
  const { pictureBase, now } = source
  const remarks = looseText(row.vod_remarks)
  const poster = pictureAddress(row.vod_pic, pictureBase)
  const backdrop = pictureAddress(row.vod_pic_slide, pictureBase)
  const genre = genreOf(category.below ?? '')
  const genres = looseList(row.vod_class)
    .flatMap(name => (SPACED.test(name) ? name.split(/\s+/) : [name]))
    .filter(name => name.length <= 8)
  const changedAt = notAfter(looseInstant(row.vod_time), now)
  return {
    originalTitle: '',
    aliases: looseList(row.vod_sub),
    year: looseYear(row.vod_year) ?? looseYear(row.vod_pubdate),
    blurb: looseText(row.vod_blurb),
    content: looseText(row.vod_content),
    genres: genres.length === 0 && genre !== null ? [genre] : genres,
    tags: looseList(row.vod_tag),
    area: looseText(row.vod_area),
    lang: looseText(row.vod_lang),
    letter: looseText(row.vod_letter),
    remarks,
    schedule: looseText(row.vod_weekday) && `每周${looseText(row.vod_weekday)}更新`,
    totalEpisodes: looseInt(row.vod_total, 1, 100_000),
    isFinished: kind === 'film' || looseText(row.vod_isend) === '1' || /完结|全集|全\s*\d+\s*集/.test(remarks),
    poster: poster === null ? null : { key: poster },
    backdrop: backdrop === null ? null : { key: backdrop },
    score: looseNumber(row.vod_douban_score) || looseNumber(row.vod_score),
    ups: looseInt(row.vod_up) ?? 0,
    hits: looseInt(row.vod_hits) ?? 0,
    recentHits: recentHits(row),
    people: peopleOf(row),
    externalIds: doubanOf(row),
    ...(changedAt && { updatedAt: changedAt }),
    publishedAt: notAfter(looseInstant(row.vod_time_add), now) ?? changedAt ?? now,
  }
}

const notAfter = (instant: Date | null, now: Date): Date | null => (instant !== null && instant > now ? now : instant)

function doubanOf(row: MaccmsRow): { provider: string; value: string }[] {
  const id = looseInt(row.vod_douban_id, 1)
  return id === null ? [] : [{ provider: 'douban', value: String(id) }]
}

function peopleOf(row: MaccmsRow): PersonInput[] {
  const named = (column: unknown, role: PersonInput['role']) =>
    looseList(column)
      .filter(name => !/^(?:未知|内详|不详|暂无|更新中)$/.test(name))
      .map(name => ({ name, role }))
  return [...named(row.vod_director, 'director'), ...named(row.vod_actor, 'actor'), ...named(row.vod_writer, 'writer')]
}

/** The feed's counters as three days whose sums over a day, a week and a month are the same. */
function recentHits(row: MaccmsRow): number[] {
  const [day = 0, week = 0, month = 0] = [row.vod_hits_day, row.vod_hits_week, row.vod_hits_month].map(
    value => looseInt(value) ?? 0,
  )
  if (day + week + month === 0) return []
  const days = new Array<number>(16).fill(0)
  days[0] = day
  days[3] = Math.max(0, week - day)
  days[15] = Math.max(0, month - Math.max(day, week))
  return days
}

interface Placed {
  season: number
  episode: EpisodeInput
}

/** Gives every piece of every group its episode; groups meet where their captions mean the same episode. */
function arrange(
  groups: PlayGroup[],
  kind: WorkInput['kind'],
  season: number,
): { codes: string[]; episodes: Placed[] } {
  const codes = uniqueCodes(groups)
  const placed = new Map<string, Placed>()
  for (const [index, group] of groups.entries()) {
    const mains = new Map(
      group.pieces
        .filter(piece => parseEpisodeTitle(piece.title).kind === 'main')
        .map((piece, order) => [piece, order + 1]),
    )
    for (const piece of group.pieces) {
      const entry = placePiece(piece, kind, season, mains.get(piece) ?? 0, mains.size)
      const key = `${entry.season} ${entry.episode.number}`
      const known = placed.get(key) ?? entry
      if (addressKind(piece.address)) {
        known.episode.lines.push({ group: codes[index]!, nid: piece.nid, url: piece.address })
      }
      placed.set(key, known)
    }
  }
  return { codes, episodes: [...placed.values()].filter(entry => entry.episode.lines.length > 0) }
}

/** @param order place among the main pieces of its group, from 1; 0 for previews and extras. */
function placePiece(piece: PlayPiece, kind: WorkInput['kind'], season: number, order: number, count: number): Placed {
  const caption = parseEpisodeTitle(piece.title)
  const at = (place: number, number: number, label: string, title = ''): Placed => ({
    season: place,
    episode: { number, label, title, kind: caption.kind, lines: [] },
  })
  if (order === 0) return at(0, specialNumber(piece.title), piece.title, piece.title)
  if (kind === 'film') return at(1, order, piece.title || '正片')
  if (caption.date !== null) {
    return at(1, dateNumber(caption.date, caption.part), caption.part === null ? caption.date : piece.title)
  }
  if (caption.number !== null && caption.number >= 1 && caption.number <= 9_999) {
    if (caption.part !== null) return at(season, partNumber(caption.number, caption.part), piece.title)
    return at(season, caption.number, String(caption.number))
  }
  if (piece.title === '' || count === 1)
    return at(season, piece.title === '' ? piece.nid : 1, piece.title || String(piece.nid))
  return at(0, specialNumber(piece.title), piece.title, piece.title)
}

function uniqueCodes(groups: PlayGroup[]): string[] {
  const used = new Map<string, number>()
  return groups.map(group => {
    const code = group.code || `line${group.sid}`
    const times = (used.get(code) ?? 0) + 1
    used.set(code, times)
    return times === 1 ? code : `${code}~${times}`
  })
}
