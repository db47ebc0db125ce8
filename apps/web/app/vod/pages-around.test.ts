import { expect, test } from 'vitest'
import { pagesAround } from './pages-around.ts'

test('the first, the last and those near', () => {
  expect(pagesAround(1, 1)).toEqual([1])
  expect(pagesAround(1, 3)).toEqual([1, 2, 3])
  expect(pagesAround(10, 500)).toEqual([1, 8, 9, 10, 11, 12, 500])
  expect(pagesAround(500, 500)).toEqual([1, 498, 499, 500])
})
