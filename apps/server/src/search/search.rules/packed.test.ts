import { expect, test } from 'vitest'
import { createUnpacker, type Facts, type IndexedName, pack, packNames } from './packed.ts'

const facts: Facts = {
  refId: 4_294_967,
  popularity: 0.1234,
  categoryId: 101,
  topCategoryId: 1,
  year: 2019,
  area: '内地,香港',
  isVip: true,
  score: 8.5,
  updatedSec: 1_700_000_000,
}
const unknown = { categoryId: null, topCategoryId: null, year: null, area: '', isVip: false, score: null }
const title: IndexedName = { kind: 'title', text: '庆余年', folded: '庆余年', sound: 'qinyunian', initials: 'qyn' }
const foreign: IndexedName = { kind: 'alias', text: 'Joy of Life', folded: 'joyoflife', sound: '', initials: '' }
const people: IndexedName[] = [
  { kind: 'person', text: '张若昀', folded: '张若昀', sound: 'zanruoyun', initials: 'zry' },
  { kind: 'person', text: '李 沁', folded: '李沁', sound: 'liqin', initials: 'lq' },
]
const plain = ({ kind, text, folded, sound, initials }: IndexedName) => ({ kind, text, folded, sound, initials })

test('a row says what was packed into it', () => {
  const { facts: read, names } = createUnpacker()(pack(facts, [title, foreign]))
  expect(read).toEqual(facts)
  expect(names.map(plain)).toEqual([title, foreign])
})

test('nothing known, nothing played and a time before 1970 come back as they were', () => {
  const some = { ...facts, ...unknown, popularity: 0, updatedSec: -86_400 }
  expect(createUnpacker()(pack(some, [title])).facts).toEqual(some)
})

test('what holds the fields apart can not come from outside', () => {
  const hostile = { ...title, text: '庆\t余\n年\v和\f他' }
  const { facts: read, names } = createUnpacker()(pack({ ...facts, area: '内地\n\t9' }, [hostile]))
  expect(read.area).toBe('内地  9')
  expect(names.map(name => name.text)).toEqual(['庆 余 年 和 他'])
})

test('of the people of a work the one that is meant is named, by name or sound; without a wish all of them', () => {
  const row = `${pack(facts, [title])}\v${packNames(people)}`
  const namesOf = (wanted?: string[]) => createUnpacker(wanted)(row).names.map(name => name.text)
  expect(namesOf()).toEqual(['庆余年', '张若昀', '李 沁'])
  expect(namesOf(['李沁'])).toEqual(['庆余年', '李 沁'])
  expect(namesOf(['zanruoyun'])).toEqual(['庆余年', '张若昀'])
  expect(namesOf(['若昀'])).toEqual(['庆余年'])
  expect(createUnpacker(['庆余年'])(row).names.map(plain)).toEqual([title])
})
