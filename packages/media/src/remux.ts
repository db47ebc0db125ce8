import { commonArgs } from './common-args.ts'
import { type AudioMode, audioArgs } from './encode-args.ts'
import type { SourceFacts } from './facts.ts'
import { audioFilters } from './filter-graph.ts'
import { AUDIO_NAME, hlsOutputs } from './hls-output.ts'
import { inputArgs } from './input-args.ts'
import { remuxLimit, renditionName, tierOf } from './ladder.ts'
import type { Probe } from './probe.ts'

/** A source whose picture browsers play as it is. */
export interface Remux {
  /** Rendition that the copied picture becomes. */
  name: string
  tier: number
  audio: AudioMode
}

// x264 left alone sets one every 250 pictures: 10.4 s of a film.
const MAX_KEYFRAME_GAP_SEC = 12
const MAX_LEVEL = 52
const MAX_FPS = 61
const profiles = new Set(['Constrained Baseline', 'Main', 'High'])

/** What can be passed on without encoding; null when the picture has to be encoded. */
export function planRemux(probe: Probe): Remux | null {
  const { video } = probe
  const tier = tierOf(video.width, video.height)
  const fits =
    video.codec === 'h264' &&
    profiles.has(video.profile) &&
    video.level <= MAX_LEVEL &&
    video.pixelFormat === 'yuv420p' &&
    video.hasSquarePixels &&
    !video.isRotated &&
    !video.isInterlaced &&
    !video.isHdr &&
    video.fps.num / video.fps.den <= MAX_FPS &&
    probe.maxKeyframeGapSec <= MAX_KEYFRAME_GAP_SEC
  if (!fits || tier === null || video.bitrate > remuxLimit(tier)) return null
  return { name: renditionName(tier), tier, audio: audioMode(probe) }
}

/** Sound that browsers play is copied; levelling it would mean to encode it and to lose the instant start. */
function audioMode({ audio }: Probe): AudioMode {
  if (!audio) return 'none'
  const isPlayable =
    audio.codec === 'aac' &&
    ['LC', 'HE-AAC', 'HE-AACv2'].includes(audio.profile) &&
    audio.channels <= 2 &&
    audio.sampleRate >= 22_050
  return isPlayable ? 'copy' : 'encode'
}

/** Copies the picture into segments in the working directory. */
export function remuxArgs(path: string, facts: SourceFacts, remux: Remux): string[] {
  const args = [...commonArgs, ...inputArgs(path), '-map', `0:${facts.video.index}`, '-c:v', 'copy']
  if (remux.audio === 'encode') args.push('-flags:a', '+global_header', '-af', audioFilters)
  args.push(...audioArgs(facts, remux.audio, null))
  const sound = remux.audio === 'none' ? '' : ',a:0'
  const outputs = [{ name: remux.name, select: `v:0${sound}` }]
  if (sound) outputs.push({ name: AUDIO_NAME, select: 'a:0' })
  return [...args, ...hlsOutputs(outputs)]
}
