/** A picture that moves: its left and top edge as ffmpeg overlay expressions (t in seconds, W × H the frame, w × h the picture). */
export interface ClipLayer {
  /** File `clips/<file>.webp`. */
  file: string
  x: string
  y: string
  /** The file is this many times smaller than it is shown. */
  zoom?: number
}

/** A generated film: layers that move over each other, chapter titles, a clock and soft music. */
export interface DemoClip {
  name: string
  /** Pixels; 16:9. */
  height: 720 | 1080
  seconds: number
  chapters: readonly string[]
  layers: readonly ClipLayer[]
  /** Hz of the key note, and seconds of one chord. */
  music: { key: number; chordSec: number }
}

/** Slow sideways sway of a layer wider than the frame; `depth` 0 (far) to 1 (near). */
const sway = (file: string, depth: number, period = 9): ClipLayer => ({
  file,
  x: `(W-w)/2*(1+${depth}*sin(t/${period}))`,
  y: '(H-h)/2',
})

/** The same with a heave, for what floats; `heave` in pixels. */
const float = (file: string, depth: number, heave: number, speed: number, phase = 0): ClipLayer => ({
  file,
  x: `(W-w)/2*(1+${depth}*sin(t/9))+${heave}*sin(t*${speed}/2+${phase})`,
  y: `(H-h)/2+${heave}*sin(t*${speed}+${phase})`,
})

/** Crosses the frame from right to left every `seconds`, or the other way when that is negative. */
const cross = (file: string, seconds: number, heave = 0): ClipLayer => ({
  file,
  x: seconds > 0 ? `W-mod(t/${seconds},1)*(W+w)` : `mod(t/${-seconds},1)*(W+w)-w`,
  y: `(H-h)/2+${heave}*sin(t)`,
})

/** Endless drift of haze twice as wide as the frame; soft enough to be kept small. */
const drift = (file: string, seconds: number, zoom = 4): ClipLayer => ({
  file,
  x: `-mod(t/${seconds},1)*W`,
  y: '0',
  zoom,
})
/** Endless fall of a texture twice as high as the frame; it rises when `seconds` is negative. */
const fall = (file: string, seconds: number): ClipLayer => ({
  file,
  x: '0',
  y: seconds > 0 ? `-H+mod(t/${seconds},1)*H` : `-mod(t/${-seconds},1)*H`,
})

export const clips: readonly DemoClip[] = [
  {
    name: 'river',
    height: 720,
    seconds: 80,
    chapters: ['渡口', '夜渡', '对岸'],
    layers: [
      sway('river-back', 0.2),
      sway('river-far', 0.45),
      drift('fog', 46),
      sway('river-near', 0.7),
      float('river-ripples', 0.7, 5, 0.9),
      { file: 'river-boat', x: '(W-w)/2-60+t*2.4', y: '(H-h)/2+4*sin(t*1.1)' },
      cross('river-geese', -60, 8),
    ],
    music: { key: 146.83, chordSec: 6 },
  },
  {
    name: 'sea',
    height: 720,
    seconds: 75,
    chapters: ['第一种蓝', '第五种蓝', '第九种蓝'],
    layers: [
      sway('sea-back', 0.2),
      float('sea-far', 0.4, 4, 0.7),
      float('sea-middle', 0.6, 7, 0.8, 1),
      float('sea-near', 0.9, 10, 0.9, 2),
      float('sea-boat', 0.6, 6, 1.1, 1),
      cross('sea-gulls', 38, 10),
    ],
    music: { key: 196, chordSec: 5 },
  },
  {
    name: 'orbit',
    height: 720,
    seconds: 90,
    chapters: ['静默', '应答', '三百年'],
    layers: [
      sway('orbit-stars', 0.3, 20),
      sway('orbit-planet', 0.5, 16),
      { file: 'orbit-station', x: '(W-w)/2+90-t*2.2', y: '(H-h)/2+40-t*0.9+4*sin(t*0.6)' },
    ],
    music: { key: 98, chordSec: 9 },
  },
  {
    name: 'city',
    height: 720,
    seconds: 90,
    chapters: ['雨夜', '多出来的一拍', '天亮以前'],
    layers: [
      sway('city-back', 0.2, 14),
      sway('city-near', 0.5, 12),
      fall('rainfall', 0.9),
      sway('city-street', 0.8, 11),
      fall('rainfall', 0.6),
    ],
    music: { key: 116.54, chordSec: 6 },
  },
  {
    name: 'mars',
    height: 1080,
    seconds: 80,
    chapters: ['地火航线', '北半球', '收信人'],
    layers: [
      sway('mars-back', 0.2, 14),
      sway('mars-far', 0.5, 12),
      drift('dust', 30, 6),
      sway('mars-near', 0.9, 12),
      { file: 'mars-postman', x: '(W-w)/2-70+t*2', y: '(H-h)/2+3*abs(sin(t*3))' },
    ],
    music: { key: 110, chordSec: 8 },
  },
  {
    name: 'harbour',
    height: 720,
    seconds: 84,
    chapters: ['三号码头', '雾号', '退潮'],
    layers: [
      sway('harbour-back', 0.15, 16),
      sway('harbour-far', 0.35, 14),
      drift('fog', 40),
      sway('harbour-near', 0.6, 12),
      drift('fog', 23),
      sway('harbour-pier', 0.9, 12),
    ],
    music: { key: 130.81, chordSec: 7 },
  },
  {
    name: 'snow',
    height: 720,
    seconds: 90,
    chapters: ['山门', '断剑', '雪停'],
    layers: [
      sway('snow-back', 0.15, 14),
      sway('snow-far', 0.4, 12),
      sway('snow-near', 0.65, 11),
      fall('snowfall', 9),
      sway('snow-figure', 0.9, 10),
      fall('snowfall', 5),
    ],
    music: { key: 164.81, chordSec: 6 },
  },
  {
    name: 'deep',
    height: 720,
    seconds: 84,
    chapters: ['最后一米阳光', '会发光的雪', '深海的春天'],
    layers: [
      sway('deep-back', 0.2, 12),
      fall('bubbles', -16),
      float('deep-small', 0.3, 14, 0.5, 2),
      float('deep-fish', 0.9, 16, 0.35),
      float('deep-jelly', 0.4, 20, 0.7),
      sway('deep-floor', 0.8, 12),
      { file: 'deep-diver', x: '(W-w)/2-80+t*1.6', y: '(H-h)/2+8*sin(t*0.8)' },
      fall('bubbles', -9),
    ],
    music: { key: 123.47, chordSec: 8 },
  },
  {
    name: 'shanhai',
    height: 720,
    seconds: 90,
    chapters: ['空白的一页', '借名', '归来'],
    layers: [
      sway('shanhai-back', 0.15, 14),
      sway('shanhai-hills', 0.35, 12),
      float('shanhai-sea', 0.6, 6, 0.8),
      float('shanhai-shore', 0.9, 9, 0.9, 1.5),
      { file: 'shanhai-crane', x: '(W-w)/2-120+t*3', y: '(H-h)/2+14*sin(t*0.9)' },
      { file: 'shanhai-crane-far', x: '(W-w)/2-60+t*1.8', y: '(H-h)/2+9*sin(t*1.1+1)' },
    ],
    music: { key: 174.61, chordSec: 5 },
  },
  {
    name: 'train',
    height: 720,
    seconds: 84,
    chapters: ['极昼', '第十一节', '终点站'],
    layers: [
      sway('train-back', 0.2, 16),
      sway('train-hills', 0.5, 16),
      { file: 'train-cars', x: '(W-w)/2+3*sin(t*7)', y: '(H-h)/2+1.5*sin(t*11)' },
      cross('train-pines', 5),
      fall('snowfall', 7),
    ],
    music: { key: 138.59, chordSec: 6 },
  },
  {
    name: 'sound',
    height: 720,
    seconds: 66,
    chapters: ['试音', '副歌', '返场'],
    layers: [
      sway('sound-back', 0, 12),
      float('sound-1', 0.1, 9, 1.7),
      float('sound-2', 0.15, 12, 2.1, 1),
      float('sound-3', 0.2, 15, 2.6, 2),
      float('sound-4', 0.25, 18, 2.1, 3),
      float('sound-5', 0.3, 14, 1.7, 4),
    ],
    music: { key: 220, chordSec: 3 },
  },
  {
    name: 'balloon',
    height: 720,
    seconds: 72,
    chapters: ['晒谷场', '升空', '第三天'],
    layers: [
      sway('balloon-back', 0.15, 14),
      cross('balloon-clouds', 70),
      float('balloon-far', 0.4, 10, 0.5, 1),
      sway('balloon-hills', 0.7, 12),
      float('balloon-near', 0.9, 16, 0.6),
    ],
    music: { key: 261.63, chordSec: 4 },
  },
]

/** Films that come with the package as `clips/<name>.mp4`, so that something plays while the others are made. */
export const shippedClips: readonly string[] = ['river', 'sea']
