import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { createAssetFromFile, posterKey } from '../media/media.rules.ts'
import { call } from '../testing/call.ts'
import { createTestContext, type TestContext } from '../testing/test-context.ts'
import { insertWork } from '../testing/vod-factory.ts'
import { startPosterFrames } from './poster-frames.ts'

const ctx = await createTestContext()

/** A work whose only line plays an asset that is not packaged yet. */
async function workOnAsset(name: string, poster: string | null) {
  const { id: assetId } = await createAssetFromFile(ctx, ctx.db, { path: `/${name}.mp4`, sourceKey: name })
  const episode = { number: 1, lines: [{ group: 'main', assetId }] }
  const { id } = await insertWork(ctx, {
    kind: 'film',
    category: 'dianying',
    seasons: [{ number: 1, episodes: [episode] }],
    ...(poster && { poster: { key: poster } }),
  })
  return { assetId, id }
}

/** What the end of packaging leaves: a frame in storage and the asset's facts. */
async function finish(target: TestContext, assetId: string): Promise<void> {
  const frame = sharp({ create: { width: 320, height: 180, channels: 3, background: '#336699' } })
  await target.storage.put(posterKey(assetId), await frame.jpeg().toBuffer())
  await target.db
    .updateTable('mediaAssets')
    .set({ state: 'ready', isPlayable: true, hasPoster: true, durationMs: 61_400 })
    .where('id', '=', assetId)
    .execute()
}

const detail = (id: number) => call(ctx, 'vod.detail', { type: 0, id })

test('a film without pictures gets a frame and its length, one that finished unseen too', async () => {
  const unseen = await workOnAsset('unseen', null)
  await finish(ctx, unseen.assetId)
  const film = await workOnAsset('film', null)
  await startPosterFrames(ctx)
  await finish(ctx, film.assetId)
  await ctx.bus.emit(ctx.db, 'media.changed', { assetId: film.assetId, state: 'ready', isPlayable: true })
  for (const { id } of [unseen, film]) {
    await vi.waitFor(async () => expect((await detail(id)).poster).not.toBeNull(), { timeout: 15_000, interval: 100 })
    const { poster, backdrop, episodes } = await detail(id)
    expect(poster?.src).toMatch(/^\/media\/art\/frame\/\w+-p-480\.avif$/)
    expect(backdrop?.src).toMatch(/^\/media\/art\/frame\/\w+-b-1600\.avif$/)
    expect(poster?.color).toMatch(/^#3[0-9a-f]6[0-9a-f]9[0-9a-f]$/)
    expect(episodes[0]?.durationSec).toBe(61)
    expect(await ctx.storage.stat(poster?.src.replace('/media/', '') ?? '')).not.toBeNull()
  }
})

test('a picture that a work came with stays', async () => {
  const film = await workOnAsset('own', 'https://pictures.example.com/own.jpg')
  await finish(ctx, film.assetId)
  await ctx.bus.emit(ctx.db, 'media.changed', { assetId: film.assetId, state: 'ready', isPlayable: true })
  await vi.waitFor(async () => expect((await detail(film.id)).backdrop).not.toBeNull(), {
    timeout: 15_000,
    interval: 100,
  })
  expect((await detail(film.id)).poster?.src).toBe('https://pictures.example.com/own.jpg')
})
