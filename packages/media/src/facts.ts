import { MAX_SIDE } from './input-args.ts'
import { MediaError } from './media-error.ts'

/** The picture of a source as it will be shown: rotation and pixel aspect already applied. */
export interface VideoFacts {
  /** Stream index inside the file. */
  index: number
  codec: string
  profile: string
  /** H.264 level times ten (40 = 4.0); 0 when unknown. */
  level: number
  pixelFormat: string
  /** Displayed size in square pixels. */
  width: number
  height: number
  isRotated: boolean
  hasSquarePixels: boolean
  isInterlaced: boolean
  isHdr: boolean
  /** Frames per second, as a fraction. */
  fps: { num: number; den: number }
  /** Bits per second; 0 when unknown. */
  bitrate: number
}

export interface AudioFacts {
  index: number
  codec: string
  profile: string
  channels: number
  sampleRate: number
  bitrate: number
}

export interface SubtitleFacts {
  index: number
  codec: string
  /** ISO 639 as the file says it; empty when unknown. */
  lang: string
  title: string
  isDefault: boolean
}

/** What ffprobe says about a source. */
export interface SourceFacts {
  container: string
  durationMs: number
  bytes: number
  video: VideoFacts
  /** The default audio track, else the first; null for a silent film. */
  audio: AudioFacts | null
  /** Text tracks only; picture subtitles are left out. */
  subtitles: SubtitleFacts[]
}

/** The part of `ffprobe -show_format -show_streams -of json` that is read. */
export interface ProbeJson {
  format?: { format_name?: string; start_time?: string; duration?: string; size?: string; bit_rate?: string }
  streams?: ProbeStream[]
}

interface ProbeStream {
  index: number
  codec_type?: string
  codec_name?: string
  profile?: string
  level?: number
  pix_fmt?: string
  width?: number
  height?: number
  sample_aspect_ratio?: string
  field_order?: string
  color_transfer?: string
  avg_frame_rate?: string
  r_frame_rate?: string
  bit_rate?: string
  duration?: string
  channels?: number
  sample_rate?: string
  disposition?: { default?: number; attached_pic?: number }
  tags?: Record<string, string>
  side_data_list?: { rotation?: number }[]
}

const textCodecs = new Set(['subrip', 'ass', 'ssa', 'webvtt', 'mov_text', 'text'])
/** Anamorphic film is 2:1; nothing in use reaches twice that. */
const MAX_PIXEL_ASPECT = 4
const LONGEST_MS = 24 * 3600 * 1000

/** Typed facts from ffprobe's JSON. @throws MediaError `noVideo`, `tooLarge`, `badTimestamps` */
export function toFacts(json: ProbeJson): SourceFacts {
  const streams = json.streams ?? []
  const video = streams.find(stream => stream.codec_type === 'video' && stream.disposition?.attached_pic !== 1)
  if (!video?.codec_name || !video.width || !video.height) throw new MediaError('noVideo')
  if (video.width > MAX_SIDE || video.height > MAX_SIDE) throw new MediaError('tooLarge')
  const audios = streams.filter(
    stream => stream.codec_type === 'audio' && stream.codec_name && (stream.channels ?? 0) > 0,
  )
  const audio = audios.find(stream => stream.disposition?.default === 1) ?? audios[0]
  const durationMs = Math.round(1000 * (number(json.format?.duration) || number(video.duration)))
  if (durationMs <= 0 || durationMs > LONGEST_MS) throw new MediaError('badTimestamps')
  return {
    container: json.format?.format_name ?? '',
    durationMs,
    bytes: number(json.format?.size),
    video: toVideo(video, number(json.format?.bit_rate)),
    audio: audio ? toAudio(audio) : null,
    subtitles: streams
      .filter(stream => stream.codec_type === 'subtitle' && textCodecs.has(stream.codec_name ?? ''))
      .map(stream => ({
        index: stream.index,
        codec: stream.codec_name ?? '',
        lang: stream.tags?.language ?? '',
        title: stream.tags?.title ?? '',
        isDefault: stream.disposition?.default === 1,
      })),
  }
}

function toVideo(stream: ProbeStream, totalBitrate: number): VideoFacts {
  const rotation = Math.abs(stream.side_data_list?.find(data => data.rotation !== undefined)?.rotation ?? 0) % 180
  const isTurned = rotation === 90
  const sar = fraction(stream.sample_aspect_ratio?.replace(':', '/')) ?? { num: 1, den: 1 }
  const [width, height] = [(stream.width ?? 0) * aspectOf(sar), stream.height ?? 0]
  return {
    index: stream.index,
    codec: stream.codec_name ?? '',
    profile: stream.profile ?? '',
    level: Math.max(0, stream.level ?? 0),
    pixelFormat: stream.pix_fmt ?? '',
    width: Math.round(isTurned ? height : width),
    height: Math.round(isTurned ? width : height),
    isRotated: stream.side_data_list?.some(data => (data.rotation ?? 0) !== 0) ?? false,
    hasSquarePixels: sar.num === sar.den,
    isInterlaced: ['tt', 'bb', 'tb', 'bt'].includes(stream.field_order ?? ''),
    isHdr: ['smpte2084', 'arib-std-b67'].includes(stream.color_transfer ?? ''),
    fps: fraction(stream.avg_frame_rate) ?? fraction(stream.r_frame_rate) ?? { num: 25, den: 1 },
    bitrate: number(stream.bit_rate) || totalBitrate,
  }
}

/** Width of a pixel as it is shown; a shape no camera or disc has is a slip of the file. */
const aspectOf = (sar: { num: number; den: number }) => {
  const aspect = sar.num / sar.den
  return aspect > MAX_PIXEL_ASPECT || aspect < 1 / MAX_PIXEL_ASPECT ? 1 : aspect
}

function toAudio(stream: ProbeStream): AudioFacts {
  return {
    index: stream.index,
    codec: stream.codec_name ?? '',
    profile: stream.profile ?? '',
    channels: stream.channels ?? 0,
    sampleRate: number(stream.sample_rate),
    bitrate: number(stream.bit_rate),
  }
}

const number = (text: string | undefined) => {
  const value = Number(text)
  return Number.isFinite(value) ? value : 0
}

function fraction(text: string | undefined): { num: number; den: number } | null {
  const match = /^(\d+)\/(\d+)$/.exec(text ?? '')
  if (!match) return null
  const [num, den] = [Number(match[1]), Number(match[2])]
  return num > 0 && den > 0 ? { num, den } : null
}
