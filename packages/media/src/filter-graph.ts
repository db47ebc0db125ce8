import type { SourceFacts } from './facts.ts'
import type { Ladder, Rung } from './ladder.ts'
import { type Storyboard, storyboardFilters } from './storyboard.ts'

/** Output pads of the graph, to be mapped in this order. */
export interface FilterGraph {
  text: string
  video: string[]
  audio: string | null
  storyboard: string | null
}

/**
 * One decode for everything: the source is cleaned once, then split into one branch per rung and one for the storyboard.
 * Sound is levelled in one pass: a measuring pass first would read the whole film before anything could play.
 */
export function filterGraph(
  facts: SourceFacts,
  ladder: Ladder,
  options: { storyboard: Storyboard | null; withAudio: boolean },
): FilterGraph {
  const { rungs } = ladder
  const branches = rungs.map((_, index) => `b${index}`)
  if (options.storyboard) branches.push('bs')
  const chains = [
    `[0:${facts.video.index}]${cleanFilters(facts, ladder)},split=${branches.length}${branches.map(pad).join('')}`,
    ...rungs.map((rung, index) => `[b${index}]${rungFilters(rung)}[v${index}]`),
  ]
  if (options.storyboard) chains.push(`[bs]${storyboardFilters(options.storyboard)}[sb]`)
  const audio = options.withAudio ? facts.audio : null
  if (audio) chains.push(`[0:${audio.index}]${audioFilters}[au]`)
  return {
    text: chains.join(';'),
    video: rungs.map((_, index) => `[v${index}]`),
    audio: audio ? '[au]' : null,
    storyboard: options.storyboard ? '[sb]' : null,
  }
}

const pad = (name: string) => `[${name}]`

/** Programme loudness -16 LUFS, true peak -1.5 dB; stereo at 48 kHz. */
export const audioFilters =
  'aformat=channel_layouts=stereo,loudnorm=I=-16:TP=-1.5:LRA=11,aresample=48000:async=1,aformat=channel_layouts=stereo'

/** Progressive frames at an even rate in standard dynamic range; ffmpeg has already turned rotated pictures. */
function cleanFilters({ video }: SourceFacts, { rungs, fps }: Ladder): string {
  const filters: string[] = []
  if (video.isInterlaced) filters.push('bwdif=mode=send_frame:deint=all')
  const top = rungs.at(-1)
  // Tone mapping works on 32-bit floats: shrink first.
  if (video.isHdr && top) {
    filters.push(
      `zscale=w=${top.width}:h=${top.height}:t=linear:npl=100`,
      'format=gbrpf32le',
      'zscale=p=bt709',
      'tonemap=hable:desat=0',
      'zscale=t=bt709:m=bt709:r=tv',
    )
  }
  filters.push(`fps=${fps.num}/${fps.den}`)
  return filters.join(',')
}

function rungFilters(rung: Rung): string {
  const filters = [`scale=${rung.width}:${rung.height}:out_range=tv`, 'setsar=1', 'format=yuv420p']
  if (rung.isHalfRate) filters.unshift('framestep=2')
  return filters.join(',')
}
