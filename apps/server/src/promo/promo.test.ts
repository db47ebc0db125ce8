import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Mail } from '../core/mail.ts'
import { listenSite } from '../site/site.jobs.ts'
import { changeSettings } from '../site/site.rules.ts'
import { call, guest, member, vipMember } from '../testing/call.ts'
import { createTestContext } from '../testing/test-context.ts'
import { insertWork } from '../testing/vod-factory.ts'
import { rollUp } from '../vod/vod.rules/hits.ts'
import { listenPromo } from './promo.jobs.ts'
import { replaceAnchors } from './promo.rules/anchors.ts'
import { replaceProducts } from './promo.rules/cooperate.ts'
import { forgetHitMarks } from './promo.rules.ts'

const ctx = await createTestContext({ devCaptcha: 'abcd' })
listenPromo(ctx)
listenSite(ctx)

test('a view counts once in ten minutes for each viewer, and reaches the counters', async () => {
  const { id } = await insertWork(ctx, { hits: 100 })
  const hit = (viewer = guest) => call(ctx, 'promo.hits', { type: 'vod', id }, viewer)
  await hit()
  await expect(hit()).rejects.toMatchObject({ code: 15 })
  await hit(member(1))
  ctx.clock.advance(599)
  await expect(hit()).rejects.toMatchObject({ code: 15 })
  ctx.clock.advance(2)
  await hit()
  await rollUp(ctx)
  await rollUp(ctx)
  const { rows } = await sql`select hits, hits_day, hits_week, hits_month from works where id = ${id}`.execute(ctx.db)
  expect(rows).toEqual([{ hits: 103, hitsDay: 3, hitsWeek: 3, hitsMonth: 3 }])
  expect((await call(ctx, 'vod.detail', { type: 0, id })).hits).toBe(103)
})

test('views leave the counters as their days pass', async () => {
  const { id } = await insertWork(ctx)
  await call(ctx, 'promo.hits', { type: 'vod', id })
  const counters = async (days: number) => {
    ctx.clock.advance(days * 86_400)
    await rollUp(ctx)
    const { rows } =
      await sql<object>`select hits, hits_day, hits_week, hits_month from works where id = ${id}`.execute(ctx.db)
    return Object.values(rows[0]!)
  }
  expect(await counters(0)).toEqual([1, 1, 1, 1])
  expect(await counters(2)).toEqual([1, 0, 1, 1])
  expect(await counters(6)).toEqual([1, 0, 0, 1])
  expect(await counters(30)).toEqual([1, 0, 0, 0])
})

test('what is not there is not counted', async () => {
  await expect(call(ctx, 'promo.hits', { type: 'vod', id: 2_000_000_000 })).rejects.toMatchObject({ code: 7 })
  await expect(call(ctx, 'promo.hits', { type: 'tv', id: 1 })).rejects.toMatchObject({ code: 17 })
})

test('marks hold no address and are forgotten', async () => {
  const { id } = await insertWork(ctx)
  await call(ctx, 'promo.hits', { type: 'vod', id }, { ...guest, key: '192.0.2.7' })
  const marks = async () => (await sql<{ viewerKey: string }>`select viewer_key from hit_marks`.execute(ctx.db)).rows
  expect(JSON.stringify(await marks())).not.toContain('192.0.2.7')
  ctx.clock.advance(601)
  await forgetHitMarks(ctx)
  expect(await marks()).toEqual([])
})

const picture = {
  slug: 'spring',
  place: 'ALL1',
  platform: 'pc' as const,
  kind: 1,
  uri: '/rank',
  img: '/a.avif',
  html: '',
  seconds: 0,
  startsAt: null,
  endsAt: null,
  enabled: true,
}

/** Replaces the promotions and waits until this process has heard of it. */
async function show(...anchors: (typeof picture)[]): Promise<string[]> {
  const told = new Promise(resolve => ctx.bus.on('site.changed', resolve))
  const outcomes = await replaceAnchors(ctx, anchors)
  await told
  return outcomes
}

test('promotions are listed by where they stand, and VIP members see none', async () => {
  const opening = { ...picture, slug: 'opening', place: 'PLAY1', seconds: 5 }
  expect(await show(picture, opening, { ...picture, slug: 'off', enabled: false })).toEqual(Array(3).fill('created'))
  const listed = async (type: 'a' | 'b', viewer = guest) =>
    (await call(ctx, 'promo.anchors', { platform: 'pc', type }, viewer)).map(one => [one.anchor, one.seconds])
  expect(await listed('a')).toEqual([['ALL1', 0]])
  expect(await listed('b')).toEqual([['PLAY1', 5]])
  expect(await listed('a', vipMember(1))).toEqual([])
  expect(await call(ctx, 'promo.anchors', { platform: 'android', type: 'a' })).toEqual([])
  expect(await show(picture, { ...opening, seconds: 8 })).toEqual(['unchanged', 'updated'])
  expect(await listed('b')).toEqual([['PLAY1', 8]])
})

test('a promotion runs between its two ends only', async () => {
  const at = (sec: number) => new Date(ctx.clock.now().getTime() + sec * 1000)
  await show({ ...picture, startsAt: at(60), endsAt: at(120) } as never)
  const count = async () => (await call(ctx, 'promo.anchors', { platform: 'pc', type: 'a' })).length
  const seen = [await count()]
  for (const sec of [61, 60]) {
    ctx.clock.advance(sec)
    seen.push(await count())
  }
  expect(seen).toEqual([0, 1, 0])
})

test('views and clicks of a promotion are counted apart, each once', async () => {
  await show(picture)
  const [anchor] = await call(ctx, 'promo.anchors', { platform: 'pc', type: 'a' })
  const hit = (event: 'view' | 'click', viewer = guest) =>
    call(ctx, 'promo.hits', { type: 'promo', id: anchor!.id, event }, viewer)
  await hit('view')
  await hit('click')
  await hit('view', member(2))
  await expect(hit('view')).rejects.toMatchObject({ code: 15 })
  await expect(hit('click')).rejects.toMatchObject({ code: 15 })
  const { rows } = await sql`select views, clicks from anchor_days where anchor_id = ${anchor!.id}`.execute(ctx.db)
  expect(rows).toEqual([{ views: 2, clicks: 1 }])
  await expect(call(ctx, 'promo.hits', { type: 'promo', id: 999_999 })).rejects.toMatchObject({ code: 7 })
})

const request = { company: '临江文化', name: '林屿', phone: '13800000000', captcha_id: 'none' }

test('a request is stored and becomes a mail to the operator', async () => {
  const product = { slug: 'banner', name: '首页头部横幅', blurb: '', picture: null, content: '', price: '' }
  await replaceProducts(ctx, [product])
  expect(await replaceProducts(ctx, [product])).toEqual(['unchanged'])
  const [listed] = await call(ctx, 'promo.products', {})
  const told = new Promise(resolve => ctx.bus.on('site.changed', resolve))
  await changeSettings(ctx, { operator_email: 'ops@example.com' })
  await told
  const email = 'linyu@example.com'
  await call(ctx, 'promo.cooperate', { ...request, email, productId: listed!.id, captcha: 'abcd' })
  await call(ctx, 'promo.cooperate', { ...request, productId: 77, captcha: 'ABCD' })
  const stored = await sql<object>`select product_id, company, email from cooperate_requests order by id`.execute(
    ctx.db,
  )
  expect(stored.rows).toEqual([
    { productId: listed!.id, company: '临江文化', email },
    { productId: null, company: '临江文化', email: '' },
  ])
  const jobs = await sql<{
    data: Mail
  }>`select data from pgboss.job where name = 'mail.send' order by created_on`.execute(ctx.db)
  expect(jobs.rows[0]?.data).toMatchObject({
    to: 'ops@example.com',
    replyTo: email,
    subject: expect.stringContaining('临江文化'),
  })
  expect(jobs.rows[0]?.data.text).toContain('意向产品：首页头部横幅')
})

test('a request needs its captcha and whole fields', async () => {
  const send = (fields: object) => call(ctx, 'promo.cooperate', { ...request, captcha: 'abcd', ...fields } as never)
  await expect(send({ captcha: 'wrong' })).rejects.toMatchObject({
    code: 7,
    message: expect.stringContaining('验证码'),
  })
  await expect(send({ company: ' ' })).rejects.toMatchObject({ code: 7 })
  await expect(send({ email: 'nobody' })).rejects.toMatchObject({ code: 7 })
})
