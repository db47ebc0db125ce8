import { copyFile, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type EncodePlan,
  encodeArgs,
  type Probe,
  planLadder,
  planStoryboard,
  type Remux,
  type RenditionState,
  remuxArgs,
  runAndFollow,
} from '../index.ts'

export interface Packaged {
  dir: string
  /** Everything the sink was told, in order: `720p/seg-00001.m4s`, `720p: 1`, `720p: 2 ended`. */
  events: string[]
  renditions: Map<string, RenditionState>
  /** One playable file of a rendition. */
  fileOf(rendition: string): Promise<string>
}

const signal = new AbortController().signal

/** Encodes a probed clip in a new directory below `parent`. */
export async function encodeClip(
  parent: string,
  path: string,
  probe: Probe,
  change: Partial<EncodePlan> = {},
): Promise<Packaged> {
  const plan: EncodePlan = {
    facts: probe,
    ladder: planLadder(probe),
    storyboard: planStoryboard(probe),
    audio: probe.audio ? 'encode' : 'none',
    audioOnly: true,
    keyframes: 'grid',
    threads: 2,
    ...change,
  }
  const names = plan.ladder.rungs.map(rung => rung.name)
  if (plan.audioOnly && plan.audio !== 'none') names.push('audio')
  return packageClip(parent, encodeArgs(path, plan), names)
}

export async function remuxClip(parent: string, path: string, probe: Probe, remux: Remux): Promise<Packaged> {
  return packageClip(
    parent,
    remuxArgs(path, probe, remux),
    remux.audio === 'none' ? [remux.name] : [remux.name, 'audio'],
  )
}

async function packageClip(parent: string, args: string[], names: string[]): Promise<Packaged> {
  const [dir, kept] = await Promise.all([mkdtemp(join(parent, 'run-')), mkdtemp(join(parent, 'kept-'))])
  for (const name of [...names, 'storyboard']) {
    await mkdir(join(dir, name))
    await mkdir(join(kept, name))
  }
  const events: string[] = []
  const renditions = new Map<string, RenditionState>()
  const sink = {
    async file({ rendition, file, path }: { rendition: string; file: string; path: string }) {
      events.push(`${rendition}/${file}`)
      await copyFile(path, join(kept, rendition, file))
    },
    async rendition(state: RenditionState) {
      events.push(`${state.rendition}: ${state.segments.length}${state.isEnded ? ' ended' : ''}`)
      renditions.set(state.rendition, state)
    },
  }
  await runAndFollow(args, dir, names, sink, { signal })
  const fileOf = async (rendition: string) => {
    const parts = ['init.mp4', ...(renditions.get(rendition)?.segments ?? []).map(segment => segment.uri)]
    const whole = join(kept, `${rendition}.mp4`)
    await writeFile(whole, Buffer.concat(await Promise.all(parts.map(part => readFile(join(kept, rendition, part))))))
    return whole
  }
  return { dir, events, renditions, fileOf }
}
