import { readFile } from 'node:fs/promises'
import {
  encryptFile,
  FIRST_SEGMENT,
  INIT_FILE,
  ivOfSequence,
  measureBandwidth,
  PLAYLIST_FILE,
  type RenditionFile,
  type RenditionSink,
  type RenditionState,
  writeMediaPlaylist,
} from '@xinghe/media'
import { upsertRendition } from '../media.queries/runs.ts'
import { cipherOf, FREE_TIER } from '../media.rules/levels.ts'
import { assetPrefix } from './places.ts'
import { patchRun, type Run } from './run.ts'

/** A rendition that is being made, as far as it is known before its segments. */
export interface Expected {
  name: string
  tier: number | null
  width: number | null
  height: number | null
  frameRate: number | null
  /** Bits per second until they can be measured. */
  maxRate: number
  targetDurationSec: number
}

/** Media ready before a growing rendition is offered: enough to start while the next segment is made. */
const START_SEGMENTS = 2

/** Puts files of a run into storage, enciphered as the asset asks, and tells the database what can be played. */
export function publisher(run: Run, expected: readonly Expected[]): RenditionSink {
  const offered = new Set<string>()
  const expectedOf = (name: string) => {
    const found = expected.find(entry => entry.name === name)
    if (!found) throw new Error(`unexpected rendition ${name}`)
    return found
  }
  return {
    file: file => storeFile(run, expectedOf(file.rendition).tier, file),
    async rendition(state) {
      const facts = expectedOf(state.rendition)
      await storePlaylist(run, facts, state)
      const isFirst = !offered.has(state.rendition) && state.segments.length >= START_SEGMENTS
      if (!isFirst && !state.isEnded) return
      offered.add(state.rendition)
      await offer(run, facts, state)
      if (facts.tier !== null) await announcePlayable(run, facts.tier)
    },
  }
}

async function storeFile(run: Run, tier: number | null, { rendition, file, path, sequence }: RenditionFile) {
  const { storage } = run.ctx
  const key = `${assetPrefix(run.asset.id)}${rendition}/${file}`
  const cipher = cipherOf(run.asset.cipher, tier)
  // Players expect the initialisation segment of an AES-128 rendition in the clear; the key line covers every file.
  if (cipher === 'none' || (cipher === 'aes-128' && sequence === null)) {
    await storage.putFile(key, path)
    return
  }
  const iv = cipher === 'keyline' || sequence === null ? run.asset.iv : ivOfSequence(sequence)
  await storage.put(key, encryptFile(await readFile(path), run.asset.key, iv))
}

async function storePlaylist(run: Run, facts: Expected, { rendition, segments, isEnded }: RenditionState) {
  const text = writeMediaPlaylist({
    targetDurationSec: facts.targetDurationSec,
    mediaSequence: FIRST_SEGMENT,
    map: INIT_FILE,
    keyUri: cipherOf(run.asset.cipher, facts.tier) === 'aes-128' ? '../key' : null,
    segments,
    isEnded,
  })
  const key = `${assetPrefix(run.asset.id)}${rendition}/${PLAYLIST_FILE}`
  await run.ctx.storage.put(key, Buffer.from(text))
}

async function offer(run: Run, { name, tier, width, height, frameRate, maxRate }: Expected, state: RenditionState) {
  const measured = measureBandwidth(state.segments)
  const row = { assetId: run.asset.id, name, tier, width, height, frameRate, codecs: state.codecs }
  await upsertRendition(run.ctx.db, run.id, {
    ...row,
    bandwidth: state.isEnded ? measured.bandwidth : Math.max(maxRate, measured.bandwidth),
    averageBandwidth: measured.averageBandwidth,
    isReady: state.isEnded,
  })
}

/** News for those who wait: something can be played now, or now by everyone. */
async function announcePlayable(run: Run, tier: number): Promise<void> {
  const isNews = run.lowestTier === Number.POSITIVE_INFINITY || (run.lowestTier > FREE_TIER && tier <= FREE_TIER)
  run.lowestTier = Math.min(run.lowestTier, tier)
  if (!isNews) return
  await patchRun(run, { isPlayable: true })
  await run.ctx.bus.emit(run.ctx.db, 'media.changed', {
    assetId: run.asset.id,
    state: 'packaging',
    isPlayable: true,
  })
}
