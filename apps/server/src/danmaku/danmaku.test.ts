import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changeSettings } from '../site/site.rules.ts'
import { call, guest, member } from '../testing/call.ts'
import { createTestContext } from '../testing/test-context.ts'
import { episodeInput, insertWork } from '../testing/vod-factory.ts'

const ctx = await createTestContext()
let workId: number
let userId: number

beforeAll(async () => {
  const seasons = [{ number: 1, episodes: [{ ...episodeInput(1), durationSec: 1_000 }, episodeInput(2)] }]
  workId = (await insertWork(ctx, { seasons })).id
})

beforeEach(async () => {
  const user = { name: `u${Math.random()}`, nickName: '梅' }
  userId = (await ctx.db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow()).id
})

const list = (level: number, piece = 0) => call(ctx, 'danmaku.list', { type: 'vod', id: workId, level, piece })
const send = (text: string, given: object = {}, viewer = member(userId)) =>
  call(ctx, 'danmaku.send', { type: 'vod', id: workId, level: 1, timeMs: 12_000, text, ...given }, viewer)
const warning = (message: string) => expect.objectContaining({ code: 7, message: expect.stringContaining(message) })

test('a danmaku is seen by everyone, told to the room, and counted', async () => {
  const told = new Promise(resolve => ctx.bus.on('danmaku.sent', resolve))
  const sent = await send(' 前方\u202e高能\u0007 ', { mode: 'top', color: '#FF8800' })
  expect(sent).toMatchObject({ text: '前方 高能', mode: 'top', color: '#ff8800', timeMs: 12_000, mine: true })
  expect(await list(1)).toEqual({ list: [{ ...sent, mine: false }], total: 1 })
  expect(await told).toMatchObject({ id: sent.id })
})

test('guests are asked to sign in', async () => {
  await expect(send('你好', {}, guest)).rejects.toMatchObject({ code: 12 })
})

describe('refused', () => {
  test('at a moment the episode does not have, or an episode that is not there', async () => {
    await expect(send('你好', { timeMs: 2_000_000 })).rejects.toEqual(warning('长度'))
    await expect(send('你好', { level: 9 })).rejects.toEqual(warning('没有这一集'))
    await expect(send('你好', { type: 'tv' })).rejects.toMatchObject({ code: 17 })
  })

  test('nothing but invisible characters', async () => {
    for (const text of ['\u200b\u200b', '\u3164', '\u2800 \u034f', '\ufe0f'])
      await expect(send(text)).rejects.toEqual(warning('请输入'))
  })

  test('banned words, however they are written', async () => {
    await changeSettings(ctx, { danmaku_banned_words: ['坏词', 'BAD', ''] })
    ctx.cache.drop('site:')
    for (const text of ['这是坏 词', '壞詞', '坏\u034f词', '坏\u3164词', '坏\ufe0f词', 'so ｂａｄ', 'b\u0301äd'])
      await expect(send(text), text).rejects.toEqual(warning('不允许'))
    await expect(send('好词')).resolves.toMatchObject({ text: '好词' })
  })

  test('floods: three seconds apart, twelve in a minute, no text twice', async () => {
    await send('一')
    await expect(send('二')).rejects.toEqual(warning('太快'))
    ctx.clock.advance(4)
    await expect(send('一')).rejects.toEqual(warning('重复'))
    for (let n = 2; n <= 12; n++) {
      await send(`第${n}条`)
      ctx.clock.advance(4)
    }
    await expect(send('第十三条')).rejects.toEqual(warning('太快'))
    ctx.clock.advance(30)
    await expect(send('第十三条')).resolves.toBeDefined()
  })

  test('two at once are one too many', async () => {
    const results = await Promise.allSettled([send('甲'), send('乙'), send('丙')])
    expect(results.filter(result => result.status === 'fulfilled')).toHaveLength(1)
  })
})

test('a piece covers six minutes and keeps the heaviest 3 000 in time order', async () => {
  await sql`insert into danmaku (episode_id, time_ms, mode, text, weight)
    select e.id, (n * 7919) % 360000, 'scroll', 'n' || n, case when n <= 100 then 9 else 1 end
    from episodes e, generate_series(1, 3200) n where e.work_id = ${workId} and e.level = 2`.execute(ctx.db)
  await sql`insert into danmaku (episode_id, time_ms, mode, text)
    select id, 360000, 'scroll', '下一段' from episodes where work_id = ${workId} and level = 2`.execute(ctx.db)
  const first = await list(2)
  expect(first.list).toHaveLength(3_000)
  expect(first.list.filter(row => Number(row.text.slice(1)) <= 100)).toHaveLength(100)
  const times = first.list.map(row => row.timeMs)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect((await list(2, 1)).list.map(row => row.text)).toEqual(['下一段'])
})
