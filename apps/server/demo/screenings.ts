import type { DemoWork } from './work.ts'

/** A film of the demo in the form it is packaged: the same film may exist with different protection. */
export interface DemoAsset {
  /** Name in `clips.ts`. */
  clip: string
  cipher: 'none' | 'aes-128' | 'keyline'
}

export const assetKey = ({ clip, cipher }: DemoAsset) => (cipher === 'none' ? `demo:${clip}` : `demo:${clip}:${cipher}`)

const plain = (...clips: string[]): DemoAsset[] => clips.map(clip => ({ clip, cipher: 'none' }))

/** What the works of a category show, episode by episode, round and round. */
const byCategory: Readonly<Record<string, readonly DemoAsset[]>> = {
  guzhuang: plain('river', 'snow', 'shanhai'),
  niandai: plain('sea', 'river', 'harbour'),
  xuanyi: plain('harbour', 'city', 'train'),
  dushi: plain('city', 'sea', 'balloon'),
  juqing: plain('sea'),
  aiqing: plain('sea'),
  kehuan: plain('orbit'),
  jingsong: plain('train'),
  dongzuo: plain('city'),
  xiju: plain('balloon'),
  meishi: plain('balloon', 'sea'),
  shenghuo: plain('balloon', 'river'),
  yinyue: plain('sound'),
  lvxing: plain('train', 'balloon'),
  tuili: plain('city', 'sound'),
  guofeng: plain('shanhai', 'river', 'snow'),
  rexue: plain('sound', 'orbit'),
  zhiyu: plain('sea', 'balloon'),
  ziran: plain('deep', 'river', 'snow'),
  renwen: plain('river', 'harbour'),
  oumei: plain('train', 'harbour'),
  yazhou: plain('sea', 'city'),
  donghua: plain('balloon', 'shanhai'),
  yizhi: plain('balloon'),
}

const bySlug: Readonly<Record<string, readonly DemoAsset[]>> = {
  wugang: plain('harbour', 'city'),
  yanshan: plain('snow', 'river'),
  huoxing: plain('mars'),
  guidao: [{ clip: 'orbit', cipher: 'keyline' }],
  yuren: [{ clip: 'city', cipher: 'aes-128' }],
  shenlan: plain('deep'),
  shahai: plain('mars', 'train'),
  dengta: plain('sea'),
  dulun: plain('harbour'),
  wanxiang: plain('shanhai', 'snow'),
}

/** The films of a work: episode n shows the n-th, round and round. */
export function assetsOf(work: DemoWork): readonly DemoAsset[] {
  const films = bySlug[work.slug] ?? byCategory[work.category]
  if (!films) throw new Error(`no films for ${work.slug} (${work.category})`)
  return films
}

/** Works that offer a second line. */
export const twoLines: ReadonlySet<string> = new Set([
  'changhe',
  'wugang',
  'yanshan',
  'guiyan',
  'hailan',
  'huoxing',
  'shanhai',
  'shenlan',
])
