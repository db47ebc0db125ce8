import { features } from '../../demo/banners.ts'
import colours from '../../demo/colours.gen.json' with { type: 'json' }
import { playsOf } from '../../demo/plays.ts'
import { assetKey, assetsOf, twoLines } from '../../demo/screenings.ts'
import { type DemoSeries, type DemoWork, isFinished, remarksOf } from '../../demo/work.ts'
import type { EpisodeInput, LineInput, PersonInput, SeasonInput, WorkInput } from '../vod/vod.rules/work-input.ts'

export const DEMO_ORIGIN = 'demo'
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const MAIN = 'main'
const SECOND = 'second'

/** An asset that can be named in lines. */
export interface Screening {
  assetId: string
  seconds: number
}

/** What the catalogue's relative dates count back from, and the assets that exist, by their source key. */
export interface DemoState {
  seededAt: Date
  screenings: ReadonlyMap<string, Screening>
}

/** The work as importers hand it over. */
export function toWorkInput(work: DemoWork, state: DemoState): WorkInput {
  const { run, slug } = work
  const pictures = (colours as Record<string, { poster: string; backdrop: string }>)[slug]
  if (!pictures) throw new Error(`the pictures of ${slug} are not rendered`)
  const updatedAt = new Date(state.seededAt.getTime() - work.updatedHoursAgo * HOUR_MS)
  return {
    origin: DEMO_ORIGIN,
    originId: slug,
    title: work.title,
    originalTitle: work.english,
    category: work.category,
    kind: run.kind,
    year: work.year,
    blurb: work.blurb,
    content: work.content,
    genres: [...work.genres],
    tags: features.includes(slug) ? ['特辑'] : [],
    area: work.area,
    lang: work.lang,
    remarks: remarksOf(work),
    schedule: work.schedule ?? '',
    totalEpisodes: run.kind === 'film' ? null : totalOf(run),
    isFinished: isFinished(work),
    isVip: work.isVip ?? false,
    quality: work.is4k ? '4k' : '',
    poster: { key: `art/demo/${slug}-p`, color: pictures.poster },
    backdrop: { key: `art/demo/${slug}-b`, color: pictures.backdrop },
    titleArt: `art/demo/${slug}-t.svg`,
    introSec: run.kind === 'film' ? null : (run.titlesSec?.[0] ?? null),
    outroSec: run.kind === 'film' ? null : (run.titlesSec?.[1] ?? null),
    score: work.score,
    votes: work.votes,
    ...playsOf(work),
    people: peopleOf(work),
    groups: [{ code: MAIN, name: '主线' }, ...(twoLines.has(slug) ? [{ code: SECOND, name: '备用线路' }] : [])],
    seasons: run.kind === 'film' ? [filmSeason(work, state)] : seasonsOf(work, run, updatedAt, state),
    publishedAt: new Date(state.seededAt.getTime() - work.publishedDaysAgo * DAY_MS),
    updatedAt,
  }
}

function totalOf({ seasons }: DemoSeries): number | null {
  const totals = seasons.map(season => season.total)
  return totals.includes(null) ? null : totals.reduce<number>((sum, total) => sum + (total ?? 0), 0)
}

function peopleOf(work: DemoWork): PersonInput[] {
  const directors = work.directors.map((name): PersonInput => ({ name, role: 'director' }))
  const cast = Object.entries(work.cast).map(
    ([name, character]): PersonInput => (character ? { name, role: 'actor', character } : { name, role: 'host' }),
  )
  return [...directors, ...cast]
}

function filmSeason(work: DemoWork, state: DemoState): SeasonInput {
  return { number: 1, episodes: [{ number: 1, label: '正片', ...shown(work, 0, state) }] }
}

function seasonsOf(work: DemoWork, run: DemoSeries, updatedAt: Date, state: DemoState): SeasonInput[] {
  let shownBefore = 0
  const seasons = run.seasons.map(({ aired, title }, index): SeasonInput => {
    const isLast = index === run.seasons.length - 1
    const episodes = Array.from({ length: aired }, (_, i): EpisodeInput => {
      const number = i + 1
      const level = index === 0 ? number : (index + 1) * 10_000 + number
      return {
        number,
        title: (index === 0 ? run.episodeTitles?.[i] : undefined) ?? '',
        isVip: run.vipFrom !== undefined && level >= run.vipFrom,
        // Every other day, the last one when the work was changed.
        airedAt: isLast ? new Date(updatedAt.getTime() - (aired - number) * 2 * DAY_MS) : null,
        ...shown(work, shownBefore + i, state),
      }
    })
    shownBefore += aired
    const previews = isLast ? (run.previews ?? 0) : 0
    for (let number = aired + 1; number <= aired + previews; number++) {
      const title = `第 ${number} ${run.unit}预告`
      episodes.push({ number, title, label: `${number}`, kind: 'preview', ...shown(work, number, state) })
    }
    return { number: index + 1, title: title ?? '', episodes }
  })
  if (run.extras) {
    const episodes = run.extras.map((title, i): EpisodeInput => {
      return { number: i + 1, title, label: `花絮${i + 1}`, kind: 'extra', ...shown(work, i, state) }
    })
    seasons.push({ number: 0, title: '花絮', episodes })
  }
  return seasons
}

/** Film number `index` of the work on its lines. Until it is made, one of the first two stands in for it. */
function shown(work: DemoWork, index: number, { screenings }: DemoState): Pick<EpisodeInput, 'durationSec' | 'lines'> {
  const films = assetsOf(work)
  const standIns = [...screenings.values()].slice(0, 2)
  const screening = screenings.get(assetKey(films[index % films.length]!)) ?? standIns[index % standIns.length]
  if (!screening) return { durationSec: null, lines: [] }
  const groups = twoLines.has(work.slug) ? [MAIN, SECOND] : [MAIN]
  const lines = groups.map((group): LineInput => ({ group, assetId: screening.assetId }))
  return { durationSec: screening.seconds, lines }
}
