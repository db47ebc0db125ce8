import type pg from 'pg'
import { fillWorks } from './catalogue.ts'
import { withDir } from './dir.ts'
import { type ListTimes, recordLists, timeLists } from './lists.ts'
import { benchSearch } from './search.ts'
import { type SiteRun, withSite } from './site.ts'
import { record } from './table.ts'

const LARGE = Number(process.env.BENCH_WORKS ?? 500_000)
const SMALL = 5_000
const READY_MS = 30 * 60_000

/** Lists and search of a large catalogue; the lists against those of a small one. */
export async function benchLarge(): Promise<void> {
  let small: ListTimes | undefined
  await withCatalogue(SMALL, async ({ site, client }) => {
    await jobsAreDone(client)
    small = await timeLists(site)
  })
  await withCatalogue(LARGE, async ({ site, client }) => {
    await listsAreMade(client)
    await indexIsBuilt(client)
    recordLists(small!, await timeLists(site), LARGE)
    await benchSearch(site, client, LARGE)
  })
}

async function withCatalogue(works: number, use: (run: SiteRun) => Promise<void>): Promise<void> {
  const fill = async (client: pg.Client) => {
    await fillWorks(client, works)
    await client.query('vacuum analyze')
  }
  await withDir(dir => withSite({ dir, cores: '0,1', fill, env: { WORKERS: '2' } }, use))
}

/** Small catalogues have no lists. */
const listsAreMade = (client: pg.Client) =>
  until(client, `select exists (select 1 from work_lists where name = '/ids') as done`)

/** Every work is in the index, in the tier of its popularity. */
async function indexIsBuilt(client: pg.Client): Promise<void> {
  const started = performance.now()
  await until(client, 'select exists (select 1 from search_tiers) and not exists (select 1 from search_queue) as done')
  // Once the tiers are known, works that belong to another one are indexed again.
  await jobsAreDone(client)
  const sec = Math.round((performance.now() - started) / 1000)
  record({ what: `search index of ${LARGE} works built`, measured: `${sec} s`, target: '', isMet: null })
  await client.query('vacuum analyze search_documents')
}

/** Nothing runs, waits, or is about to: what is measured has the machine for itself. */
const jobsAreDone = (client: pg.Client) =>
  until(
    client,
    `select not exists (select 1 from search_queue) and not exists (
       select 1 from pgboss.job where state in ('created', 'retry', 'active') and start_after < now() + interval '1 minute'
     ) as done`,
  )

async function until(client: pg.Client, question: string): Promise<void> {
  for (const begun = performance.now(); performance.now() - begun < READY_MS; ) {
    const { rows } = await client.query<{ done: boolean }>(question)
    if (rows[0]!.done) return
    await new Promise(resolve => setTimeout(resolve, 1_000))
  }
  throw new Error(`still not so after ${READY_MS / 60_000} minutes: ${question}`)
}
