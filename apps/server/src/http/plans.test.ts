import { type CallId, routes } from '@xinghe/contract'
import { notBuilt } from '@xinghe/contract/not-built'
import { rankKinds, vodOrders } from '@xinghe/contract/pages'
import { period } from '@xinghe/contract/vod'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, expect, inject, test, vi } from 'vitest'
import { call } from '../testing/call.ts'
import { withDatabase } from '../testing/cluster.ts'
import { createTestContext } from '../testing/test-context.ts'
import { insertWork } from '../testing/vod-factory.ts'
import { ADULT_TYPE, categoryTree, upsertCategories } from '../vod/vod.rules/categories.ts'
import { rollUp } from '../vod/vod.rules/hits.ts'
import { makeLists } from '../vod/vod.rules/make-lists.ts'

/** Tables that grow with the catalogue, filled below. */
const bigTables = [
  ...['works', 'work_external_ids', 'work_origins', 'people', 'work_people', 'seasons', 'episodes'],
  ...['line_groups', 'lines', 'work_hits_daily', 'work_ranks'],
]
const WORKS = 12_000
/** A step of a statement may look at this many rows: the ranking of a period before has a thousand. */
const FEW_ROWS = 1_500

interface Asked {
  /** Of a statement that is prepared. */
  name?: string
  text: string
  values: unknown[]
}
interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  /** Of one loop. */
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Plan[]
}

const ctx = await createTestContext()

/** A category with one old work that nobody plays. */
let rareTypeId: number

beforeAll(async () => {
  const { id } = await insertWork(ctx, { title: '长河', people: [{ name: '某人', role: 'actor' }] })
  await insertWork(ctx, { title: '老片', category: 'guzhuangju', area: '很少', tags: ['很少'] })
  await upsertCategories(ctx, [{ name: '伦理', typeEn: ADULT_TYPE }])
  ctx.cache.drop('')
  const { byTypeEn } = await categoryTree(ctx)
  rareTypeId = byTypeEn.get('guzhuangju')!.id
  await sql`update works set updated_at = '2001-01-01', published_at = '2001-01-01' where category_id = ${rareTypeId}`.execute(
    ctx.db,
  )
  await sql`insert into people (name) select '人' || n from generate_series(1, ${WORKS}) n`.execute(ctx.db)
  await sql`
    insert into works (category_id, top_category_id, title, identity_key, letter, genres, area, lang, year, is_vip, score,
      schedule, hits, hits_day, hits_week, hits_month, published_at, updated_at)
    select category_id, top_category_id, title || n, identity_key || n, 'C', array['剧情', '类型' || n % 30], '地区' || n % 12,
      '国语', 1980 + n % 46, n % 5 = 0, n % 100 / 10.0, case when n % 50 = 0 then '每周五 20:00' else '' end, n, n % 97, n % 991,
      n % 4999, now() - n * interval '1 hour', now() - n * interval '7 minutes'
    from works, generate_series(1, ${WORKS}) n where id = ${id}`.execute(ctx.db)
  // What everybody plays and nobody may see.
  await sql`
    insert into works (category_id, top_category_id, title, identity_key, hits, hits_day, hits_week, hits_month, score, schedule)
    select c.id, c.id, '伦理' || n, 'closed' || n, 1e6, 1e6, 1e6, 1e6, 10, '每周五 20:00'
    from vod_categories c, generate_series(1, 3000) n where type_en = ${ADULT_TYPE}`.execute(ctx.db)
  await sql`insert into work_people (work_id, person_id, role) select id, id, 'actor' from works where id between 2 and ${WORKS}`.execute(
    ctx.db,
  )
  await sql`insert into seasons (work_id, number) select id, 1 from works on conflict do nothing`.execute(ctx.db)
  await sql`insert into episodes (work_id, season_id, number, level)
    select work_id, id, n, n from seasons, generate_series(1, 3) n on conflict do nothing`.execute(ctx.db)
  await sql`insert into line_groups (work_id, origin, origin_id, code, sid)
    select id, 'plan', id::text, 'main', 9 from works`.execute(ctx.db)
  await sql`insert into lines (group_id, episode_id, nid, url)
    select g.id, e.id, e.number, 'https://example.invalid/' || e.id from line_groups g join episodes e using (work_id)
    where g.origin = 'plan'`.execute(ctx.db)
  await sql`insert into work_hits_daily (work_id, day, hits)
    select id, current_date - n, 1 from works, generate_series(0, 2) n`.execute(ctx.db)
  await rollUp(ctx)
  await makeLists(ctx, WORKS)
  await sql`analyze`.execute(ctx.db)
}, 180_000)

/** Every statement that PostgreSQL is asked while `run` runs. */
async function listen(run: () => Promise<unknown>): Promise<Asked[]> {
  const asked: Asked[] = []
  const real = pg.Client.prototype.query as (...args: unknown[]) => unknown
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [what, values] = args as [string | Asked, unknown[] | undefined]
    if (typeof what === 'string') asked.push({ text: what, values: values ?? [] })
    else asked.push({ ...what, values: what.values ?? values ?? [] })
    return real.apply(this, args)
  } as never)
  ctx.cache.drop('')
  await run().finally(() => spy.mockRestore())
  return asked.filter(({ text }) => /^\s*(?:\/\*.*?\*\/\s*)?(?:select|with)\b/i.test(text))
}

/** Steps of a statement that look at many rows of a big table, and how many. */
async function largeReads({ text, values }: Asked, client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(`explain (analyze, timing off, summary off, format json) ${text}`, values)
  const found: string[] = []
  const walk = (plan: Plan): void => {
    const looked =
      plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)
    const isWhole = plan['Node Type'] === 'Seq Scan' && bigTables.includes(plan['Relation Name'] ?? '')
    if (isWhole || looked * plan['Actual Loops'] > FEW_ROWS)
      found.push(
        `${plan['Node Type']} ${plan['Relation Name'] ?? plan['Index Name'] ?? ''} ${looked} × ${plan['Actual Loops']}`,
      )
    plan.Plans?.forEach(walk)
  }
  walk((rows[0] as { 'QUERY PLAN': [{ Plan: Plan }] })['QUERY PLAN'][0].Plan)
  return found
}

const filters = [
  {},
  { genre: '剧情', order: 'hot' },
  { genre: '类型7', area: '地区3', order: 'score' },
  { year: '2010-2019', vip: '1', order: 'new' },
  { letter: 'C', year: '2024', area: '地区1', genre: '类型1', page: 3 },
  { genre: '没有', order: 'latest' },
  ...vodOrders.flatMap(order => [
    { area: '很少', order },
    { tags: '没有', order },
    { year: '1950', order },
  ]),
]

const built = routes().filter(
  ({ id, route }) =>
    route.access === 'guest' && route.method === 'GET' && !(notBuilt as readonly string[]).includes(id),
)

/** What every public call asks, with the inputs that take other ways through the database. */
async function askAll(): Promise<{ id: string; input: unknown; asked: Asked[] }[]> {
  const exampleOf = (wanted: CallId) => built.find(({ id }) => id === wanted)!.route.example as object
  const but = (id: CallId, changed: object) => ({ id, input: { ...exampleOf(id), ...changed } })
  const calls = [
    ...built.map(({ id }) => but(id, {})),
    // Every category, and one that hardly anything is in.
    ...built
      .filter(({ id }) => 'typeId' in exampleOf(id))
      .flatMap(({ id }) => [0, rareTypeId].map(typeId => but(id, { typeId }))),
    ...filters.map(filter => but('vod.list', filter)),
    ...vodOrders.map(order => but('vod.list', { typeId: rareTypeId, order })),
    ...rankKinds.flatMap(by => [0, rareTypeId].map(typeId => but('vod.rankBoards', { typeId, by }))),
    ...period.options.flatMap(period =>
      [{ typeId: 0 }, { typeId: rareTypeId }, { area: '很少' }].map(of => but('vod.rank', { ...of, period })),
    ),
  ]
  const all = []
  for (const { id, input } of calls) {
    const asked = await listen(() => call(ctx, id, input as never).catch(ignoreBusinessOutcome))
    all.push({ id, input, asked })
  }
  return all
}

async function withClient<T>(use: (client: pg.Client) => Promise<T>): Promise<T> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(ctx.db)
  const client = new pg.Client({ connectionString: withDatabase(inject('testPostgres').url, rows[0]!.name) })
  await client.connect()
  return use(client).finally(() => client.end())
}

test('no public call looks at many rows', async () => {
  expect(built.length).toBeGreaterThan(10)
  const bad: unknown[] = []
  await withClient(async client => {
    for (const { id, input, asked } of await askAll()) {
      for (const one of asked) {
        const reads = await largeReads(one, client)
        if (reads.length > 0) bad.push({ id, input, reads, text: one.text })
      }
    }
  })
  expect(bad).toEqual([])
}, 180_000)

test('what is prepared is planned once for each connection', async () => {
  const prepared = (await askAll()).flatMap(({ asked }) => asked.filter(one => one.name !== undefined))
  const plans = await withClient(async client => {
    for (let time = 0; time < 12; time++) {
      for (const { name, text, values } of prepared) {
        // Short lists are what PostgreSQL likes to plan for.
        const short = values.map(value => (Array.isArray(value) ? value.slice(0, 1) : value))
        await client.query({ name: name!, text, values: short })
      }
    }
    const { rows } = await client.query<{ name: string; customPlans: number }>(
      'select name, custom_plans::int as "customPlans" from pg_prepared_statements',
    )
    return rows
  })
  expect(plans.length).toBeGreaterThan(3)
  expect(plans.filter(({ customPlans }) => customPlans > 5)).toEqual([])
}, 180_000)

test('a change of every work is not made as if it were one of a single work', async () => {
  await withClient(async client => {
    // What follows a change is planned at the first one of a connection.
    await client.query('update works set hits = hits + 1 where id = 1')
    await client.query(`set statement_timeout = '20s'`)
    const { rowCount } = await client.query('update works set hits = hits + 1')
    expect(rowCount).toBeGreaterThan(WORKS)
  })
}, 60_000)

/** Examples name what only a demo site has. */
function ignoreBusinessOutcome(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'number')) throw error
}
