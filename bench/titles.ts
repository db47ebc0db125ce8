// Titles that look like a real catalogue's: words of our own lists put together by a seeded generator.
const first =
  '长夜 星河 雾港 青山 南城 北境 白昼 孤岛 沧海 春日 秋水 落日 烟雨 寒江 旧城 云端 深海 极光 山海 风起 雪落 花开 浮生 锦绣 逆光 无声 最后 第七 隐秘 漫长 温柔 疾风 烈火 冰封 迷雾 流年 千里 万家 半生 初见'.split(
    ' ',
  )
const second =
  '来信 归途 往事 灯火 传说 密码 证词 渡口 客栈 列车 邮差 信使 猎人 少年 女孩 侦探 医生 剑客 将军 书生 王朝 边城 电台 公寓 街区 计划 法则 定律 回声 倒影 记忆 谎言 约定 赌局 迷宫 棋局 战纪 食堂 乐队 岛屿'.split(
    ' ',
  )
const shape = [
  '{a}{b}',
  '{a}的{b}',
  '{a}{b}之{c}',
  '{b}与{c}',
  '{a}{b}：{c}',
  '{a}·{b}',
  '我的{a}{b}',
  '{a}{b}第二季',
  '{c}在{a}',
  '{a}{b}{n}',
]
const surnames = '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕'
const given =
  '一 子 文 明 志 海 云 雨 晨 欣 佳 思 梦 雪 天 宇 浩 然 安 宁 若 溪 清 远 书 墨 北 南 星 河 之 恒 知 遥 念 初 白 青 野 舟'.split(
    ' ',
  )

/** Seeded numbers in [0, 1): mulberry32. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export const pick = <T>(random: () => number, list: ArrayLike<T>): T => list[Math.floor(random() * list.length)]!

export function title(random: () => number): string {
  return pick(random, shape)
    .replace('{a}', pick(random, first))
    .replace('{b}', pick(random, second))
    .replace('{c}', pick(random, second))
    .replace('{n}', String(1 + Math.floor(random() * 9)))
}

export function personName(random: () => number): string {
  const name = pick(random, surnames) + pick(random, given)
  return random() < 0.7 ? name + pick(random, given) : name
}
