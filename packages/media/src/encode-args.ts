import { commonArgs } from './common-args.ts'
import type { SourceFacts } from './facts.ts'
import { filterGraph } from './filter-graph.ts'
import { AUDIO_NAME, type HlsOutput, hlsOutputs } from './hls-output.ts'
import { inputArgs } from './input-args.ts'
import type { Ladder, Rung } from './ladder.ts'
import { type Storyboard, tileOutput } from './storyboard.ts'

export const AUDIO_BITRATE = 128_000

/** How the sound gets into the renditions. */
export type AudioMode = 'encode' | 'copy' | 'none'

export interface EncodePlan {
  facts: SourceFacts
  ladder: Ladder
  storyboard: Storyboard | null
  audio: AudioMode
  /** False when the audio-only rendition exists already. */
  audioOnly: boolean
  /**
   * `grid`: every two seconds. `source`: where the source has them, so that segments line up with a remuxed rendition.
   */
  keyframes: 'grid' | 'source'
  /** Threads of the decoder and of each encoder. */
  threads: number
}

/** One process, one decode: all rungs, the sound and the storyboard grow together in the working directory. */
export function encodeArgs(path: string, plan: EncodePlan): string[] {
  const { rungs } = plan.ladder
  const graph = filterGraph(plan.facts, plan.ladder, {
    storyboard: plan.storyboard,
    withAudio: plan.audio === 'encode',
  })
  const args = [...commonArgs, '-threads', String(plan.threads), ...inputArgs(path), '-filter_complex', graph.text]
  for (const pad of graph.video) args.push('-map', pad)
  args.push('-c:v', 'libx264', '-preset', 'veryfast', '-flags', '+cgop+global_header')
  args.push('-sc_threshold', '0', '-threads:v', String(plan.threads))
  rungs.forEach((rung, index) => {
    args.push(...rungArgs(rung, index, plan))
  })
  args.push(...audioArgs(plan.facts, plan.audio, graph.audio), ...hlsOutputs(outputsOf(rungs, plan)))
  if (graph.storyboard) args.push('-map', graph.storyboard, ...tileOutput)
  return args
}

function rungArgs(rung: Rung, index: number, { ladder, keyframes }: EncodePlan): string[] {
  // A fixed distance, no scene cuts, closed groups: keyframes of all rungs fall on the same pictures.
  const gop = String(rung.isHalfRate ? ladder.gop / 2 : ladder.gop)
  const longest = String(Math.ceil((12 * ladder.fps.num) / ladder.fps.den))
  const option = (name: string, value: string | number) => [`-${name}:v:${index}`, String(value)]
  return [
    ...option('profile', rung.profile),
    ...option('crf', rung.crf),
    ...option('maxrate', rung.maxRate),
    ...option('bufsize', 2 * rung.maxRate),
    ...(keyframes === 'grid'
      ? [...option('g', gop), ...option('keyint_min', gop)]
      : [...option('g', longest), ...option('force_key_frames', 'source')]),
  ]
}

/** Mapping and codec of the sound; `pad` is the levelled sound of a filter graph. */
export function audioArgs(facts: SourceFacts, mode: AudioMode, pad: string | null): string[] {
  if (mode === 'none' || !facts.audio) return []
  // Sound of a transport stream or FLV file comes with ADTS headers, which fMP4 has not; without them this does nothing.
  if (mode === 'copy') return ['-map', `0:${facts.audio.index}`, '-c:a', 'copy', '-bsf:a', 'aac_adtstoasc']
  return ['-map', pad ?? `0:${facts.audio.index}`, '-c:a', 'aac', '-b:a', String(AUDIO_BITRATE), '-ar', '48000']
}

function outputsOf(rungs: readonly Rung[], { audio, audioOnly }: EncodePlan): HlsOutput[] {
  const sound = audio === 'none' ? '' : ',a:0'
  const outputs = rungs.map((rung, index) => ({ name: rung.name, select: `v:${index}${sound}` }))
  return audioOnly && audio !== 'none' ? [...outputs, { name: AUDIO_NAME, select: 'a:0' }] : outputs
}
