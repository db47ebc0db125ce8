import { beforeAll, expect, test } from 'vitest'
import { call } from '../testing/call.ts'
import { createTestContext } from '../testing/test-context.ts'
import { ensureTestCategories, workInput } from '../testing/vod-factory.ts'
import { upsertWorks } from '../vod/vod.rules/write.ts'
import { indexQueued, measure } from './search.rules/maintain.ts'
import { relevantWorks } from './testing/relevance-set.ts'
import { type Expectation, expectedPeople, expectedWorks } from './testing/suggestion-set.ts'

const ctx = await createTestContext()
const noise = 1_500

const heads = [...'长河星夜雨雪山海风云江南北城青春红白金石']
const tails = [
  '来信',
  '归途',
  '之恋',
  '传说',
  '往事',
  '年华',
  '巨人',
  '游戏',
  '地球',
  '王朝',
  '季节',
  '邮差',
  '落日',
  '高手',
  '之刃',
  '友记',
]

/** Titles of the same words as those that are looked for, some of them played more. */
const noiseTitle = (n: number) =>
  `${heads[n % heads.length]}${heads[(n * 7 + 3) % heads.length]}${tails[(n * 5) % tails.length]}${n % 3 === 0 ? '' : heads[(n * 11) % heads.length]}`

beforeAll(async () => {
  await ensureTestCategories(ctx)
  const wanted = relevantWorks.map(({ title, aliases, people }, at) =>
    workInput({ title, aliases, people: people.map(name => ({ name, role: 'actor' })), hits: 2_000 + at * 900 }),
  )
  const others = Array.from({ length: noise }, (_, n) =>
    workInput({ title: noiseTitle(n), year: 1990 + (n % 30), hits: (n * 7919) % 60_000, seasons: [] }),
  )
  for (let from = 0; from < others.length; from += 250) await upsertWorks(ctx, others.slice(from, from + 250))
  await upsertWorks(ctx, wanted)
  await indexQueued(ctx)
  await measure(ctx)
  await indexQueued(ctx)
}, 120_000)

test('at least 95 % of 200 written-down searches find their work among the first three', async () => {
  const pairs = relevantWorks.flatMap(({ title, queries }) => queries.map(query => ({ query, title })))
  expect(pairs.length).toBeGreaterThanOrEqual(200)
  const missed: string[] = []
  for (const { query, title } of pairs) {
    const { list } = await call(ctx, 'search.results', { text: query, kind: 'all', order: 'best', page: 1, size: 3 })
    const titles = list.map(hit => hit.vod?.title)
    if (!titles.includes(title)) missed.push(`${query} → ${title}, found ${titles.join(' · ') || 'nothing'}`)
  }
  expect(1 - missed.length / pairs.length, missed.join('\n')).toBeGreaterThanOrEqual(0.95)
}, 120_000)

/** Beginnings that do not lead to the work or person of the name, each with what was suggested. */
async function lostBeginnings(kind: 'work' | 'person', expectations: readonly Expectation[]): Promise<string[]> {
  const lost: string[] = []
  for (const { name, beginnings } of expectations) {
    const id = await idOf(kind, name)
    for (const text of beginnings) {
      const { rows } = await call(ctx, 'search.suggest', { text })
      const ofKind = rows.filter(row => row.kind === kind)
      const names = ofKind.map(row => row.text).join(' · ')
      if (!ofKind.some(row => row.id === id)) lost.push(`${text} → ${name}, suggested ${names || 'nothing'}`)
    }
  }
  return lost
}

async function idOf(kind: 'work' | 'person', name: string): Promise<number> {
  const rows =
    kind === 'work'
      ? await ctx.db.selectFrom('works').select('id').where('title', '=', name).execute()
      : await ctx.db.selectFrom('people').select('id').where('name', '=', name).execute()
  expect(rows).toHaveLength(1)
  return rows[0]!.id
}

const countOf = (expectations: readonly Expectation[]) => expectations.flatMap(({ beginnings }) => beginnings).length

test('at least 95 % of 200 written-down beginnings of titles suggest their work', async () => {
  const all = countOf(expectedWorks)
  expect(all).toBeGreaterThanOrEqual(200)
  const lost = await lostBeginnings('work', expectedWorks)
  expect(1 - lost.length / all, lost.join('\n')).toBeGreaterThanOrEqual(0.95)
}, 120_000)

test('at least 95 % of the written-down beginnings of names suggest their person', async () => {
  const lost = await lostBeginnings('person', expectedPeople)
  expect(1 - lost.length / countOf(expectedPeople), lost.join('\n')).toBeGreaterThanOrEqual(0.95)
}, 120_000)
