import { expect, it } from 'vitest'
import { fillRows, shownOn } from './rows.ts'

it.each([
  [16, 6, 2, 6, 12],
  [16, 8, 2, 8, 16],
  [15, 8, 2, 7, 14],
  [12, 8, 2, 6, 12],
  [11, 8, 2, 8, 8],
  [11, 6, 2, 5, 10],
  [40, 8, 1, 8, 8],
  [9, 10, 1, 9, 9],
  [5, 6, 2, 6, 5],
  [0, 6, 2, 6, 0],
])('%d works, %d columns, %d rows: %d columns show %d', (available, columns, rows, used, shown) => {
  expect(fillRows(available, columns, rows)).toEqual({ columns: used, shown })
})

it('names the widths a card is for', () => {
  expect(shownOn(11, 12, 16)).toBe('')
  expect(shownOn(12, 12, 16)).toBe('only-large')
  expect(shownOn(9, 12, 8)).toBe('only-small')
  expect(shownOn(16, 12, 16)).toBeNull()
})
