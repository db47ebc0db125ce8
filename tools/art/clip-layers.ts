import { works } from '../../apps/server/demo/works.ts'
import { createCanvas } from './canvas.ts'
import { commissions } from './commissions.ts'
import { elementsOf } from './elements.ts'
import { scenes } from './scenes.ts'

/** Elements of a scene by position, the last one excluded. */
type Range = readonly [from: number, to: number]

interface ClipScene {
  /** Work whose backdrop is taken apart. */
  slug: string
  layers: Readonly<Record<string, Range>>
}

const clipScenes: readonly ClipScene[] = [
  {
    slug: 'changhe',
    layers: {
      'river-back': [0, 3],
      'river-far': [3, 9],
      'river-near': [9, 13],
      'river-ripples': [13, 71],
      'river-boat': [71, 72],
      'river-geese': [72, 79],
    },
  },
  {
    slug: 'hailan',
    layers: {
      'sea-back': [0, 2],
      'sea-far': [2, 13],
      'sea-middle': [13, 24],
      'sea-near': [24, 36],
      'sea-boat': [36, 37],
      'sea-gulls': [37, 40],
    },
  },
  {
    slug: 'huoxing',
    layers: { 'mars-back': [0, 54], 'mars-far': [54, 72], 'mars-near': [72, 88], 'mars-postman': [88, 89] },
  },
  {
    slug: 'wugang',
    layers: { 'harbour-back': [0, 3], 'harbour-far': [3, 14], 'harbour-near': [14, 23], 'harbour-pier': [23, 104] },
  },
  {
    slug: 'yanshan',
    layers: { 'snow-back': [0, 2], 'snow-far': [2, 48], 'snow-near': [48, 93], 'snow-figure': [93, 118] },
  },
  { slug: 'guidao', layers: { 'orbit-stars': [0, 322], 'orbit-planet': [322, 328], 'orbit-station': [328, 333] } },
  {
    slug: 'shenlan',
    layers: {
      'deep-back': [0, 137],
      'deep-jelly': [137, 138],
      'deep-small': [138, 140],
      'deep-floor': [140, 142],
      'deep-fish': [142, 176],
      'deep-diver': [176, 178],
    },
  },
  { slug: 'yuren', layers: { 'city-back': [0, 406], 'city-near': [406, 793], 'city-street': [793, 889] } },
  {
    slug: 'shanhai',
    layers: {
      'shanhai-back': [0, 2],
      'shanhai-hills': [2, 29],
      'shanhai-sea': [29, 389],
      'shanhai-shore': [389, 749],
      'shanhai-crane': [749, 750],
      'shanhai-crane-far': [750, 751],
    },
  },
  {
    slug: 'baiye',
    layers: { 'train-back': [0, 3], 'train-hills': [3, 130], 'train-cars': [130, 223], 'train-pines': [223, 243] },
  },
  {
    slug: 'shenglang',
    layers: {
      'sound-back': [0, 1],
      'sound-1': [1, 19],
      'sound-2': [19, 37],
      'sound-3': [37, 55],
      'sound-4': [55, 73],
      'sound-5': [73, 93],
    },
  },
  {
    slug: 'qiqiu',
    layers: {
      'balloon-back': [0, 3],
      'balloon-clouds': [3, 10],
      'balloon-far': [10, 15],
      'balloon-hills': [15, 22],
      'balloon-near': [22, 23],
    },
  },
]

export interface LayerDrawing {
  file: string
  svg: string
}

function layersOf({ slug, layers }: ClipScene): LayerDrawing[] {
  const [scene, palette] = commissions[slug]!
  if (!works.some(work => work.slug === slug)) throw new Error(`no work ${slug}`)
  const art = createCanvas(1600, 900, `${slug}:b`, palette)
  const elements = elementsOf(scenes[scene](art))
  return Object.entries(layers).map(([file, [from, to]]) => {
    const body = elements.slice(from, to).join('')
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" width="1600" height="900"><defs>${art.defs.join('')}</defs>${body}</svg>`
    return { file, svg }
  })
}

/** Every scene layer of every clip, on a transparent ground. */
export const sceneLayers = (): LayerDrawing[] => clipScenes.flatMap(layersOf)
