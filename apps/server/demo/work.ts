/** One season of a series; `aired` of `total` episodes are out (`total` is null while nobody knows). */
export interface DemoSeason {
  aired: number
  total: number | null
  title?: string
}

export interface DemoFilm {
  kind: 'film'
  minutes: number
}

export interface DemoSeries {
  kind: 'series'
  /** Counting word of an episode. */
  unit: '集' | '期' | '话'
  seasons: readonly DemoSeason[]
  /** Titles of the first episodes of season 1, as far as they have one. */
  episodeTitles?: readonly string[]
  /** Main episodes from this number on are for members with VIP. */
  vipFrom?: number
  /** Previews after the last episode that is out. */
  previews?: number
  /** Titles of making-of pieces. */
  extras?: readonly string[]
  /** Seconds of the opening and of the closing titles. */
  titlesSec?: readonly [intro: number, outro: number]
}

/** A work of the demo catalogue: title, people and story are our own inventions. */
export interface DemoWork {
  /** Name of its pictures (`art/demo/<slug>-p`) and its identity in later runs. */
  slug: string
  title: string
  english: string
  /** `typeEn` of its category. */
  category: string
  genres: readonly string[]
  area: string
  lang: string
  year: number
  /** One line under the title and on the poster. */
  blurb: string
  content: string
  directors: readonly string[]
  /** Actor or host → character, empty for hosts. */
  cast: Readonly<Record<string, string>>
  run: DemoFilm | DemoSeries
  schedule?: string
  /** 0–10, and how many voted. */
  score: number
  votes: number
  isVip?: boolean
  is4k?: boolean
  /** 1–100: plays relative to the rest of the catalogue. */
  heat: number
  /** Hours between the last change and the day of seeding. */
  updatedHoursAgo: number
  publishedDaysAgo: number
}

/** The status on a card: 更新至 24 集, 全 40 集, 第 8 期, 126 分钟. */
export function remarksOf({ run }: DemoWork): string {
  if (run.kind === 'film') return `${run.minutes} 分钟`
  const last = run.seasons.at(-1)!
  if (run.unit === '期') return `第 ${last.aired} 期`
  const season = run.seasons.length > 1 ? `第 ${run.seasons.length} 季 ` : ''
  const isComplete = last.aired === last.total
  return `${season}${isComplete ? '全' : '更新至'} ${last.aired} ${run.unit}`
}

export function isFinished({ run }: DemoWork): boolean {
  return run.kind === 'film' || run.seasons.every(season => season.aired === season.total)
}
