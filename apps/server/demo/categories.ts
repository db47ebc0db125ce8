interface DemoCategory {
  name: string
  typeEn: string
  parent?: string
  position?: number
}

const below = (parent: string, names: Record<string, string>): DemoCategory[] =>
  Object.entries(names).map(([typeEn, name], index) => ({ name, typeEn, parent, position: index + 1 }))

/** Parents before children; the names that imports know too keep their places. */
export const categories: readonly DemoCategory[] = [
  { name: '剧集', typeEn: 'juji', position: 10 },
  { name: '电影', typeEn: 'dianying', position: 20 },
  { name: '综艺', typeEn: 'zongyi', position: 30 },
  { name: '动漫', typeEn: 'dongman', position: 40 },
  { name: '纪录片', typeEn: 'jilupian', position: 50 },
  { name: '海外', typeEn: 'haiwai', position: 55 },
  { name: '少儿', typeEn: 'shaoer', position: 58 },
  ...below('juji', { guzhuang: '古装', xuanyi: '悬疑', dushi: '都市', niandai: '年代' }),
  ...below('dianying', {
    juqing: '剧情片',
    kehuan: '科幻片',
    jingsong: '惊悚片',
    xiju: '喜剧片',
    aiqing: '爱情片',
    dongzuo: '动作片',
  }),
  ...below('zongyi', { yinyue: '音乐', tuili: '推理', lvxing: '旅行', meishi: '美食', shenghuo: '生活' }),
  ...below('dongman', { guofeng: '国风', rexue: '热血', zhiyu: '治愈' }),
  ...below('jilupian', { ziran: '自然', renwen: '人文' }),
  ...below('haiwai', { oumei: '欧美剧', yazhou: '亚洲剧' }),
  ...below('shaoer', { donghua: '动画', yizhi: '益智' }),
]
