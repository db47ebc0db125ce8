import type { PaletteName } from './palettes.ts'
import type { SceneName } from './scenes.ts'
import type { LayoutName } from './titles.ts'

type Commission = readonly [SceneName, PaletteName, LayoutName]

/** What is drawn for each work of the demo catalogue. */
export const commissions: Readonly<Record<string, Commission>> = {
  changhe: ['ink', 'inkNight', 'v-right'],
  wugang: ['harbour', 'fog', 'v-left'],
  zhamen: ['gates', 'concrete', 'v-left'],
  nanxiang: ['facade', 'duskwall', 'h-top'],
  yanshan: ['snow', 'snow', 'v-left'],
  ditie: ['tunnel', 'metro', 'h-top'],
  zhengci: ['profile', 'crimson', 'stack'],
  chunshan: ['hills', 'spring', 'v-right'],
  guiyan: ['geese', 'redsky', 'v-left'],
  huoxing: ['dunes', 'mars', 'h-top'],
  hailan: ['sea', 'ocean', 'h-top'],
  dengta: ['lighthouse', 'nightsea', 'v-left'],
  zoo: ['zoo', 'zoo', 'v-left'],
  guidao: ['orbit', 'space', 'h-low'],
  jing: ['whale', 'skyblue', 'v-right'],
  dulun: ['ferry', 'duskSea', 'h-low'],
  niguang: ['sunrun', 'summer', 'h-big'],
  yingzi: ['stairs', 'noir', 'v-left'],
  baiye: ['train', 'whitenight', 'h-top'],
  haofan: ['table', 'citrus', 'h-big'],
  shenglang: ['waves', 'wave', 'h-low'],
  chufa: ['road', 'retro', 'top-two'],
  miti: ['maze', 'jade', 'h-low'],
  shanhai: ['seigaiha', 'porcelain', 'v-right'],
  jijia: ['mecha', 'mecha', 'top-big'],
  maoyu: ['catmoon', 'catnight', 'h-top'],
  jianyin: ['sword', 'azure', 'v-left'],
  huhuo: ['lantern', 'lantern', 'h-low'],
  shenlan: ['deep', 'deepsea', 'h-low'],
  wenli: ['contour', 'earth', 'stack'],
  zaocan: ['steam', 'steam', 'h-top'],
  jidi: ['aurora', 'aurora', 'h-top'],
  zhongzi: ['dandelion', 'meadow', 'h-top'],
  shahai: ['dunes', 'sand', 'v-left'],
  ningmeng: ['facade', 'lemon', 'top-big'],
  yuren: ['city', 'neon', 'v-left'],
}
