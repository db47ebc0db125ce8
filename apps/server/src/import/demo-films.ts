import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { run } from '@xinghe/media'
import { clips, type DemoClip, shippedClips } from '../../demo/clips.ts'
import { assetKey, assetsOf, type DemoAsset } from '../../demo/screenings.ts'
import { works } from '../../demo/works.ts'
import type { Context } from '../context.ts'
import { assetStatus, createAssetFromFile } from '../media/media.rules.ts'
import { clipArgs } from './demo-clip-args.ts'
import type { Screening } from './demo-work-input.ts'

const layersFolder = fileURLToPath(new URL('../../demo/clips/', import.meta.url))
/** The first films are packaged before anything else that waits. */
const FIRST_PRIORITY = 20
/** Below the packaging of films that viewers wait for, and far below the site. */
const NICE = 15

/** Every film with the protections it is packaged in, shipped films first. */
export interface DemoFilm {
  clip: DemoClip
  path: string
  assets: DemoAsset[]
}

export function demoFilms(ctx: Context): DemoFilm[] {
  const wanted = new Map(works.flatMap(assetsOf).map(asset => [assetKey(asset), asset]))
  return clips.map(clip => ({
    clip,
    path: shippedClips.includes(clip.name)
      ? `${layersFolder}${clip.name}.mp4`
      : join(ctx.config.dataDir, 'demo', `${clip.name}.mp4`),
    assets: [...wanted.values()].filter(asset => asset.clip === clip.name),
  }))
}

export const isMade = (film: DemoFilm) => existsSync(film.path)

/** Draws a film; the file appears whole or not at all. @throws MediaError when ffmpeg fails or `signal` aborts. */
export async function makeFilm(ctx: Context, { clip, path }: DemoFilm, signal: AbortSignal): Promise<void> {
  const dir = join(ctx.config.dataDir, 'demo')
  await mkdir(dir, { recursive: true })
  await removeAbandoned(dir)
  // Its own name, since the command and the site's worker may draw the same film at once.
  const unfinished = `${path}.${process.pid}${UNFINISHED}`
  try {
    await run('ffmpeg', clipArgs(clip, layersFolder, unfinished), { signal, nice: NICE, onProgress: () => undefined })
    await rename(unfinished, path)
  } finally {
    await rm(unfinished, { force: true })
  }
}

const UNFINISHED = '.part'
/** ffmpeg writes several times a minute; an older file belongs to a process that was killed. */
const ABANDONED_MS = 10 * 60_000

async function removeAbandoned(dir: string): Promise<void> {
  for (const file of await readdir(dir)) {
    if (!file.endsWith(UNFINISHED)) continue
    const facts = await stat(join(dir, file)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    })
    if (facts && Date.now() - facts.mtimeMs > ABANDONED_MS) await rm(join(dir, file), { force: true })
  }
}

/** Has a made film packaged, once for each protection. */
export async function screen(ctx: Context, { clip, path, assets }: DemoFilm): Promise<[string, Screening][]> {
  const priority = shippedClips.includes(clip.name) ? FIRST_PRIORITY - shippedClips.indexOf(clip.name) : 0
  const screenings: [string, Screening][] = []
  for (const asset of assets) {
    const sourceKey = assetKey(asset)
    const { id } = await createAssetFromFile(ctx, ctx.db, { path, sourceKey, cipher: asset.cipher, priority })
    screenings.push([sourceKey, { assetId: id, seconds: clip.seconds }])
  }
  return screenings
}

const LOOK_EVERY_MS = 500

/** Waits until an asset can be played; false when it never will. @throws when `signal` aborts */
export async function becomesPlayable(ctx: Context, assetId: string, signal: AbortSignal): Promise<boolean> {
  for (;;) {
    const asset = await assetStatus(ctx, assetId)
    if (asset?.isPlayable) return true
    if (asset?.state !== 'queued' && asset?.state !== 'packaging') return false
    await pause(LOOK_EVERY_MS, undefined, { signal })
  }
}
