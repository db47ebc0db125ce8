import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cached, cachedForVisit, freshSec, isStale } from './caches.ts'

const store = new Map<string, string>()
const visit = new Map<string, string>()
const over = (map: Map<string, string>) => ({
  getItem: (key: string) => map.get(key) ?? null,
  setItem: (key: string, value: string) => map.set(key, value),
})
beforeEach(() => {
  store.clear()
  visit.clear()
  vi.stubGlobal('localStorage', over(store))
  vi.stubGlobal('sessionStorage', over(visit))
  vi.stubGlobal('document', { documentElement: { lang: 'zh-Hans' } })
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it.each([
  [60, 60, false],
  [60.5, 60, true],
  [5, 5, false],
  [6, 5, true],
  [-1, 60, true],
])('%d s old with %d s allowed: stale %s', (age, sec, stale) => expect(isStale(1000 - age, sec, 1000)).toBe(stale))

it.each(Object.entries(freshSec))('%s is asked for again after %d seconds', async (name, sec) => {
  const load = vi.fn(async () => load.mock.calls.length)
  const read = () => cached(name as keyof typeof freshSec, load)
  expect([await read(), await read()]).toEqual([1, 1])
  vi.advanceTimersByTime((sec + 1) * 1000)
  expect(await read()).toBe(2)
})

it('keeps nothing of another script, of failures, and of foreign entries', async () => {
  await cached('navs', async () => 'simplified')
  document.documentElement.lang = 'zh-Hant'
  expect(await cached('navs', async () => 'traditional')).toBe('traditional')
  await expect(cached('hot', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(store.has('cache.hot')).toBe(false)
  for (const text of ['{', '[]', '7', '{"time":"x"}']) {
    store.set('anchor', text)
    expect(await cached('anchors', async () => 'new')).toBe('new')
  }
})

it('asks for site data once a visit', async () => {
  const load = vi.fn(async () => load.mock.calls.length)
  await cachedForVisit('site', load)
  vi.advanceTimersByTime(86_400_000)
  expect(await cachedForVisit('site', load)).toBe(1)
  visit.clear()
  expect(await cachedForVisit('site', load)).toBe(2)
  expect(store.size).toBe(0)
})

it('works without storage', async () => {
  vi.stubGlobal('sessionStorage', undefined)
  vi.stubGlobal('localStorage', undefined)
  expect(await cachedForVisit('site', async () => 'asked')).toBe('asked')
  expect(await cached('navs', async () => 'asked')).toBe('asked')
})
