import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { call } from '../../testing/call.ts'
import { createTestContext } from '../../testing/test-context.ts'
import { ensureTestCategories, episodeInput, workInput } from '../../testing/vod-factory.ts'
import type { WorkInput } from './work-input.ts'
import { upsertWork, upsertWorks } from './write.ts'

const ctx = await createTestContext()
beforeAll(() => ensureTestCategories(ctx))

const detail = (id: number | null) => call(ctx, 'vod.detail', { type: 0, id: id! })
const count = async (table: string) =>
  (await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(ctx.db)).rows[0]!.count

test('the same row a second time is unchanged and writes nothing', async () => {
  const input = workInput({ people: [{ name: '甲', role: 'actor' }] })
  const first = await upsertWork(ctx, input)
  const before = await detail(first.workId)
  ctx.clock.advance(60)
  expect(first.outcome).toBe('created')
  expect(await upsertWork(ctx, input)).toEqual({ outcome: 'unchanged', workId: first.workId })
  expect(await detail(first.workId)).toEqual(before)
})

test('a changed row updates its work; episodes stay, lines come and go', async () => {
  const input = workInput({ groups: [{ code: 'main' }, { code: 'second' }] })
  const { workId } = await upsertWork(ctx, input)
  const episodes = async () =>
    (
      await sql<{
        id: number
        level: number
      }>`select id, level from episodes where work_id = ${workId} order by level`.execute(ctx.db)
    ).rows
  const before = await episodes()
  const changed: WorkInput = {
    ...input,
    title: `${input.title}改`,
    seasons: [{ number: 1, episodes: [episodeInput(2), episodeInput(3), episodeInput(4, 'second')] }],
  }
  expect(await upsertWork(ctx, changed)).toEqual({ outcome: 'updated', workId })
  expect((await episodes()).slice(0, 2)).toEqual(before)
  const after = await detail(workId)
  expect(after.title).toBe(changed.title)
  expect(after.episodes.map(episode => episode.level)).toEqual([2, 3, 4])
  const empty = { ...changed, blurb: '', seasons: [{ number: 1, episodes: [episodeInput(4, 'second')] }] }
  await upsertWork(ctx, empty)
  expect((await detail(workId)).episodes.map(episode => episode.level)).toEqual([4])
  expect(await episodes()).toHaveLength(4)
})

test('an offset an operator set survives an import', async () => {
  const input = workInput()
  const { workId } = await upsertWork(ctx, input)
  await sql`update lines set offset_ms = 4000 from line_groups g where g.id = group_id and g.work_id = ${workId}`.execute(
    ctx.db,
  )
  await upsertWork(ctx, { ...input, blurb: '新' })
  const { rows } =
    await sql`select distinct offset_ms from lines l join line_groups g on g.id = l.group_id where g.work_id = ${workId}`.execute(
      ctx.db,
    )
  expect(rows).toEqual([{ offsetMs: 4000 }])
})

describe('one work from several origins', () => {
  test('by title, year, kind and season: the second brings lines and fills what is empty', async () => {
    const first = await upsertWork(ctx, workInput({ title: '雾港来信', year: 2019, blurb: '一', content: '' }))
    const second = await upsertWork(
      ctx,
      workInput({
        origin: 'other',
        title: '霧港來信！',
        year: 2019,
        blurb: '二',
        content: '简介',
        people: [{ name: '甲', role: 'actor' }],
        seasons: [{ number: 1, episodes: [episodeInput(2), episodeInput(3)] }],
      }),
    )
    expect(second).toEqual({ outcome: 'updated', workId: first.workId })
    expect(await detail(first.workId)).toMatchObject({
      title: '雾港来信',
      blurb: '一',
      content: '简介',
      people: [{ name: '甲' }],
      lines: [{ sid: 1 }, { sid: 2 }],
      episodes: [{ level: 1 }, { level: 2 }, { level: 3 }],
    })
    expect((await detail(first.workId)).episodes[1]!.lineIds).toHaveLength(2)
  })

  test('by external id, whatever the titles; another id of the same provider keeps works apart', async () => {
    const douban = (value: string) => ({ externalIds: [{ provider: 'douban', value }] })
    const first = await upsertWork(ctx, workInput({ title: '归雁', ...douban('1') }))
    const renamed = await upsertWork(ctx, workInput({ origin: 'other', title: '鸿雁归来', ...douban('1') }))
    expect(renamed.workId).toBe(first.workId)
    const namesake = await upsertWork(ctx, workInput({ origin: 'other', title: '归雁', ...douban('2') }))
    expect(namesake.outcome).toBe('created')
  })

  test('rows of one batch that mean the same work meet', async () => {
    const title = '同一批次'
    const outcomes = await upsertWorks(ctx, [
      workInput({ title }),
      workInput({ title }),
      workInput({ title: `${title} 第二季` }),
    ])
    expect(outcomes.map(outcome => outcome.outcome)).toEqual(['created', 'updated', 'created'])
    expect(outcomes[1]!.workId).toBe(outcomes[0]!.workId)
    expect((await detail(outcomes[0]!.workId)).lines.map(line => line.sid)).toEqual([1, 2])
  })

  test('a year or a form tells works apart', async () => {
    const title = '同名'
    const outcomes = await upsertWorks(ctx, [
      workInput({ title, year: 2001 }),
      workInput({ title, year: 2002 }),
      workInput({ title, year: 2001, kind: 'film', category: 'dianying' }),
    ])
    expect(new Set(outcomes.map(outcome => outcome.workId)).size).toBe(3)
  })
})

test('two imports at once make one work', async () => {
  const title = '并发'
  const outcomes = await Promise.all([1, 2, 3].map(n => upsertWork(ctx, workInput({ origin: `at-once-${n}`, title }))))
  expect(new Set(outcomes.map(outcome => outcome.workId)).size).toBe(1)
})

test('hostile text is cut and plain, hostile addresses are left out', async () => {
  const { workId } = await upsertWork(
    ctx,
    workInput({
      title: `<b>片名</b>\u0000<script>alert(1)</script>${'长'.repeat(500)}`,
      content: `<img src=x onerror=alert(1)>${'文'.repeat(9_000)}`,
      genres: ['<i>剧情</i>', '', '剧情'],
      poster: { key: 'javascript:alert(1)' },
      backdrop: { key: 'art/../../keys/content' },
      titleArt: 'data:image/svg+xml,<svg onload=alert(1)>',
      people: [{ name: '\u202e甲', role: 'actor' }],
      score: 99,
      year: 12,
      seasons: [
        {
          number: 1,
          episodes: [
            {
              number: 1,
              lines: [
                { group: 'main', url: 'javascript:alert(1)' },
                { group: 'main', url: 'file:///etc/passwd' },
              ],
            },
            { ...episodeInput(2), label: '<u>2</u>' },
            { number: 99_999, lines: [] },
          ],
        },
      ],
    }),
  )
  const work = await detail(workId)
  expect(work.title).toHaveLength(200)
  expect(work.title.startsWith('片名长')).toBe(true)
  expect(work.content).toHaveLength(5_000)
  expect(work).toMatchObject({
    genres: ['剧情'],
    poster: null,
    backdrop: null,
    titleArt: null,
    score: null,
    year: null,
  })
  expect(work.people.map(person => person.name)).toEqual(['甲'])
  expect(work.episodes.map(episode => [episode.level, episode.label])).toEqual([[2, '2']])
})

test.each([
  [{ title: '<b></b>' }, '没有片名'],
  [{ category: 'nowhere' }, '没有分类'],
  [{ groups: [] }, '没有代码为 main 的线路组'],
  [{ groups: [{ code: 'main' }, { code: 'main' }] }, '重复'],
])('%j is rejected and the others of its batch are written', async (given, reason) => {
  const outcomes = await upsertWorks(ctx, [workInput(given), workInput()])
  expect(outcomes[0]).toMatchObject({ outcome: 'rejected', reason: expect.stringContaining(reason) })
  expect(outcomes[1]!.outcome).toBe('created')
})

test('more than a thousand episodes are a work like any other', async () => {
  const numbers = Array.from({ length: 1_500 }, (_, index) => index + 1)
  const input = workInput({ seasons: [{ number: 1, episodes: numbers.map(number => episodeInput(number)) }] })
  const { workId } = await upsertWork(ctx, input)
  expect((await detail(workId)).episodes).toHaveLength(1_500)
  expect((await upsertWork(ctx, { ...input, blurb: '改' })).outcome).toBe('updated')
})

test('a failure writes nothing', async () => {
  const before = await count('works')
  const lines = [{ group: 'main', assetId: '00000000-0000-0000-0000-000000000000' }]
  const broken = workInput({ seasons: [{ number: 1, episodes: [{ number: 1, lines }] }] })
  await expect(upsertWorks(ctx, [workInput(), broken])).rejects.toThrow(/foreign key/)
  expect(await count('works')).toBe(before)
})

test('letters come from the title', async () => {
  const letters = async (title: string) => {
    const { workId } = await upsertWork(ctx, workInput({ title }))
    return (await sql<{ letter: string }>`select letter from works where id = ${workId}`.execute(ctx.db)).rows[0]!
      .letter
  }
  expect(await letters('重庆往事')).toBe('C')
  expect(await letters('apollo')).toBe('A')
  expect(await letters('7 号房')).toBe('0')
})
