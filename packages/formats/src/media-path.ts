import { numeralClass, parseNumeral } from './chinese-number.ts'
import { parseEpisodeTitle } from './episode-title.ts'
import { splitSeason } from './identity.ts'
import { isExternalId } from './nfo.ts'

/** What the names of a video file and its folders say. */
export interface MediaPath {
  title: string
  year: number | null
  /** Null when no name speaks of seasons; 0 for specials. */
  season: number | null
  episode: number | null
  /** Last episode of a file that holds several. */
  episodeEnd: number | null
  /** `YYYY-MM-DD` of a programme that counts by days. */
  date: string | null
  /** 1, 2 … of a film, an episode or a day that comes in several files; null when it does not. */
  part: number | null
  externalIds: { provider: string; value: string }[]
  kind: 'film' | 'series'
  isExtra: boolean
}

const noise =
  /(?:^|[\s._\-[\]()])(?:2160p|1080[pi]|720p|576p|480p|360p|4k|8k|uhd|hdr10?\+?|dovi|dv|sdr|blu-?ray|bd(?:rip|1080|720|1280)?|brrip|web-?dl|web-?rip|web|hdtv|hdrip|dvdrip|dvd|remux|x26[45]|h\.?26[45]|hevc|avc|av1|vc-?1|aac\d?(?:\.\d)?|e?ac-?3|ddp?\d?(?:\.\d)?|dts(?:-?hd)?(?:\.?ma)?|truehd|atmos|flac|\d?audios?|(?:8|10|12)bit|60fps|120fps|nf|amzn|dsnp|hmax|proper|repack|extended|uncut|complete|chs|cht|gb|big5|jp(?:sc|tc)|国语|粤语|国粤双语|双语|中字|中英双字|双字|简体|繁体|简繁|内封|内嵌|高清|超清|蓝光|完结|全集)(?=$|[\s._\-[\]()])/i
const idTag = /[[{(](tmdb|imdb|tvdb|douban|bangumi|bgm)(?:id)?[-=: ]?(tt\d+|\d+)[\]})]/gi
const yearTag = /(?:^|[\s._([（【])((?:19|20)\d{2})(?=$|[\s._)\]）】])/g
const seasonFolder = new RegExp(
  `^(?:.*[\\s._-])?(?:season|s|series)[\\s._-]*(\\d{1,2})$|^(?:.*?)第\\s*([${numeralClass}]{1,5}|\\d{1,2})\\s*季(?:.*)$`,
  'i',
)
const specialsFolder = /^(?:specials?|sps?|extras?|featurettes?|特别篇|特別篇|番外|番外篇|ova)$/i
const extraFolder =
  /^(?:extras?|featurettes?|trailers?|behind the scenes|deleted scenes|interviews?|shorts?|samples?|花絮|预告|預告|幕后|幕後)$/i
const extraFile =
  /[-.](?:trailer|teaser|sample|featurette)$|^(?:预告片?|預告片?|花絮|彩蛋|幕后|幕後|番外|特辑|片花|trailer|teaser|sample|making of)[\s\d一二三四五六七八九十._-]*$/i

const episodeMarks: [RegExp, (match: RegExpExecArray) => Partial<MediaPath>][] = [
  [
    /(?:^|[\s._\-[(])s(\d{1,2})[\s._-]*e(?:p)?(\d{1,4})(?:[\s._-]*(?:-|e|ep|-e)(\d{1,4}))?(?=$|[^\d])/i,
    match => ({ season: Number(match[1]), episode: Number(match[2]), ...endOf(match[3]) }),
  ],
  [
    /(?:^|[\s._\-[(])(\d{1,2})x(\d{2,3})(?=$|[^\d])/i,
    match => ({ season: Number(match[1]), episode: Number(match[2]) }),
  ],
  [
    new RegExp(`第\\s*([${numeralClass}]{1,6}|\\d{1,4})\\s*(?:[-–~至]\\s*(\\d{1,4})\\s*)?(?:v\\d)?\\s*[集话話回期]`),
    match => ({ episode: parseNumeral(match[1]!), ...endOf(match[2]) }),
  ],
  [
    /(?:^|[\s._\-[(])(?:e|ep|episode)[\s._-]?(\d{1,4})(?:v\d)?(?=$|[^\da-z])/i,
    match => ({ episode: Number(match[1]) }),
  ],
  [/(?:^|[\s._\-[(])(\d{1,4})\s*[集话話回期]/, match => ({ episode: Number(match[1]) })],
  [/\[(\d{1,3})(?:v\d)?(?:\s*end)?\]/i, match => ({ episode: Number(match[1]) })],
  [/\s-\s(\d{1,4})(?:v\d)?(?=$|[\s[(])/i, match => ({ episode: Number(match[1]) })],
  [/^(\d{1,3})(?:v\d)?$/i, match => ({ episode: Number(match[1]) })],
]
const dateMark = /(?:^|[^\d])((?:19|20)\d{2})[-._年]?(0[1-9]|1[0-2])[-._月]?(0[1-9]|[12]\d|3[01])(?!\d)/
const partMark = /(?:^|[\s._\-([])(?:cd|dvd|part|pt|disc)[\s._-]?(\d)(?=$|[^\d])/i

const endOf = (text: string | undefined): Partial<MediaPath> => (text ? { episodeEnd: Number(text) } : {})

/** Reads a path below the imported folder, with forward slashes: `剧名 (2024) [tmdbid-1]/第二季/S02E03.mkv`. */
export function parseMediaPath(path: string): MediaPath {
  const segments = path.normalize('NFKC').split('/').filter(Boolean)
  const file = (segments.pop() ?? '').replace(/\.[a-z0-9]{2,4}$/i, '')
  const result: MediaPath = {
    title: '',
    year: null,
    season: null,
    episode: null,
    episodeEnd: null,
    date: null,
    part: null,
    externalIds: externalIdsIn(path.normalize('NFKC')),
    kind: 'film',
    isExtra: segments.some(segment => extraFolder.test(segment.trim())) || extraFile.test(file.trim()),
  }
  const folders = readFolders(segments, result)
  const name = dropGroups(file.replace(idTag, ' '))
  const rest = readEpisode(name, result)
  const own = titleOf(rest)
  const above = folders.map(titleOf).filter(candidate => candidate.title !== '')
  const isSeries = result.episode !== null || result.date !== null || result.season !== null
  // An episode is called by its show, which is the folder's name when there is one.
  const chosen = (isSeries ? above.at(-1) : undefined) ?? (own.title !== '' ? own : (above.at(-1) ?? own))
  const split = isSeries ? splitSeason(chosen.title) : { title: chosen.title, season: null }
  result.title = split.title || file.trim()
  result.season ??= split.season
  result.year = chosen.year ?? own.year ?? above.findLast(candidate => candidate.year !== null)?.year ?? null
  result.kind = isSeries ? 'series' : 'film'
  if (isSeries) result.season ??= 1
  return result
}

/** Folders that name a work, with season folders taken out and noted. */
function readFolders(segments: string[], result: MediaPath): string[] {
  const named: string[] = []
  for (const segment of segments) {
    const name = segment.replace(idTag, ' ').trim()
    if (specialsFolder.test(name)) result.season = 0
    else if (extraFolder.test(name)) continue
    else {
      const match = seasonFolder.exec(name)
      const season = match && (match[1] ? Number(match[1]) : parseNumeral(match[2]!))
      if (season !== null) result.season = season
      const { title } = splitSeason(name)
      if (season === null) named.push(name)
      else if (title !== name && !/^(?:season|s)\s*\d+$/i.test(title)) named.push(title)
    }
  }
  return named
}

/** Notes the episode and gives back what stands before its mark. */
function readEpisode(name: string, result: MediaPath): string {
  const part = partMark.exec(name)
  if (part) result.part = Number(part[1])
  for (const [pattern, read] of episodeMarks) {
    const match = pattern.exec(name)
    if (!match) continue
    const found = read(match)
    if (found.episode === null) continue
    const { season, ...others } = found
    Object.assign(result, others)
    if (season !== undefined) result.season = season
    result.part ??= parseEpisodeTitle(name.slice(match.index)).part
    return name.slice(0, match.index)
  }
  const date = dateMark.exec(name)
  if (date) {
    result.date = `${date[1]}-${date[2]}-${date[3]}`
    result.part = parseEpisodeTitle(name.slice(date.index)).part
    return name.slice(0, date.index)
  }
  return part ? name.slice(0, part.index) : name
}

/** `[组名] 片名` → `片名`, `[组名][片名][05]` → `[片名][05]`. */
function dropGroups(name: string): string {
  const lead = /^(?:\s*[[【][^\]】]*[\]】])+/.exec(name)?.[0] ?? ''
  const rest = name.slice(lead.length)
  if (/\p{L}/u.test(rest.replace(noise, ' '))) return rest.trim()
  const words = [...lead.matchAll(/[[【]([^\]】]*)[\]】]/g)].filter(match =>
    /\p{L}/u.test(`[${match[1]}]`.replace(noise, ' ')),
  )
  return words.length < 2 ? name.trim() : name.slice(words[0]!.index + words[0]![0].length).trim()
}

function titleOf(text: string): { title: string; year: number | null } {
  const spaced = text.replace(/[._]+/g, ' ')
  const years = [...spaced.matchAll(yearTag)].filter(match => match.index > 0)
  const year = years.at(-1)
  const noisy = noise.exec(spaced)
  const end = Math.min(year?.index ?? spaced.length, noisy && noisy.index > 0 ? noisy.index : spaced.length)
  const title = spaced
    .slice(0, end)
    .replace(/[[\]【】(（]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s\-–]+|[\s\-–]+$/g, '')
  return { title, year: year ? Number(year[1]) : null }
}

function externalIdsIn(path: string): { provider: string; value: string }[] {
  const found = [...path.matchAll(idTag)].map(match => ({
    provider: match[1]!.toLowerCase() === 'bgm' ? 'bangumi' : match[1]!.toLowerCase(),
    value: match[2]!,
  }))
  // The innermost folder knows best.
  const byProvider = new Map(found.filter(id => isExternalId(id.provider, id.value)).map(id => [id.provider, id]))
  return [...byProvider.values()]
}
