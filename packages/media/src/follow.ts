import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { codecsOfInit } from './hls/codecs.ts'
import { parseMediaPlaylist } from './hls/media-playlist.ts'
import { FIRST_SEGMENT, INIT_FILE, PLAYLIST_FILE } from './hls-output.ts'
import { MediaError } from './media-error.ts'
import { run } from './run.ts'

/** A finished file of a rendition, in the working directory until the receiver takes it. */
export interface RenditionFile {
  rendition: string
  /** `init.mp4` or `seg-00001.m4s`. */
  file: string
  path: string
  /** Media sequence number; null for the initialisation segment. */
  sequence: number | null
}

/** A rendition as far as it has come. */
export interface RenditionState {
  rendition: string
  codecs: string
  segments: { uri: string; durationSec: number; bytes: number }[]
  isEnded: boolean
}

/** Receives what a run makes, in an order in which players may see it: files first, then the list that names them. */
export interface RenditionSink {
  file(file: RenditionFile): Promise<void>
  rendition(state: RenditionState): Promise<void>
}

export interface FollowOptions {
  signal: AbortSignal
  /** Milliseconds of media written so far. */
  onProgress?: (positionMs: number) => void
  nice?: number
}

const POLL_MS = 150

/**
 * Runs ffmpeg in `dir` and hands over every segment of the named renditions as soon as it is complete.
 * @throws MediaError of the run, or whatever the sink throws; ffmpeg has ended by then.
 */
export async function runAndFollow(
  args: string[],
  dir: string,
  renditions: readonly string[],
  sink: RenditionSink,
  options: FollowOptions,
): Promise<void> {
  const stop = new AbortController()
  const signal = AbortSignal.any([options.signal, stop.signal])
  const running = run('ffmpeg', args, { ...options, signal, cwd: dir })
  let isOver = false
  const end = () => {
    isOver = true
  }
  const over = running.then(end, end)
  const followers = renditions.map(name => follower(dir, name, sink))
  try {
    while (!isOver) {
      for (const collect of followers) await collect(false)
      await Promise.race([over, sleep(POLL_MS)])
    }
    await running
    for (const collect of followers) await collect(true)
  } catch (error) {
    stop.abort()
    await over
    throw error
  }
}

/** Collects new segments of one rendition each time it is called. */
function follower(dir: string, rendition: string, sink: RenditionSink): (isEnded: boolean) => Promise<void> {
  const state: RenditionState = { rendition, codecs: '', segments: [], isEnded: false }
  return async isEnded => {
    const text = await readFile(join(dir, rendition, PLAYLIST_FILE), 'utf8').catch(ignoreMissing)
    const listed = text ? parseMediaPlaylist(text).segments : []
    if (isEnded && listed.length === 0) throw new MediaError('encodeFailed', `${rendition}: no segments`)
    if (listed.length === state.segments.length && !isEnded) return
    const fresh = listed.slice(state.segments.length)
    if (state.codecs === '') {
      const path = join(dir, rendition, INIT_FILE)
      state.codecs = codecsOfInit(await readFile(path))
      await sink.file({ rendition, file: INIT_FILE, path, sequence: null })
    }
    for (const { uri, durationSec } of fresh) {
      const path = join(dir, rendition, uri)
      const { size } = await stat(path)
      const sequence = FIRST_SEGMENT + state.segments.length
      await sink.file({ rendition, file: uri, path, sequence })
      state.segments.push({ uri, durationSec, bytes: size })
    }
    state.isEnded = isEnded
    await sink.rendition({ ...state, segments: [...state.segments] })
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
