/** What an importer hands over: one work with everything below it. Text is plain simplified or traditional Chinese, no HTML. */
export interface WorkInput {
  /** Where the row comes from, stable over runs: `demo`, `folder:/films`, `maccms:example.com`. */
  origin: string
  /** The row's identity inside its origin. */
  originId: string
  title: string
  originalTitle?: string
  aliases?: string[]
  /** `typeEn` of an existing category, top level or below. */
  category: string
  /** Film or series; decides with title, year and season which rows are one work. */
  kind: 'film' | 'series'
  year?: number | null
  /** One line under the title. */
  blurb?: string
  content?: string
  genres?: string[]
  tags?: string[]
  /** One region, or several joined by ` / `. */
  area?: string
  lang?: string
  /** Latin first letter; taken from the title when absent. */
  letter?: string
  /** Status in words; made from the episodes when absent. */
  remarks?: string
  schedule?: string
  totalEpisodes?: number | null
  isFinished?: boolean
  /** With VIP episodes only those are for members; without, every main episode is. */
  isVip?: boolean
  quality?: '' | '4k'
  poster?: PictureInput | null
  backdrop?: PictureInput | null
  /** Storage key with its extension (`art/demo/changhe-t.webp`), or an http(s) address. */
  titleArt?: string | null
  introSec?: number | null
  outroSec?: number | null
  /** 0–10. */
  score?: number | null
  /** Ratings behind the score, thumbs and plays it starts with; these four are only taken when the work is created. */
  votes?: number
  ups?: number
  hits?: number
  /** Plays of the last days that `hits` already holds, today first, at most 90. */
  recentHits?: number[]
  /** Of the password it plays with, as `hashPassword` makes it; only taken when the work is created: later the operator decides. */
  passwordHash?: string
  people?: PersonInput[]
  externalIds?: ExternalIdInput[]
  /** Line groups in the order of their sid; a group without lines keeps its number. */
  groups: LineGroupInput[]
  seasons: SeasonInput[]
  publishedAt?: Date
  /** Last new episode; the time of writing when absent. */
  updatedAt?: Date
}

export interface PictureInput {
  /** Storage key without width and extension (`art/demo/changhe-p`), or an http(s) address. */
  key: string
  /** Mean colour `#rrggbb`. */
  color?: string
}

export interface PersonInput {
  name: string
  role: 'director' | 'actor' | 'writer' | 'host' | 'producer'
  character?: string
}

interface ExternalIdInput {
  /** douban, tmdb, imdb, bangumi, tvdb. */
  provider: string
  /** `movie` or `tv` where the provider numbers them apart, else empty. */
  kind?: string
  value: string
}

interface LineGroupInput {
  /** Unique within the row; lines name it. */
  code: string
  /** Shown to viewers; empty is shown as 线路 and its number. */
  name?: string
}

export interface SeasonInput {
  /** From 1; 0 holds specials. */
  number: number
  title?: string
  episodes: EpisodeInput[]
}

export interface EpisodeInput {
  /** Within the season, from 1. */
  number: number
  title?: string
  /** On the episode's button; the number when absent. */
  label?: string
  kind?: 'main' | 'preview' | 'extra'
  isVip?: boolean
  durationSec?: number | null
  airedAt?: Date | null
  lines: LineInput[]
}

/** Exactly one of `assetId` and `url`. */
export interface LineInput {
  /** Code of its group. */
  group: string
  /** Position inside the group as old addresses count it; the order of the lines when absent. */
  nid?: number
  assetId?: string
  url?: string
  /** Milliseconds the line runs later than the episode's own clock. */
  offsetMs?: number
}

export type WriteOutcome =
  | { outcome: 'created' | 'updated' | 'unchanged'; workId: number }
  /** The row says nothing that can be kept; `reason` is one Chinese sentence. */
  | { outcome: 'rejected'; workId: null; reason: string }

export interface CategoryInput {
  name: string
  typeEn: string
  /** `typeEn` of the category above; absent at the top. Parents come before children. */
  parent?: string
  position?: number
  /** Filter chips; taken from the works when absent. */
  genres?: string[]
  areas?: string[]
}

export interface BannerInput {
  workId: number
  /** Two lines of copy, joined by a line feed. */
  intro: string
}
