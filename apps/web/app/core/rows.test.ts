import { expect, it } from 'vitest'
import { fullRows, shownOn } from './rows.ts'

it.each([
  [16, 6, 2, 12],
  [16, 8, 2, 16],
  [11, 6, 2, 6],
  [40, 8, 1, 8],
  [5, 6, 2, 5],
  [0, 6, 2, 0],
])('%d works in %d columns and at most %d rows show %d', (available, columns, rows, shown) => {
  expect(fullRows(available, columns, rows)).toBe(shown)
})

it('names the widths a card is for', () => {
  expect(shownOn(11, 12, 16)).toBe('')
  expect(shownOn(12, 12, 16)).toBe('only-large')
  expect(shownOn(9, 12, 8)).toBe('only-small')
  expect(shownOn(16, 12, 16)).toBeNull()
})
