import { rankKinds } from '@xinghe/contract/pages'
import type { Running } from './site.ts'
import { record } from './table.ts'
import { pick, randomOf } from './titles.ts'

const SAMPLES = 400
/** Sealed answers without a work are shorter, those with one longer. */
const EMPTY_BYTES = 300

/** All, those at the top, and below the first of them one with most of its works and one with hardly any; see `catalogue.ts`. */
const typeIds = [0, 1, 2, 3, 4, 5, 6, 12]
const choices = {
  typeId: typeIds,
  genre: ['all', '剧情', '悬疑', '古装', '喜剧', '戏类', '没有这种'],
  area: ['all', '日本', '大陆', '法国', '冰岛'],
  year: ['all', '2024', '2010-2019', '1990-2009'],
  letter: ['all', 'C', '0'],
  vip: ['all', '0', '1'],
  order: ['latest', 'hot', 'score', 'new'],
}

interface Answer {
  ms: number
  /** It lists nothing: the page of a selection that is smaller than that. */
  isEmpty: boolean
}

export interface ListTimes {
  lists: Answer[]
  ranks: Answer[]
  updates: Answer[]
}

/** Holds the answers of a large catalogue against their limits, and against the same of a small one. */
export function recordLists(small: ListTimes, large: ListTimes, works: number): void {
  for (const [what, key, limit] of [
    ['browse lists, any filters, orders and pages to 500', 'lists', 30],
    ['rankings', 'ranks', 10],
    ['updates and timetable', 'updates', 10],
  ] as const) {
    const times = large[key].map(answer => answer.ms)
    const p99 = quantile(times, 0.99)
    record({
      what: `${what}, ${works} works, cold`,
      measured: `p50 ${quantile(times, 0.5).toFixed(1)}, p99 ${p99.toFixed(1)} ms`,
      target: `p99 ≤ ${limit} ms`,
      isMet: p99 <= limit,
    })
    const growth = quantile(listed(large[key], small[key]), 0.5) / quantile(listed(small[key], large[key]), 0.5)
    record({
      what: `${what}: growth from 5 000 works`,
      measured: `${growth.toFixed(2)} ×`,
      target: '≤ 2 ×',
      isMet: growth <= 2,
    })
  }
}

/** Times of the questions that have works for an answer in both catalogues: an empty page costs less, and a small one has more of them. */
const listed = (answers: readonly Answer[], others: readonly Answer[]): number[] =>
  answers.filter(({ isEmpty }, at) => !isEmpty && !others[at]!.isEmpty).map(({ ms }) => ms)

/** Times of browsing, rankings and updates, ms each. No answer was asked for before; the code and the connections were. */
export async function timeLists(site: Running): Promise<ListTimes> {
  // Code that ran a few hundred times is still being compiled.
  for (const round of [0, 1]) await walk(site, round)
  return walk(site, 2)
}

/** Asks one after the other, so that each time is that of one answer. The sizes make the answers of each of three rounds new. */
async function walk({ url }: Running, round: number): Promise<ListTimes> {
  const times: ListTimes = { lists: [], ranks: [], updates: [] }
  const random = randomOf(7 + round)
  for (let n = 0; n < SAMPLES; n++) {
    const [typeId, genre, area, year, letter, vip, order] = Object.values(choices).map(values =>
      // Half of the filters are left alone, as visitors do.
      random() < 0.5 ? values[0]! : pick<string | number>(random, values),
    )
    const page = pick(random, [1, 1, 2, 5, 30, 500])
    const path = [typeId, genre, area, year, 'all', letter, vip, order, page, 40 - (n % 3) - 3 * round]
    times.lists.push(await timed(`${url}/v1/pub/vod/list/${path.map(part => encodeURIComponent(part!)).join('/')}`))
  }
  for (const period of ['day', 'week', 'month', 'all']) {
    for (const typeId of typeIds) {
      for (const size of [6, 10, 14, 18, 22, 26, 30, 34, 38])
        times.ranks.push(await timed(`${url}/v1/pub/vod/rank/${typeId}/all/${period}/1/${size + round}`))
      for (const area of ['日本', '冰岛', '没有这里'])
        times.ranks.push(await timed(`${url}/v1/pub/vod/rank/${typeId}/${area}/${period}/1/${20 + round}`))
    }
  }
  for (const by of rankKinds) {
    for (const size of [5, 8, 11, 14, 17])
      times.ranks.push(await timed(`${url}/v1/pub/vod/boards/0/${by}/${size + round}`))
  }
  for (const typeId of typeIds) {
    // It has no size: the other script is another answer.
    if (round !== 1)
      times.updates.push(await timed(`${url}/v1/pub/vod/timetable/${typeId}?lang=${round === 0 ? 't' : 's'}`))
    for (let size = 4; size < 98; size += 3)
      times.updates.push(await timed(`${url}/v1/pub/vod/newest/${typeId}/${size + round}`))
  }
  return times
}

async function timed(url: string): Promise<Answer> {
  const begun = performance.now()
  const answer = await fetch(url)
  const { byteLength } = await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return { ms: performance.now() - begun, isEmpty: byteLength < EMPTY_BYTES }
}

function quantile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!
}
