import type { CategoryInput } from '../vod/vod.rules/work-input.ts'

/** The top categories that imports sort works into. */
export const standardCategories = [
  { name: '剧集', typeEn: 'juji', position: 10 },
  { name: '电影', typeEn: 'dianying', position: 20 },
  { name: '综艺', typeEn: 'zongyi', position: 30 },
  { name: '动漫', typeEn: 'dongman', position: 40 },
  { name: '纪录片', typeEn: 'jilupian', position: 50 },
  { name: '短剧', typeEn: 'duanju', position: 60 },
  { name: '体育', typeEn: 'tiyu', position: 70 },
  { name: '其他', typeEn: 'qita', position: 80 },
  { name: '成人', typeEn: 'chengren', position: 90 },
] as const satisfies CategoryInput[]
export type TopCategory = (typeof standardCategories)[number]['typeEn']

// The first pattern that fits decides.
const patterns: [RegExp, TopCategory][] = [
  [/伦理|福利|情色|三级|成人|写真|无码|有码/, 'chengren'],
  [/短剧|爽剧|微短/, 'duanju'],
  [/综艺|真人秀|脱口秀|晚会|选秀|小品|相声/, 'zongyi'],
  [/动漫|动画|番剧|卡通|新番|动畫|動漫|动漫电影/, 'dongman'],
  [/纪录|记录|紀錄/, 'jilupian'],
  [/体育|赛事|足球|篮球|NBA|體育/i, 'tiyu'],
  [/片$|电影|影院|院线|電影|^4K$|预告/, 'dianying'],
  [/剧|劇|电视/, 'juji'],
]

export interface SortedName {
  top: TopCategory
  /** Name of the category below the top one; null when the name means the top itself. */
  below: string | null
  /** What the name says of the form; null when both are usual there. */
  kind: 'film' | 'series' | null
}

const topNames =
  /^(?:剧集|电视剧|连续剧|电影|电影片|综艺|综艺片|动漫|动漫片|动画|纪录片|记录片|纪录|短剧|体育|其他|其它)$/

/** Where a feed's own category name belongs: `国产剧` below 剧集, `动作片` below 电影, `记录片` is 纪录片. */
export function sortCategoryName(name: string): SortedName {
  const top = patterns.find(([pattern]) => pattern.test(name))?.[1] ?? 'qita'
  const below = name === '' || topNames.test(name) ? null : name
  return { top, below, kind: kindOf(name, top) }
}

function kindOf(name: string, top: TopCategory): SortedName['kind'] {
  if (top === 'dianying' || /电影|剧场版|動畫片|动画片/.test(name)) return 'film'
  return top === 'juji' || top === 'zongyi' || top === 'duanju' ? 'series' : null
}

/** Genre that a film category's name carries (`动作片` → 动作); null for the others. */
export function genreOf(name: string): string | null {
  const genre = /^(.{2,4})片$/.exec(name)?.[1]
  return genre && !/动漫|动画|纪录|记录|伦理|电影|综艺|华语|欧美|日本|韩国|国产|港台/.test(genre) ? genre : null
}
