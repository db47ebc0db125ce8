import { describe, expect, test } from 'vitest'
import type { Fault } from '../engine/faults.ts'
import { judge, type LineBook, lineStatuses, markGood, openBook, takeLine } from './lines.ts'

const lines = [
  { id: 10, name: '主线' },
  { id: 20, name: '备用一' },
  { id: 30, name: '备用二' },
]
const gone: Fault = { kind: 'gone', code: 'M-404' }
const expired: Fault = { kind: 'expired', code: 'M-403' }
const online = { online: true, canRenew: true }

test('starts with the preferred line, or the first', () => {
  expect(openBook(lines, null).current).toBe(10)
  expect(openBook(lines, 20).current).toBe(20)
  expect(openBook(lines, 99).current).toBe(10)
  expect(openBook([], 10).current).toBeNull()
})

describe('judge', () => {
  test('goes through all lines in order, then fails with the last fault', () => {
    let book = openBook(lines, 20)
    const visited: number[] = []
    for (;;) {
      const { verdict, book: next } = judge(book, gone, online)
      book = next
      if (verdict.do !== 'switch') {
        expect(verdict).toEqual({ do: 'fail', fault: gone })
        break
      }
      visited.push(verdict.to)
    }
    expect(visited).toEqual([30, 10])
    expect(lineStatuses(book).every(line => line.state === 'dead')).toBe(true)
  })
  test('blames no line while offline', () => {
    const book = openBook(lines, null)
    expect(judge(book, gone, { online: false, canRenew: true })).toEqual({ verdict: { do: 'wait' }, book })
  })
  test('renews an expired address first, and calls it denied when that did not help', () => {
    const book = openBook(lines.slice(0, 1), null)
    expect(judge(book, expired, online).verdict).toEqual({ do: 'renew' })
    expect(judge(book, expired, { online: true, canRenew: false }).verdict).toEqual({
      do: 'fail',
      fault: { kind: 'denied', code: 'M-403' },
    })
  })
})

test('a line the viewer takes again is forgiven', () => {
  const { book } = judge(openBook(lines, null), gone, online)
  expect(lineStatuses(book).map(line => line.state)).toEqual(['dead', 'playing', 'untried'])
  const again: LineBook = takeLine(markGood(book), 10)
  expect(lineStatuses(again).map(line => line.state)).toEqual(['playing', 'good', 'untried'])
})
