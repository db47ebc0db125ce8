import { expect, test } from 'vitest'
import { call, member } from '../testing/call.ts'
import { createTestContext } from '../testing/test-context.ts'
import { createTestWeb, envelopeOf } from '../testing/test-web.ts'
import { type BulletinRecord, replaceBulletins } from './message.rules.ts'

const ctx = await createTestContext()
const web = await createTestWeb(ctx)

const at = (sec: number) => new Date(ctx.clock.now().getTime() + sec * 1000)
const bulletin = (slug: string, more: Partial<BulletinRecord> = {}): BulletinRecord => ({
  slug,
  title: `公告 ${slug}`,
  blurb: '',
  content: '第一行\n第二行',
  dialog: 0,
  listed: true,
  pinned: false,
  publishedAt: at(-60),
  expiresAt: null,
  ...more,
})

/** Replaces the bulletins and waits until this process has heard of it. */
async function publish(...bulletins: BulletinRecord[]): Promise<string[]> {
  const told = new Promise(resolve => ctx.bus.on('message.bulletinsChanged', resolve))
  const outcomes = await replaceBulletins(ctx, bulletins)
  await told
  return outcomes
}
const list = (count = 10) => call(ctx, 'message.list', { type: 'bulletin', count })
const titles = async () => (await list()).map(one => one.title.slice(3))

test('the newest stand first, pinned ones above them, and only as many as asked for', async () => {
  await publish(
    bulletin('old', { publishedAt: at(-300) }),
    bulletin('new', { publishedAt: at(-10) }),
    bulletin('pinned', { pinned: true, publishedAt: at(-900) }),
  )
  expect(await titles()).toEqual(['pinned', 'new', 'old'])
  expect(await list(1)).toHaveLength(1)
})

test('a bulletin is shown between its two ends only', async () => {
  await publish(bulletin('short', { publishedAt: at(60), expiresAt: at(120) }))
  const seen = [await titles()]
  for (const sec of [61, 60]) {
    ctx.clock.advance(sec)
    seen.push(await titles())
  }
  expect(seen).toEqual([[], ['short'], []])
})

test('the list is short, the detail whole, and who opens it sees what the operator wants to open', async () => {
  await publish(bulletin('hint', { dialog: 1, listed: false }))
  const [line] = await list()
  expect(line).toMatchObject({ msgType: 'bulletin', read: false, dialog: 1, show: false, content: '' })
  expect(line!.blurb).toBe('第一行 第二行')
  expect((await call(ctx, 'message.bulletin', { id: line!.id })).content).toBe('第一行\n第二行')
  await expect(call(ctx, 'message.bulletin', { id: 999_999 })).rejects.toMatchObject({ code: 7 })
})

test('what is to come cannot be read by its number', async () => {
  await publish(bulletin('soon', { publishedAt: at(3600) }))
  const { id } = await ctx.db.selectFrom('bulletins').select('id').executeTakeFirstOrThrow()
  await expect(call(ctx, 'message.bulletin', { id })).rejects.toMatchObject({ code: 7 })
})

test('a bulletin that stays keeps its number, one left out is gone, and nothing new tells nobody', async () => {
  await publish(bulletin('a'), bulletin('b'))
  const before = await list()
  expect(await publish(bulletin('b', { title: '公告 b2' }))).toEqual(['updated'])
  const [left, ...others] = await list()
  expect(others).toEqual([])
  expect(left).toMatchObject({ title: '公告 b2', id: before.find(one => one.title === '公告 b')!.id })
  const unknownDay = { ...bulletin('b', { title: '公告 b2' }), publishedAt: null }
  expect(await replaceBulletins(ctx, [unknownDay])).toEqual(['unchanged'])
})

test('a change reaches answers that are kept as bytes', async () => {
  await publish(bulletin('kept'))
  const [{ id } = { id: 0 }] = await list()
  const title = async () => {
    const { data } = await envelopeOf(ctx, await web.request(`/v1/pub/index/bulletin/detail/${id}`))
    return (data as { title: string }).title
  }
  expect(await title()).toBe('公告 kept')
  await publish(bulletin('kept', { title: '改过的公告' }))
  expect(await title()).toBe('改过的公告')
})

test('the other tabs ask guests to sign in and are not open to members yet', async () => {
  await expect(call(ctx, 'message.list', { type: 'like', count: 5 })).rejects.toMatchObject({ code: 11 })
  await expect(call(ctx, 'message.list', { type: 'comment', count: 5 }, member(1))).rejects.toMatchObject({ code: 17 })
})
