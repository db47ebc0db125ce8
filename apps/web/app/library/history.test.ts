import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readHistory, rememberWatch, type WatchEntry, watchedPercent } from './history.ts'
import { watchAddress } from './watch-address.ts'

const entry: Omit<WatchEntry, 'time'> = {
  type: 'vod',
  id: 7,
  ids: 0,
  pidId: 2,
  types: '',
  name: '长河渡',
  img: '',
  level: 14,
  currentTime: 1721,
  duration: 2758,
  remarks: '第 14 集',
  isLevel: true,
}
const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.useFakeTimers({ now: 1_795_000_000_500 })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('keeps one entry per work, newest first, in unix seconds', () => {
  rememberWatch(entry)
  vi.advanceTimersByTime(5000)
  rememberWatch({ ...entry, id: 8 })
  vi.advanceTimersByTime(5000)
  rememberWatch({ ...entry, level: 15 })
  expect(readHistory().map(({ id, level, time }) => [id, level, time])).toEqual([
    [7, 15, 1_795_000_010],
    [8, 14, 1_795_000_005],
  ])
})

it('tells a work from a channel with the same id', () => {
  rememberWatch(entry)
  rememberWatch({ ...entry, type: 'tv' })
  expect(readHistory()).toHaveLength(2)
})

it('keeps the newest two hundred', () => {
  for (let id = 0; id < 210; id++) {
    vi.advanceTimersByTime(1000)
    rememberWatch({ ...entry, id })
  }
  expect(readHistory()).toHaveLength(200)
  expect(readHistory()[0]?.id).toBe(209)
})

it.each(['', 'null', '{"a":1}', '[1,null,{"id":"x"}]', '[{'])('takes %j in the storage for an empty history', text => {
  stored.set('back', text)
  expect(readHistory()).toEqual([])
})

it('works without storage', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('blocked')
    },
    setItem() {
      throw new Error('blocked')
    },
  })
  rememberWatch(entry)
  expect(readHistory()).toEqual([])
})

it.each([
  [0, 0, 0],
  [1721, 2758, 62.4],
  [1, 3, 33.33],
  [50, 40, 100],
])('%d of %d s is %d %', (currentTime, duration, percent) => {
  expect(watchedPercent({ currentTime, duration })).toBe(percent)
})

it.each([
  [entry, '/player/vod/2/7/14'],
  [{ ...entry, type: 'tv' as const, types: 'us', ids: 3 }, '/player/live/us/3/7'],
  [{ ...entry, type: 'live' as const, types: 'match', ids: 1 }, '/player/match/7/1'],
])('leads back to where it was watched', (from, address) => {
  expect(watchAddress({ ...from, time: 0 })).toBe(address)
})
