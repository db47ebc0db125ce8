import type pg from 'pg'
import { fillWorks } from './catalogue.ts'
import { withDir } from './dir.ts'
import { type Running, withSite } from './site.ts'
import { record } from './table.ts'
import { pick, randomOf } from './titles.ts'

const LARGE = 500_000
const SMALL = 5_000
const SAMPLES = 400
const LISTS_MS = 180_000

const choices = {
  genre: ['all', '剧情', '悬疑', '古装', '喜剧', '没有这种'],
  area: ['all', '日本', '大陆', '法国'],
  year: ['all', '2024', '2010-2019', '1990-2009'],
  letter: ['all', 'C', '0'],
  vip: ['all', '0', '1'],
  order: ['latest', 'hot', 'score', 'new'],
}

interface Times {
  lists: number[]
  ranks: number[]
  updates: number[]
}

/** Browsing, rankings and updates of 500 000 works, every answer made anew, against the same of 5 000. */
export async function benchLists(): Promise<void> {
  const small = await measure(SMALL)
  const large = await measure(LARGE)
  for (const [what, key, limit] of [
    ['browse lists, any filters, orders and pages to 500', 'lists', 30],
    ['rankings', 'ranks', 10],
    ['updates and timetable', 'updates', 10],
  ] as const) {
    const p99 = quantile(large[key], 0.99)
    record({
      what: `${what}, 500 000 works, cold`,
      measured: `p99 ${p99.toFixed(1)} ms`,
      target: `≤ ${limit} ms`,
      isMet: p99 <= limit,
    })
    const growth = quantile(large[key], 0.5) / quantile(small[key], 0.5)
    record({
      what: `${what}: 500 000 against 5 000 works`,
      measured: `${growth.toFixed(2)} ×`,
      target: '≤ 2 ×',
      isMet: growth <= 2,
    })
  }
}

async function measure(works: number): Promise<Times> {
  const times: Times = { lists: [], ranks: [], updates: [] }
  await withDir(async dir => {
    const fill = async (client: pg.Client) => {
      await fillWorks(client, works)
      await client.query('vacuum analyze')
    }
    await withSite({ dir, cores: '0', fill }, async ({ site, client }) => {
      if (works >= LARGE) await listsAreMade(client)
      await walk(site, times)
    })
  })
  return times
}

async function listsAreMade(client: pg.Client): Promise<void> {
  for (const begun = performance.now(); performance.now() - begun < LISTS_MS; ) {
    const { rows } = await client.query<{ works: number }>(`select works from work_lists where name = 'ids'`)
    if (rows[0]) return
    await new Promise(resolve => setTimeout(resolve, 500))
  }
  throw new Error('the browse lists were not made within three minutes')
}

/** Asks one after the other, so that each time is that of one answer. */
async function walk({ url }: Running, times: Times): Promise<void> {
  const random = randomOf(7)
  for (let n = 0; n < SAMPLES; n++) {
    const [genre, area, year, letter, vip, order] = Object.values(choices).map(values => pick(random, values))
    const page = pick(random, [1, 1, 2, 5, 30, 500])
    const path = [Math.floor(random() * 6), genre, area, year, 'all', letter, vip, order, page, 40 - (n % 3)]
    times.lists.push(await timed(`${url}/v1/pub/vod/list/${path.map(part => encodeURIComponent(part!)).join('/')}`))
  }
  for (const period of ['day', 'week', 'month', 'all']) {
    for (let typeId = 0; typeId <= 5; typeId++) {
      for (const size of [10, 40])
        times.ranks.push(await timed(`${url}/v1/pub/vod/rank/${typeId}/all/${period}/1/${size}`))
    }
  }
  for (let typeId = 0; typeId <= 5; typeId++) {
    times.updates.push(await timed(`${url}/v1/pub/vod/timetable/${typeId}`))
    for (const size of [20, 80]) times.updates.push(await timed(`${url}/v1/pub/vod/newest/${typeId}/${size}`))
  }
}

async function timed(url: string): Promise<number> {
  const begun = performance.now()
  const answer = await fetch(url)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return performance.now() - begun
}

function quantile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!
}
