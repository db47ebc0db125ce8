import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stringsOf } from '../core/zh.ts'
import { episodeLine } from './episode-line.ts'
import { forgetWatches } from './forget-watches.ts'
import { readHistory, rememberWatch, type WatchEntry, watchedPercent } from './history.ts'
import { byDay } from './history-days.ts'
import { isOfKind } from './history-kinds.ts'
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

it('leaves out what is no entry, and fills what an older site did not write', () => {
  const rows = [
    { type: 'vod', id: 1, name: '老站', time: 5, level: 3, remarks: '更新至24集', isLevel: true },
    { type: 'movie', id: 2, name: 'x', time: 4 },
    { id: 3, name: 'x', time: 3 },
    { type: 'tv', id: 4, name: 'x', time: 2, remarks: {}, currentTime: '9', duration: null },
    { type: 'vod', id: Number.NaN, name: 'x', time: 1 },
    'x',
    null,
  ]
  stored.set('back', JSON.stringify(rows))
  const read = readHistory()
  expect(read.map(({ id, remarks, currentTime, duration }) => [id, remarks, currentTime, duration])).toEqual([
    [1, '更新至24集', 0, 0],
    [4, '', 0, 0],
  ])
})

it.each([
  ['更新至24集', 3, true, '更新至24集 · 第 3 集'],
  ['第 14 集', 14, true, '第 14 集'],
  ['2026-03-01 期', 2, true, '2026-03-01 期'],
  ['大结局', 36, true, '大结局 · 第 36 集'],
  ['', 2, true, '第 2 集'],
  ['正片', 1, false, '正片'],
])('a row with remarks %s of episode %d says which one it is', (remarks, level, isLevel, line) => {
  expect(episodeLine({ ...entry, time: 1, remarks, level, isLevel }, stringsOf('s'))).toBe(line)
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

it('forgets entries with the positions in their works, and brings back what was not watched again', () => {
  for (const id of [7, 8, 9]) rememberWatch({ ...entry, id })
  rememberWatch({ ...entry, type: 'tv' })
  const seen = { 7: { 14: 1721 }, 8: { 2: 60 }, 9: { 1: 5 } }
  stored.set('config', JSON.stringify({ volume: 1, seen }))
  const ids = () =>
    readHistory()
      .map(({ type, id }) => type + id)
      .toSorted()

  const undo = forgetWatches(readHistory().filter(({ type, id }) => type === 'vod' && id < 9))
  expect(ids()).toEqual(['tv7', 'vod9'])
  expect(JSON.parse(stored.get('config')!)).toEqual({ volume: 1, seen: { 9: seen[9] } })

  vi.advanceTimersByTime(60_000)
  rememberWatch({ ...entry, id: 8, level: 3 })
  undo()
  expect(ids()).toEqual(['tv7', 'vod7', 'vod8', 'vod9'])
  expect(readHistory()[0]).toMatchObject({ id: 8, level: 3 })
  expect(JSON.parse(stored.get('config')!).seen).toEqual(seen)

  forgetWatches(readHistory())
  expect(stored.has('back')).toBe(false)
})

it('tells kinds and days apart', () => {
  const nowSec = 1_795_000_000
  const ages = [-3, 5, 86_399, 86_400, 172_799, 172_800, 9_999_999]
  const entries = ages.map((age, id) => ({ ...entry, id, time: nowSec - age }))
  expect(byDay(entries, nowSec).map(({ day, entries: own }) => [day, own.map(({ id }) => id)])).toEqual([
    ['today', [0, 1, 2]],
    ['yesterday', [3, 4]],
    ['earlier', [5, 6]],
  ])
  expect(byDay([], nowSec)).toEqual([])

  const types = (['vod', 'tv', 'live'] as const).map(type => ({ ...entry, type, time: 0 }))
  const kept = (kind: 'all' | 'live' | 'vod') => types.filter(isOfKind(kind)).map(({ type }) => type)
  expect(kept('all')).toEqual(['vod', 'tv', 'live'])
  expect(kept('live')).toEqual(['tv', 'live'])
  expect(kept('vod')).toEqual(['vod'])
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
