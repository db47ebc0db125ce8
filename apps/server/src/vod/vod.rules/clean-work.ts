import { createHash } from 'node:crypto'
import { identityKey } from '@xinghe/formats/identity'
import { cut, plainLine, plainText } from '@xinghe/formats/plain-text'
import { pinyin } from '../../core/pinyin.ts'
import { cleanPeople, cleanPicture, isWebAddress } from './clean-parts.ts'
import { cleanSeasons } from './clean-seasons.ts'
import type { CategoryInput, WorkInput } from './work-input.ts'

/** Raised when the same input must be written differently than before, so that imports take it again. */
const WRITER_VERSION = 1

/** A work fit for the database: every text cut and plain, every number in range. */
export type CleanWork = ReturnType<typeof shape>

/** @returns a Chinese sentence instead when nothing of the row can be kept. */
export function cleanWork(input: WorkInput): CleanWork | string {
  const title = cut(plainLine(input.title), 200)
  if (title === '') return '没有片名'
  if (input.origin === '' || input.originId === '') return '没有来源编号'
  const seasons = cleanSeasons(input)
  if (typeof seasons === 'string') return seasons
  return shape(input, title, seasons)
}

function shape(input: WorkInput, title: string, seasons: Exclude<ReturnType<typeof cleanSeasons>, string>) {
  const year = input.year && input.year >= 1880 && input.year <= 2100 ? Math.trunc(input.year) : null
  const totalEpisodes = whole(input.totalEpisodes, 1, 100_000)
  const work = {
    origin: cut(input.origin, 300),
    originId: cut(input.originId, 300),
    category: input.category,
    identityKey: identityKey({ title, year, kind: input.kind }),
    title,
    originalTitle: cut(plainLine(input.originalTitle ?? ''), 200),
    aliases: lines(input.aliases, 20, 200).filter(alias => alias !== title),
    letter: letterOf(input.letter ?? '', title),
    blurb: cut(plainLine(input.blurb ?? ''), 120),
    content: cut(plainText(input.content ?? ''), 5_000),
    genres: lines(input.genres, 12, 20),
    tags: lines(input.tags, 20, 20),
    area: lines(input.area?.split(/[,，/、|]/).map(areaName), 6, 20).join(' / '),
    lang: lines(input.lang?.split(/[,，/、|]/), 6, 20).join(' / '),
    year,
    remarks: cut(plainLine(input.remarks ?? ''), 40) || remarksOf(input, seasons.episodeCount, totalEpisodes),
    schedule: cut(plainLine(input.schedule ?? ''), 80),
    totalEpisodes,
    isFinished: input.isFinished ?? false,
    isVip: input.isVip ?? false,
    quality: input.quality ?? '',
    poster: cleanPicture(input.poster),
    backdrop: cleanPicture(input.backdrop),
    titleArt: input.titleArt && (isWebAddress(input.titleArt) || !input.titleArt.includes(':')) ? input.titleArt : null,
    introSec: whole(input.introSec, 0, 3_600),
    outroSec: whole(input.outroSec, 0, 3_600),
    score: input.score && input.score > 0 && input.score <= 10 ? Math.round(input.score * 10) / 10 : null,
    people: cleanPeople(input.people),
    externalIds: (input.externalIds ?? []).filter(id => id.value !== '').slice(0, 20),
    groups: seasons.groups,
    seasons: seasons.seasons,
  }
  const start = {
    votes: work.score === null ? 0 : (whole(input.votes, 0, 100_000_000) ?? 0),
    ups: whole(input.ups, 0, 2_000_000_000) ?? 0,
    hits: whole(input.hits, 0, Number.MAX_SAFE_INTEGER) ?? 0,
    recentHits: (input.recentHits ?? []).slice(0, 90).map(hits => whole(hits, 0, 100_000_000) ?? 0),
    publishedAt: input.publishedAt ?? null,
    updatedAt: input.updatedAt ?? null,
    passwordHash: input.passwordHash ?? null,
  }
  return { ...work, ...start, hash: hashOf(work, input.updatedAt) }
}

function hashOf(work: object, updatedAt: Date | undefined): string {
  return createHash('sha256')
    .update(JSON.stringify([WRITER_VERSION, work, updatedAt?.getTime() ?? null]))
    .digest('base64url')
}

function remarksOf(input: WorkInput, episodes: number, total: number | null): string {
  if (input.kind === 'film' || episodes === 0) return ''
  if (input.isFinished) return `全 ${total ?? episodes} 集`
  return `更新至 ${episodes} 集`
}

/** Latin first letter; `0` for titles that begin with anything but a letter or a Chinese character. */
function letterOf(given: string, title: string): string {
  if (/^[a-z]$/i.test(given)) return given.toUpperCase()
  const first = pinyin([...title].slice(0, 4).join(''), { pattern: 'first', toneType: 'none' }).trim()[0] ?? ''
  return /^[a-z]$/i.test(first) ? first.toUpperCase() : '0'
}

/** One name for one region, so that a filter finds all of it: sources write 中国大陆, 内地 and 大陆. */
function areaName(text: string): string {
  const name = text.trim()
  if (/^(?:中国)?(?:大陆|内地)(?:地区)?$|^中国$/.test(name)) return '大陆'
  if (name === '其它') return '其他'
  return /^(?:中国)?(香港|台湾|澳门)(?:地区)?$/.exec(name)?.[1] ?? name
}

function lines(values: readonly string[] | undefined, count: number, length: number): string[] {
  const cleaned = (values ?? []).map(value => cut(plainLine(value), length)).filter(value => value !== '')
  return [...new Set(cleaned)].slice(0, count)
}

function whole(value: number | null | undefined, min: number, max: number): number | null {
  return typeof value === 'number' && value >= min && value <= max ? Math.trunc(value) : null
}

/** Address form of a Chinese category name: `动作片` → `dongzuopian`. */
export function typeEnOf(name: string): CategoryInput['typeEn'] {
  const letters = pinyin(name, { toneType: 'none', type: 'array', nonZh: 'consecutive' }).join('')
  return letters
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')
    .slice(0, 40)
}
