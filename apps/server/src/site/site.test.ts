import { expect, test } from 'vitest'
import { call } from '../testing/call.ts'
import { createTestContext } from '../testing/test-context.ts'
import { listenSite } from './site.jobs.ts'
import { changeSettings, siteSettings } from './site.rules.ts'

const ctx = await createTestContext()
listenSite(ctx)

test('what nobody set has a default, and only the public part is answered', async () => {
  const data = await call(ctx, 'site.data', {})
  expect(data).toMatchObject({ name: '星河', live_live: 0, adult: 0 })
  expect(data).not.toHaveProperty('danmaku_banned_words')
  expect(data).not.toHaveProperty('home_sections')
})

test('a change is told to every process, which forgets what it knew', async () => {
  await call(ctx, 'site.data', {})
  const told = new Promise(resolve => ctx.bus.on('site.changed', resolve))
  await changeSettings(ctx, { name: '银汉', live_live: 1 })
  await told
  expect(await call(ctx, 'site.data', {})).toMatchObject({ name: '银汉', live_live: 1, adult: 0 })
})

test('a stored value of the wrong shape is reported, and its default stands', async () => {
  await ctx.db
    .insertInto('siteSettings')
    .values({ key: 'adult', value: JSON.stringify('yes') })
    .execute()
  ctx.cache.drop('site:')
  expect((await siteSettings(ctx)).adult).toBe(0)
  expect(ctx.takeTroubles()).toEqual([expect.objectContaining({ key: 'adult' })])
})

test('app releases come newest first', async () => {
  const release = { platform: 'android', url: '/app.apk', bytes: 12, sha256: 'ab' }
  await ctx.db
    .insertInto('appReleases')
    .values([
      { ...release, version: '1.0', releasedAt: new Date('2026-01-01T00:00:00Z') },
      { ...release, version: '1.1', releasedAt: new Date('2026-02-01T00:00:00Z') },
    ])
    .execute()
  const [newest, ...older] = await call(ctx, 'site.apk', {})
  expect(newest).toMatchObject({ version: '1.1', bytes: 12, releasedAt: Date.UTC(2026, 1, 1) / 1000 })
  expect(older.map(one => one.version)).toEqual(['1.0'])
})
