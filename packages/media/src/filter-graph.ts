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
 * One decode for everything. The source is cleaned once; each rung is scaled from the next larger one, the storyboard from
 * the smallest. Sound is levelled in one pass: a measuring pass first would read the whole film before anything could play.
 */
export function filterGraph(
  facts: SourceFacts,
  ladder: Ladder,
  options: { storyboard: Storyboard | null; withAudio: boolean },
): FilterGraph {
  const { rungs } = ladder
  const chains: string[] = []
  for (let index = rungs.length - 1; index >= 0; index--) {
    const larger = rungs[index + 1]
    const source = larger ? `[s${index + 1}]` : `[0:${facts.video.index}]${cleanFilters(facts, ladder)},`
    const isUsedAgain = index > 0 || options.storyboard !== null
    const pads = isUsedAgain ? `,split[v${index}][s${index}]` : `[v${index}]`
    chains.push(`${source}${rungFilters(rungs[index]!, larger)}${pads}`)
  }
  if (options.storyboard) chains.push(`[s0]${storyboardFilters(options.storyboard)}[sb]`)
  const audio = options.withAudio ? facts.audio : null
  if (audio) chains.push(`[0:${audio.index}]${audioFilters}[au]`)
  return {
    text: chains.join(';'),
    video: rungs.map((_, index) => `[v${index}]`),
    audio: audio ? '[au]' : null,
    storyboard: options.storyboard ? '[sb]' : null,
  }
}

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

function rungFilters(rung: Rung, larger: Rung | undefined): string {
  const scale = `scale=${rung.width}:${rung.height}`
  const halve = rung.isHalfRate && !larger?.isHalfRate ? 'framestep=2,' : ''
  return larger ? `${halve}${scale}` : `${halve}${scale}:out_range=tv,setsar=1,format=yuv420p`
}
