import { DANMAKU_PIECE_SEC } from '@xinghe/contract/danmaku'
import { expect, test, vi } from 'vitest'
import { PIECE_SEC, Pieces } from './pieces.ts'

const settle = () => new Promise(resolve => setTimeout(resolve))

test('a piece is as long as the contract says', () => expect(PIECE_SEC).toBe(DANMAKU_PIECE_SEC))

test('loads the piece on screen once, and the next one shortly before it begins', async () => {
  const load = vi.fn(async () => [])
  const pieces = new Pieces(load, () => undefined)
  pieces.around(0)
  pieces.around(10)
  pieces.around(299)
  expect(load.mock.calls).toEqual([[0]])
  pieces.around(305)
  expect(load.mock.calls).toEqual([[0], [1]])
  expect(pieces.isComplete(700)).toBe(false)
  await settle()
  expect(pieces.isComplete(700)).toBe(true)
  expect(pieces.isComplete(721)).toBe(false)
  expect(pieces.isComplete(0)).toBe(false)
})

test('asks again for a piece that did not come, after a pause', async () => {
  vi.useFakeTimers()
  const load = vi.fn(async () => {
    throw new Error('offline')
  })
  const pieces = new Pieces(load, () => undefined)
  pieces.around(0)
  await vi.advanceTimersByTimeAsync(1)
  pieces.around(1)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(20_000)
  pieces.around(2)
  expect(load).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})
