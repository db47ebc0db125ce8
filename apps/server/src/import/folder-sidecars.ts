import { readFile } from 'node:fs/promises'
import { type Nfo, NfoError, parseNfo } from '@xinghe/formats/nfo'
import type { SubtitleInput } from '../media/media.rules.ts'
import { type FolderDirectory, type FolderFile, stemOf } from './folder-scan.ts'
import type { Report } from './report.ts'

/** An NFO is a page of text; a larger file is something else. */
const MAX_NFO_BYTES = 2_000_000

/** Roots of an NFO file; a broken one is reported and gives none. */
export async function readNfo(file: FolderFile | undefined, report: Report): Promise<Nfo[]> {
  if (!file) return []
  const warn = (reason: string) => report.warn({ where: file.path, title: '', reason })
  if (file.bytes > MAX_NFO_BYTES) {
    await warn('NFO 文件过大')
    return []
  }
  try {
    return parseNfo(await readFile(file.absolute, 'utf8'))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (!(error instanceof NfoError) && code === undefined) throw error
    await warn(`NFO 无法解析: ${(error as Error).message}`)
    return []
  }
}

/** A file of the directory by its whole name without ending, case ignored. */
export const named = (files: readonly FolderFile[], ...stems: string[]): FolderFile | undefined =>
  stems
    .map(stem => files.find(file => stemOf(file.path).toLowerCase() === stem.toLowerCase()))
    .find(file => file !== undefined)

/** Poster and backdrop that belong to a video, or to the directory's work when `stem` is null. */
export function picturesOf(directory: FolderDirectory, stem: string | null) {
  const { pictures } = directory
  const own = (suffixes: string[]) => (stem === null ? [] : suffixes.map(suffix => `${stem}${suffix}`))
  const alone = stem === null || directory.videos.length === 1
  return {
    poster: named(
      pictures,
      ...own(['-poster', '-cover', '']),
      ...(alone ? ['poster', 'folder', 'cover', 'movie', 'show'] : []),
    ),
    backdrop: named(
      pictures,
      ...own(['-fanart', '-backdrop', '-landscape']),
      ...(alone ? ['fanart', 'backdrop', 'background', 'landscape'] : []),
    ),
  }
}

const languages: [RegExp, string, string][] = [
  [/^(?:chs|sc|gb|zh|zh-?cn|zh-?hans|zho|chi|简体?|简中|中文|中字)$/i, 'zh-Hans', '简体中文'],
  [/^(?:cht|tc|big5|zh-?tw|zh-?hk|zh-?hant|繁体?|繁體|繁中)$/i, 'zh-Hant', '繁體中文'],
  [/^(?:chs&eng|chs-?eng|zh-?en|中英|双语|简英)$/i, 'zh-Hans', '中英双语'],
  [/^(?:en|eng|english|英文|英语)$/i, 'en', 'English'],
  [/^(?:ja|jp|jpn|japanese|日文|日语)$/i, 'ja', '日本語'],
  [/^(?:ko|kr|kor|korean|韩文|韩语)$/i, 'ko', '한국어'],
]

/** Subtitle files of a video: `片名.srt`, `片名.zh-Hans.default.ass`, `片名.chs.srt`. */
export function subtitlesOf(directory: FolderDirectory, stem: string): SubtitleInput[] {
  const found: SubtitleInput[] = []
  for (const file of directory.subtitles) {
    const name = stemOf(file.path)
    if (name !== stem && !name.startsWith(`${stem}.`)) continue
    const words = name.slice(stem.length).split(/[.\s]/).filter(Boolean)
    const language = languages.find(([pattern]) => words.some(word => pattern.test(word)))
    const [, lang, label] = language ?? [null, 'zh-Hans', '中文']
    const isDefault = words.some(word => /^default$/i.test(word)) || found.length === 0
    found.push({ path: file.absolute, lang, label, isDefault })
  }
  const chosen = found.findLast(subtitle => subtitle.isDefault)
  return found.map(subtitle => ({ ...subtitle, isDefault: subtitle === chosen }))
}
