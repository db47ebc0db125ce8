import { dateNumber, partNumber, specialNumber } from '@xinghe/formats/episode-title'
import type { Nfo } from '@xinghe/formats/nfo'
import type { EpisodeInput, PersonInput, PictureInput, SeasonInput, WorkInput } from '../vod/vod.rules/work-input.ts'
import { stemOf } from './folder-scan.ts'
import type { FolderVideo, FolderWork } from './folder-works.ts'
import type { TopCategory } from './standard-categories.ts'

const GROUP = 'local'

/** A folder's work for the writer, once its videos have assets and its pictures are rendered. */
export function toWorkInput(
  work: FolderWork,
  origin: string,
  category: TopCategory,
  parts: { assets: Map<FolderVideo, string>; poster: PictureInput | null; backdrop: PictureInput | null; now: Date },
): WorkInput {
  const { nfo } = work
  const newest = Math.max(...work.videos.map(video => video.file.modifiedAt.getTime()))
  const updatedAt = new Date(Math.min(newest, parts.now.getTime()))
  return {
    origin,
    originId: work.id,
    title: work.title,
    originalTitle: nfo?.originalTitle ?? '',
    category,
    kind: work.kind,
    year: work.year,
    blurb: nfo?.tagline || nfo?.outline || '',
    content: nfo?.plot || nfo?.outline || '',
    genres: nfo?.genres ?? [],
    tags: nfo?.tags ?? [],
    area: (nfo?.countries ?? []).join(' / '),
    score: nfo?.rating ?? null,
    remarks: work.kind === 'film' && nfo?.runtimeMin ? `${nfo.runtimeMin} 分钟` : '',
    isFinished: work.kind === 'film',
    poster: parts.poster,
    backdrop: parts.backdrop,
    people: peopleOf(nfo),
    externalIds: externalIdsOf(work),
    groups: [{ code: GROUP, name: '本站' }],
    seasons: seasonsOf(work, parts.assets),
    publishedAt: parts.now,
    updatedAt,
  }
}

function peopleOf(nfo: Nfo | null): PersonInput[] {
  if (!nfo) return []
  const actors = nfo.actors.toSorted((a, b) => (a.sortOrder ?? 999) - (b.sortOrder ?? 999))
  return [
    ...nfo.directors.map(name => ({ name, role: 'director' as const })),
    ...actors.map(actor => ({ name: actor.name, role: 'actor' as const, character: actor.role })),
    ...nfo.writers.map(name => ({ name, role: 'writer' as const })),
  ]
}

/** TMDB and TVDB number films and series apart. */
function externalIdsOf(work: FolderWork): NonNullable<WorkInput['externalIds']> {
  const found = new Map<string, string>()
  // In folders of a series the ids stand for the series; ids of an episode's own NFO are not among them.
  for (const video of work.videos) for (const id of video.place.externalIds) found.set(id.provider, id.value)
  for (const id of work.nfo?.externalIds ?? []) found.set(id.provider, id.value)
  const kind = work.kind === 'film' ? 'movie' : 'tv'
  return [...found].map(([provider, value]) => ({
    provider,
    value,
    kind: provider === 'tmdb' || provider === 'tvdb' ? kind : '',
  }))
}

function seasonsOf(work: FolderWork, assets: Map<FolderVideo, string>): SeasonInput[] {
  const seasons = new Map<number, Map<number, EpisodeInput>>()
  let films = 0
  for (const video of work.videos) {
    const assetId = assets.get(video)
    if (assetId === undefined) continue
    const isPart = work.kind === 'film' && !video.place.isExtra
    const { season, ...episode } = isPart ? filmPart(video, ++films) : episodeOf(video)
    const numbers = seasons.get(season) ?? new Map<number, EpisodeInput>()
    seasons.set(season, numbers)
    const known = numbers.get(episode.number)
    // Two files of one episode are two lines of it.
    if (known) known.lines.push({ group: GROUP, assetId })
    else numbers.set(episode.number, { ...episode, lines: [{ group: GROUP, assetId }] })
  }
  return [...seasons].map(([number, episodes]) => ({
    number,
    episodes: [...episodes.values()].toSorted((a, b) => a.number - b.number),
  }))
}

type Placed = Omit<EpisodeInput, 'lines'> & { season: number }

function filmPart(video: FolderVideo, order: number): Placed {
  const number = video.place.part ?? order
  return { season: 1, number, label: video.place.part !== null || order > 1 ? `第${number}部分` : '正片' }
}

function episodeOf(video: FolderVideo): Placed {
  const { place, nfos, file } = video
  const stem = stemOf(file.path)
  const nfo = nfos.find(root => root.kind === 'episodedetails')
  const title = nfo?.title ?? ''
  const facts = {
    title,
    durationSec: nfo?.durationSec ?? null,
    airedAt: nfo?.premiered ?? (place.date === null ? null : new Date(`${place.date}T00:00:00Z`)),
  }
  if (place.isExtra) {
    const kind = /trailer|预告|預告|teaser/i.test(file.path) ? 'preview' : 'extra'
    return { ...facts, season: 0, number: specialNumber(stem), label: title || stem, title: title || stem, kind }
  }
  const season = place.season ?? 1
  if (place.episode !== null && place.episode > 0) {
    const span =
      place.episodeEnd !== null && place.episodeEnd > place.episode ? `${place.episode}-${place.episodeEnd}` : ''
    const kind = season === 0 ? 'extra' : 'main'
    if (place.part !== null)
      return { ...facts, season, number: partNumber(place.episode, place.part), label: stem, kind }
    return { ...facts, season, number: place.episode, label: span || String(place.episode), kind }
  }
  if (place.date !== null) return { ...facts, season: 1, number: dateNumber(place.date, place.part), label: place.date }
  return { ...facts, season: 0, number: specialNumber(stem), label: title || stem, title: title || stem, kind: 'extra' }
}
