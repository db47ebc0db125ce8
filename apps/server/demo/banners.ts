/** Hero slides of the home page: slug and two lines of copy. */
export const banners: readonly (readonly [slug: string, intro: string])[] = [
  ['changhe', '嘉靖年间，渡口撑船人沈渡救起一名落水书吏，\n从此被卷进一桩沉在江底二十年的漕银旧案。'],
  ['huoxing', '地火航线停运的最后一年，邮差林屿带着一封没有地址的信，\n步行穿过火星北半球。'],
  ['wugang', '1987 年，港务局抄信员收到寄给十年前自己的信，\n而落款人下个月才会失踪。'],
  ['yanshan', '十年前一场大雪埋了燕山派，十年后雪又落了。\n唯一活下来的人，背着断剑上山。'],
  ['guidao', '报废卫星传来求救信号，编码三百年后才会被发明。\n她只剩九小时氧气，和一条不能回复的消息。'],
  ['shanhai', '古卷里误夹进一页空白，满山精怪都来讨要自己的名字。\n凡有名者，皆会归来。'],
  ['shenlan', '越过阳光能到达的最后一米，\n去看深海里的迁徙、求偶与漫长的春天。'],
  ['yuren', '一年下雨三百天的街区，脚印留不到天亮。\n他们不看现场，只听雨声里多出来的那一拍。'],
]

/** Works of the editorial block. */
export const features: readonly string[] = ['shenlan', 'shanhai', 'titian', 'guiyan', 'qiju', 'jianghe']
