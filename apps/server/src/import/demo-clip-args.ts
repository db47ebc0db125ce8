import type { DemoClip } from '../../demo/clips.ts'

const FPS = 24
/** Width and height of one digit in the strip. */
const DIGIT = { w: 26, h: 40 }
const TITLE_SEC = 5

/** How hard x264 works, and for which quality. */
interface Effort {
  preset: string
  crf: number
}

/** ffmpeg arguments that draw a clip from its layers in `folder` into `output`. */
export function clipArgs(
  clip: DemoClip,
  folder: string,
  output: string,
  { preset, crf }: Effort = { preset: 'veryfast', crf: 24 },
): string[] {
  const pictures = [...clip.layers.map(layer => layer.file), 'clock', 'digits', ...chapterFiles(clip)]
  const inputs = pictures.flatMap(file => ['-framerate', `${FPS}`, '-i', `${folder}${file}.webp`])
  const sound = ['-f', 'lavfi', '-i', musicSource(clip)]
  return [
    ...['-hide_banner', '-nostdin', '-v', 'error', '-progress', 'pipe:1', '-y', '-filter_threads', '1'],
    ...inputs,
    ...sound,
    ...['-filter_complex', pictureGraph(clip), '-map', '[v]', '-map', `${pictures.length}:a`],
    ...['-t', `${clip.seconds}`, '-c:v', 'libx264', '-preset', preset, '-crf', `${crf}`, '-profile:v', 'high'],
    ...['-pix_fmt', 'yuv420p', '-g', `${FPS * 2}`, '-sc_threshold', '0', '-threads', '2'],
    ...['-c:a', 'aac', '-b:a', '64k', '-ar', '48000', '-ac', '2', '-movflags', '+faststart', '-f', 'mp4', output],
  ]
}

const chapterFiles = ({ name, chapters }: DemoClip) => chapters.map((_, i) => `${name}-chapter-${i + 1}`)

/** Still pictures become endless streams once decoded, then lie over each other with moving edges. */
function pictureGraph(clip: DemoClip): string {
  const width = (clip.height * 16) / 9
  const scale = clip.height / 720
  const still = (index: number, name: string, extra = '') => `[${index}]loop=-1:1:0${extra}[${name}]`
  const enlarged = (index: number, name: string, factor: number) =>
    `[${index}]scale=iw*${factor}:-1,loop=-1:1:0[${name}]`
  const parts = [`color=black:s=${width}x${clip.height}:r=${FPS}[base]`]
  let last = 'base'
  const over = (name: string, x: string, y: string, enable = '') => {
    const next = `o${parts.length}`
    parts.push(`[${last}][${name}]overlay=x='${x}':y='${y}'${enable}[${next}]`)
    last = next
  }
  clip.layers.forEach(({ x, y, zoom = 1 }, i) => {
    parts.push(enlarged(i, `l${i}`, zoom))
    over(`l${i}`, x, y)
  })
  const clock = clip.layers.length
  const right = width - 172 * scale
  const top = 28 * scale
  parts.push(enlarged(clock, 'plate', scale))
  over('plate', `${right}`, `${top}`)
  parts.push(`[${clock + 1}]loop=-1:1:0,split=4[s0][s1][s2][s3]`)
  const digits = ['floor(t/600)', 'mod(floor(t/60),10)', 'mod(floor(t/10),6)', 'mod(floor(t),10)']
  digits.forEach((digit, i) => {
    parts.push(`[s${i}]crop=${DIGIT.w}:${DIGIT.h}:x='${DIGIT.w}*${digit}':y=0,scale=iw*${scale}:-1[d${i}]`)
    over(`d${i}`, `${right + (12 + i * 28 + (i > 1 ? 10 : 0)) * scale}`, `${top + 6 * scale}`)
  })
  const chapterSec = clip.seconds / clip.chapters.length
  clip.chapters.forEach((_, i) => {
    const start = i * chapterSec
    const [fadeIn, fadeOut] = [start + 0.5, start + 0.5 + TITLE_SEC - 1]
    const fades = `,fade=in:st=${fadeIn}:d=0.8:alpha=1,fade=out:st=${fadeOut}:d=1:alpha=1,scale=iw*${scale}:-1`
    parts.push(still(clock + 2 + i, `c${i}`, fades))
    over(`c${i}`, `${72 * scale}`, `H-${230 * scale}`, `:enable='between(t,${start},${start + TITLE_SEC + 1})'`)
  })
  return [...parts, `[${last}]format=yuv420p[v]`].join(';')
}

/** A slow pad on a four-chord round with a plucked pentatonic line over it. */
function musicSource({ music: { key, chordSec } }: DemoClip): string {
  // Semitones above the key of the four chords: I, vi, IV, V.
  const root = `${key}*pow(2,(if(lt(mod(t,${chordSec * 4}),${chordSec}),0,if(lt(mod(t,${chordSec * 4}),${chordSec * 2}),-3,if(lt(mod(t,${chordSec * 4}),${chordSec * 3}),5,7))))/12)`
  const beat = chordSec / 8
  const step = `mod(floor(t/${beat})*3+floor(t/${chordSec}),5)`
  const pluck = `exp(-3.2*mod(t,${beat}))*min(1,60*mod(t,${beat}))*sin(2*PI*t*${key * 2}*pow(2,floor(ld(1)*2.4+0.5)/12))`
  const swell = `pow(sin(PI*mod(t,${chordSec})/${chordSec}),0.6)`
  const pad = `${swell}*(sin(2*PI*t*ld(0))+0.7*sin(2*PI*t*ld(0)*1.5)+0.5*sin(2*PI*t*ld(0)*2.003)+0.9*sin(PI*t*ld(0)))`
  const tone = `st(0,${root})*0+st(1,${step})*0+0.11*${pad}+0.1*${pluck}`
  return `aevalsrc='${tone}':s=22050,aecho=0.8:0.75:280|470:0.32|0.2,lowpass=f=5200,afade=in:d=1.5,aformat=channel_layouts=stereo`
}
