import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { call } from '../../testing/call.ts'
import { createTestContext } from '../../testing/test-context.ts'
import { insertWork } from '../../testing/vod-factory.ts'
import { countingDay } from './hits.ts'

const ctx = await createTestContext()

async function airDays(schedule: string): Promise<string> {
  const { rows } = await sql<{ days: number }>`select work_air_days(${schedule}) as days`.execute(ctx.db)
  return [...'1234567'].filter((_, bit) => rows[0]!.days & (1 << bit)).join('')
}

test.each([
  ['每周一 21:30', '1'],
  ['每周四至周日 20:00', '4567'],
  ['每周五至周一 20:00', '1567'],
  ['每日 20:00', '1234567'],
  ['每周一,二,三更新', '123'],
  ['每周1、3更新', '13'],
  ['每周7更新', '7'],
  ['周天 8点', '7'],
  ['星期二/星期四 22:00', '24'],
  ['工作日 19:30 更新一集', '12345'],
  ['周末双更', '67'],
  ['每周三更新一集', '3'],
  ['每周一20:00更新 2 集', '1'],
  ['11月20日上线', ''],
  ['已完结', ''],
  ['', ''],
])('%s', async (schedule, days) => {
  expect(await airDays(schedule)).toBe(days)
})

test('a week from Monday to Sunday, today marked, each series under its days in the order of the clock', async () => {
  const evening = await insertWork(ctx, { title: '晚间剧', schedule: '每周四至周日 20:00' })
  const noon = await insertWork(ctx, { title: '午间剧', schedule: '每日 9:05' })
  const later = await insertWork(ctx, { title: '不定时', schedule: '每周五', category: 'zongyi' })
  await insertWork(ctx, { title: '完结剧', schedule: '每日 20:00', isFinished: true })
  const week = await call(ctx, 'vod.timetable', { typeId: 0 })
  const today = countingDay(ctx.clock.now())
  expect(week.map(day => day.weekday)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(week.filter(day => day.isToday).map(day => day.date)).toEqual([today])
  for (const day of week) expect(new Date(day.date).getUTCDay()).toBe(day.weekday % 7)
  const column = (weekday: number) => week[weekday - 1]!.works.map(work => [work.id, work.airsAt])
  expect(column(1)).toEqual([[noon.id, '09:05']])
  expect(column(5)).toEqual([
    [noon.id, '09:05'],
    [evening.id, '20:00'],
    [later.id, ''],
  ])
  for (const day of week) for (const work of day.works) expect(work.isUpdated).toBe(day.date <= today)

  const variety = await call(ctx, 'vod.timetable', { typeId: later.typeId })
  expect(variety.flatMap(day => day.works.map(work => work.id))).toEqual([later.id])
  await expect(call(ctx, 'vod.timetable', { typeId: 99_999 })).rejects.toMatchObject({ code: 7 })
})

test('works of a tag', async () => {
  const tagged = await insertWork(ctx, { title: '有标签', tags: ['特辑'] })
  const all = { genre: 'all', area: 'all', year: 'all', lang: 'all', letter: 'all', vip: 'all' }
  const page = { order: 'latest', page: 1, size: 10 } as const
  const { list } = await call(ctx, 'vod.list', { typeId: 0, ...all, ...page, tags: '特辑' })
  expect(list.map(work => work.id)).toEqual([tagged.id])
})
