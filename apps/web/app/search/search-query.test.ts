import { expect, it } from 'vitest'
import { isNarrowed, readQuery, resultsInput } from './search-query.ts'

const read = (query: string) => readQuery(new URLSearchParams(query))

it('takes text and known conditions from an address', () => {
  expect(read('q=长河&kind=3&order=latest&area=大陆&year=2024&vip=1&page=2&x=1')).toEqual({
    text: '长河',
    filter: { kind: '3', order: 'latest', area: '大陆', year: '2024', vip: '1', page: '2' },
  })
})

it('drops conditions that mean nothing', () => {
  expect(read('q=a&kind=all&order=drop&year=x&vip=2&page=-1').filter).toEqual({})
  expect(isNarrowed(read('q=a&kind=3&order=hot').filter)).toBe(false)
  expect(isNarrowed(read('q=a&vip=0').filter)).toBe(true)
})

it.each([
  ['', ''],
  ['%20%20', ''],
  ['%00%00', ''],
  ['a%00b', 'a b'],
  ['%F0%9F%98%80'.repeat(60), '😀'.repeat(30)],
  ['长'.repeat(10_000), '长'.repeat(60)],
])('makes text of q=%.20s that the server takes', (q, text) => {
  expect(read(`q=${q}`).text).toBe(text)
})

it('asks for the first page of everything by default', () => {
  expect(resultsInput(read('q=长河'), 24)).toEqual({
    text: '长河',
    kind: 'all',
    order: 'best',
    page: 1,
    size: 24,
    area: '',
    year: '',
    vip: '',
  })
})
