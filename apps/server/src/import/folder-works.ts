import { foldTitle, splitSeason } from '@xinghe/formats/identity'
import { type MediaPath, parseMediaPath } from '@xinghe/formats/media-path'
import type { Nfo } from '@xinghe/formats/nfo'
import { directoryOf, type FolderDirectory, type FolderFile, stemOf } from './folder-scan.ts'
import { named, readNfo } from './folder-sidecars.ts'
import type { Report } from './report.ts'
import { sortCategoryName } from './standard-categories.ts'

/** One video with what its names and its NFO say. */
export interface FolderVideo {
  file: FolderFile
  directory: FolderDirectory
  place: MediaPath
  /** Roots of its own NFO: one for a film, one or more for episodes. */
  nfos: Nfo[]
}

/** Videos that make one work. */
export interface FolderWork {
  /** The same over all runs, from names alone. */
  id: string
  title: string
  year: number | null
  kind: 'film' | 'series'
  /** Feed name of the category when the first folder is one (电影, 纪录片 …). */
  shelf: string | null
  /** Where pictures of the whole work stand. */
  home: FolderDirectory
  /** The film's or the show's own NFO. */
  nfo: Nfo | null
  videos: FolderVideo[]
}

/** Sorts the videos of a scanned folder into works. */
export async function gatherWorks(directories: FolderDirectory[], report: Report): Promise<FolderWork[]> {
  const byPath = new Map(directories.map(directory => [directory.path, directory]))
  const shows = new Map<string, Nfo | null>()
  const works = new Map<string, FolderWork>()
  const extras: FolderVideo[] = []
  for (const directory of directories) {
    for (const file of directory.videos) {
      const video = await readVideo(file, directory, report)
      if (file.bytes === 0) await report.reject({ where: file.path, title: video.place.title, reason: '空文件' })
      else if (video.place.isExtra) extras.push(video)
      else await join(video)
    }
  }
  for (const video of extras) await joinExtra(video)
  return [...works.values()]

  async function join(video: FolderVideo): Promise<void> {
    const show = await showOf(video.directory)
    const fresh = toWork(video, show, byPath)
    const known = works.get(fresh.id)
    if (known) known.videos.push(video)
    else works.set(fresh.id, fresh)
  }

  /** A trailer or making-of goes to the only work of the nearest folder above it. */
  async function joinExtra(video: FolderVideo): Promise<void> {
    for (let path = video.directory.path; ; path = directoryOf(path)) {
      const near = [...works.values()].filter(work => work.home.path === path)
      if (near.length === 1) {
        near[0]!.videos.push(video)
        return
      }
      if (path === '') break
    }
    await report.reject({ where: video.file.path, title: video.place.title, reason: '找不到这段花絮所属的影片' })
  }

  /** The tvshow.nfo of this directory or one above. */
  async function showOf(directory: FolderDirectory): Promise<{ nfo: Nfo; home: FolderDirectory } | null> {
    for (let path = directory.path; ; path = directoryOf(path)) {
      const home = byPath.get(path)
      if (home && !shows.has(path)) {
        const roots = await readNfo(named(home.nfos, 'tvshow'), report)
        shows.set(path, roots.find(root => root.kind === 'tvshow') ?? null)
      }
      const nfo = shows.get(path)
      if (home && nfo) return { nfo, home }
      if (path === '') return null
    }
  }
}

async function readVideo(file: FolderFile, directory: FolderDirectory, report: Report): Promise<FolderVideo> {
  const { shelf, rest } = takeShelf(file.path)
  const alone = directory.videos.length === 1
  const nfoFile = named(directory.nfos, stemOf(file.path), ...(alone ? ['movie'] : []))
  const nfos = (await readNfo(nfoFile, report)).filter(nfo => nfo.kind === 'movie' || nfo.kind === 'episodedetails')
  const place = parseMediaPath(rest)
  const [episode] = nfos.filter(nfo => nfo.kind === 'episodedetails')
  if (episode) {
    place.kind = 'series'
    place.season = episode.season ?? place.season ?? 1
    place.episode = episode.episode ?? place.episode
  } else if (nfos.length > 0)
    Object.assign(place, { kind: 'film', season: null, episode: null, episodeEnd: null, date: null })
  else if (shelf !== null && sortCategoryName(shelf).kind === 'film' && place.episode === null) place.kind = 'film'
  return { file, directory, place, nfos }
}

/** A first folder that is called like a category says only that. */
function takeShelf(path: string): { shelf: string | null; rest: string } {
  const [first = '', ...rest] = path.split('/')
  const isShelf =
    rest.length > 0 &&
    /^(?:电影|剧集|电视剧|综艺|动漫|动画|纪录片|短剧|体育|海外|movies?|films?|tv|tv ?shows?|series|anime|documentar(?:y|ies))$/i.test(
      first,
    )
  return isShelf
    ? { shelf: shelfNames[first.toLowerCase()] ?? first, rest: rest.join('/') }
    : { shelf: null, rest: path }
}

const shelfNames: Record<string, string> = {
  ...{ movie: '电影', movies: '电影', film: '电影', films: '电影', anime: '动漫', documentary: '纪录片' },
  ...{
    documentaries: '纪录片',
    tv: '剧集',
    'tv show': '剧集',
    'tv shows': '剧集',
    tvshow: '剧集',
    tvshows: '剧集',
    series: '剧集',
  },
}

function toWork(
  video: FolderVideo,
  show: { nfo: Nfo; home: FolderDirectory } | null,
  byPath: Map<string, FolderDirectory>,
): FolderWork {
  const { place, nfos, directory } = video
  const film = place.kind === 'film' ? (nfos[0] ?? null) : null
  const nfo = place.kind === 'film' ? film : (show?.nfo ?? null)
  const named = nfo?.title || nfos[0]?.showTitle || place.title
  const title = place.kind === 'series' ? splitSeason(named).title : named
  const year = nfo?.year ?? place.year
  const home = place.kind === 'film' ? directory : (show?.home ?? showFolder(directory, byPath))
  const { shelf } = takeShelf(video.file.path)
  const id = `${place.kind} ${foldTitle(title)} ${year ?? ''}`
  return { id, title, year, kind: place.kind, shelf, home, nfo, videos: [video] }
}

/** The folder of a show without a tvshow.nfo: the first one above the season folders. */
function showFolder(directory: FolderDirectory, byPath: Map<string, FolderDirectory>): FolderDirectory {
  const name = directory.path.split('/').at(-1) ?? ''
  const isSeason = /^(?:season|s|series)?[\s._-]*\d{1,2}$|第.{1,5}季|^specials?$|^sp$|特别篇/i.test(name)
  return (isSeason ? byPath.get(directoryOf(directory.path)) : undefined) ?? directory
}
