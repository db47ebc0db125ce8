import { expect, test } from 'vitest'
import { foldName, formsOf } from './text.ts'

test.each([
  ['慶餘年 第二季', '庆余年2'],
  ['庆余年S02', '庆余年2'],
  ['庆余年２', '庆余年2'],
  ['庆余年第二', '庆余年2'],
  ['庆余年第12', '庆余年12'],
  ['庆余年 第三部', '庆余年3'],
  ['庆余年第一季', '庆余年'],
  ['天下第一', '天下第一'],
  ['第二', '第二'],
  ['瑯琊榜', '琅琊榜'],
])('%s is searched for as %s', (text, folded) => {
  expect(foldName(text)).toBe(folded)
})

test.each([
  ['甄嬛传', 'zenhuanzuan', 'zhz'],
  ['还珠格格', 'huanzugege', 'hzgg'],
  ['还有明天', 'haiyoumintian', 'hymt'],
  ['长相思2', 'canxiansi2', 'cxs2'],
  ['长大', 'zanda', 'zd'],
  ['传闻中的陈芊芊', 'cuanwenzondecenqianqian', 'cwzdcqq'],
])('%s sounds like %s', (text, sound, initials) => {
  expect(formsOf(text)).toEqual({ folded: text, sound, initials })
})
