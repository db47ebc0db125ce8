// Titles that look like a real catalogue's: words of our own lists put together by a seeded generator.
const first =
  '长夜 星河 雾港 青山 南城 北境 白昼 孤岛 沧海 春日 秋水 落日 烟雨 寒江 旧城 云端 深海 极光 山海 风起 雪落 花开 浮生 锦绣 逆光 无声 最后 第七 隐秘 漫长 温柔 疾风 烈火 冰封 迷雾 流年 千里 万家 半生 初见'.split(
    ' ',
  )
const second =
  '来信 归途 往事 灯火 传说 密码 证词 渡口 客栈 列车 邮差 信使 猎人 少年 女孩 侦探 医生 剑客 将军 书生 王朝 边城 电台 公寓 街区 计划 法则 定律 回声 倒影 记忆 谎言 约定 赌局 迷宫 棋局 战纪 食堂 乐队 岛屿'.split(
    ' ',
  )
// Most words of real titles are rare: two characters that go together, of kinds that go together.
const nature =
  '山水江河湖海云雨风雪霜雾雷星月日辰天地石沙林花草竹梅兰菊松柳桃杏荷桂鹿鹤燕雁鹰狼虎龙凤马鱼鸟蝶萤春夏秋冬晨暮夜晓岭谷原川溪泉岸洲岛崖峰野田麦稻枫桐梧槐桑藤苔萍絮霞虹烟尘'
const things =
  '城镇村港湾桥路街巷楼塔院宫殿门窗灯火船车舟帆琴棋书画剑刀弓箭鼓钟镜钥信纸笔墨茶酒药香衣裳冠玉珠金银铜铁瓷丝糖盐米面店铺坊社站台厂矿井墙屋檐阁亭寺庙窑堤坝渡闸仓库图谱碑印旗令符牌匣笼网线轮轨灶碗杯伞扇枕帘'
const people =
  '王侯将相兵卒侠客医师徒父母兄弟姐妹儿女爷奴妃后帝君臣盗匪警探员官民农工商匠僧道仙魔妖鬼神佛圣贤童叟娘嫂婆郎汉友敌邻宾'
const qualities =
  '大小长短高低远近新旧古老青红白黑蓝绿灰冷暖明暗清浊轻重真假美善恶狂静孤独双三四五六七八九十百千万半无深浅空残碎醉痴狂寂寥苍茫幽玄素淡浓烈柔刚锐钝繁简荒芜新生'
const deeds =
  '爱恨思念忘记寻觅追逐逃离归来往返生死战守护等待遇别回望看听说笑哭梦醒问答唱舞饮食住行读写绘织种收耕猎渔牧赌换借还救送迎拆建修补藏露潜浮飞落升降燃熄'
const wordKinds = [
  [qualities, nature],
  [qualities, things],
  [nature, things],
  [nature, nature],
  [deeds, nature],
  [deeds, things],
  [nature, people],
  [qualities, people],
  [deeds, people],
  [deeds, deeds],
] as const

const shape = [
  '{w}{w}',
  '{w}{v}',
  '{w}的{w}',
  '{w}{w}之{v}',
  '{w}与{w}',
  '{w}{w}：{w}{v}',
  '{a}·{w}{w}',
  '我的{w}{w}',
  '{w}{w}第二季',
  '{w}在{a}{w}',
  '{w}{w}{n}',
  '{a}{b}{w}',
  '{p}的{w}{b}',
  '{w}{w}{w}',
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

/** Some are far more frequent than others, as in real titles. */
const pickSkewed = <T>(random: () => number, list: ArrayLike<T>): T => list[Math.floor(random() ** 1.4 * list.length)]!

/** A word of two characters. */
function word(random: () => number): string {
  const [left, right] = pick(random, wordKinds)
  return pickSkewed(random, left) + pickSkewed(random, right)
}

const parts: Record<string, (random: () => number) => string> = {
  '{a}': random => pickSkewed(random, first),
  '{b}': random => pickSkewed(random, second),
  '{v}': random => pick(random, people) + pick(random, things),
  '{w}': word,
  '{p}': personName,
  '{n}': random => String(2 + Math.floor(random() * 8)),
}

/** About as varied as real titles: of 8 000, half share a given pair of characters with 0.013 % (real ones: 0.025 %), a tenth with 0.16 % (0.18 %). */
export function title(random: () => number): string {
  return pickSkewed(random, shape).replaceAll(/\{\w\}/g, place => parts[place]!(random))
}

export function personName(random: () => number): string {
  const name = pick(random, surnames) + pick(random, given)
  return random() < 0.7 ? name + pick(random, given) : name
}
