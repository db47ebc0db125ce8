import { describe, expect, test } from 'vitest'
import { strings } from '../strings.ts'
import { chipsOf, conditionsOf, listInput, readFilter, yearChoices } from './nav-filter.ts'

const t = strings.nav
const read = (query: string) => readFilter(new URLSearchParams(query))
const place = { typeId: 2, childId: 0, name: '剧集' }

describe('conditions of an address', () => {
  test('are taken as they are written', () => {
    expect(read('types=悬疑&area=大陆&year=2010-2019&letter=q&vip=1&order=hot&page=3&tags=特辑&lang=国语')).toEqual({
      types: '悬疑',
      area: '大陆',
      year: '2010-2019',
      letter: 'Q',
      vip: '1',
      order: 'hot',
      page: '3',
      tags: '特辑',
      lang: '国语',
    })
    expect(read('types=全部&area=all&year=&utm=1')).toEqual({})
  })
  test('what can not be met is left out', () => {
    const long = 'x'.repeat(41)
    for (const query of [
      `types=${long}`,
      'types=%00',
      'area=a%0Ab',
      'year=20x4',
      'year=0001-2024',
      'letter=QQ',
      'letter=😀',
      'vip=2',
      'order=drop table',
      'page=0',
      'page=-1',
      'page=1e9',
      'page=9999999',
    ]) {
      expect(read(query), query).toEqual({})
    }
  })
})

test('the call gets every condition', () => {
  expect(listInput({ ...place, childId: 21 }, read('types=悬疑&page=2'), 40)).toMatchObject({
    typeId: 21,
    genre: '悬疑',
    area: 'all',
    order: 'latest',
    page: 2,
    size: 40,
  })
})

test('each condition can be taken away alone, and the page with it', () => {
  const picked = conditionsOf({ typeId: 2, childId: 21, name: '古装剧' }, read('types=悬疑&vip=0&order=hot&page=4'), t)
  expect(picked.map(one => [one.field, one.name])).toEqual([
    ['child', '古装剧'],
    ['types', '悬疑'],
    ['vip', '免费'],
  ])
  expect(picked.map(one => decodeURIComponent(one.without))).toEqual([
    '/nav/2/0?types=悬疑&vip=0&order=hot',
    '/nav/2/21?vip=0&order=hot',
    '/nav/2/21?types=悬疑&order=hot',
  ])
})

test('years one by one, by fives, and all before', () => {
  const years = Array.from({ length: 60 }, (_, at) => 2026 - at)
  expect(yearChoices(years, t).map(one => one.value)).toEqual([
    '2026',
    '2025',
    '2024',
    '2023',
    '2022',
    '2021',
    '2016-2020',
    '2011-2015',
    '1967-2010',
  ])
  expect(yearChoices([2026, 2020], t).map(one => one.value)).toEqual(['2026', '2020'])
  expect(yearChoices([], t)).toEqual([])
})

test('all categories offer the chips of each', () => {
  const chips = (genres: string[], years: number[]) => ({ genres, areas: ['大陆'], years })
  const category = (typeId: number, typePid: number, own: ReturnType<typeof chips>) => ({
    typeId,
    typePid,
    typeName: '',
    typeEn: '',
    ...own,
  })
  const types = [
    category(1, 0, chips(['剧情'], [2024])),
    category(2, 0, chips(['悬疑', '剧情'], [2026])),
    category(3, 1, chips(['科幻'], [2020])),
  ]
  expect(chipsOf(types, { typeId: 0, childId: 0, name: '' })).toEqual({
    genres: ['剧情', '悬疑'],
    areas: ['大陆'],
    years: [2026, 2024],
  })
  expect(chipsOf(types, { typeId: 1, childId: 3, name: '' }).genres).toEqual(['科幻'])
})
