import { describe, expect, test } from 'vitest'
import { emptyLanes, findFixedLane, findScrollLane, soonestLane, takeFixedLane, takeScrollLane } from './lanes.ts'

const viewWidth = 1000
const stayMs = 9000
const passage = (atMs: number, width: number) => ({ atMs, stayMs, width, viewWidth })

/** Left edge of a text at a moment. */
const leftAt = (p: { atMs: number; width: number }, ms: number) =>
  viewWidth - ((viewWidth + p.width) / stayMs) * (ms - p.atMs)

describe('scrolling', () => {
  test('waits until the text before has entered', () => {
    const lanes = emptyLanes(1)
    takeScrollLane(lanes, 0, passage(0, 400))
    expect(findScrollLane(lanes, passage(1000, 400))).toBe(-1)
    expect(findScrollLane(lanes, passage(2800, 400))).toBe(0)
  })
  test('a longer, faster text waits until it cannot catch up', () => {
    const lanes = emptyLanes(1)
    takeScrollLane(lanes, 0, passage(0, 40))
    expect(findScrollLane(lanes, passage(700, 40))).toBe(0)
    expect(findScrollLane(lanes, passage(700, 1500))).toBe(-1)
  })
  test('texts of one lane never touch', () => {
    const lanes = emptyLanes(4)
    const placed: { lane: number; atMs: number; width: number }[] = []
    for (let i = 0; i < 400; i += 1) {
      const one = { atMs: i * 90, width: 40 + ((i * 137) % 700) }
      const lane = findScrollLane(lanes, passage(one.atMs, one.width))
      if (lane < 0) continue
      takeScrollLane(lanes, lane, passage(one.atMs, one.width))
      placed.push({ lane, ...one })
    }
    expect(placed.length).toBeGreaterThan(30)
    for (const [i, a] of placed.entries())
      for (const b of placed.slice(i + 1).filter(other => other.lane === a.lane && other.atMs < a.atMs + stayMs))
        for (let ms = b.atMs; ms <= a.atMs + stayMs; ms += 100)
          expect(leftAt(b, ms)).toBeGreaterThanOrEqual(leftAt(a, ms) + a.width - 0.001)
  })
})

test('standing texts need a lane of their own', () => {
  const lanes = emptyLanes(2)
  takeFixedLane(lanes, 0, 0, 4500)
  expect(findFixedLane(lanes, 100)).toBe(1)
  takeFixedLane(lanes, 1, 100, 4500)
  expect(findFixedLane(lanes, 200)).toBe(-1)
  expect(soonestLane(lanes)).toBe(0)
  expect(findFixedLane(lanes, 4500)).toBe(0)
})
