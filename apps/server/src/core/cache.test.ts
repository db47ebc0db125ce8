import { expect, test, vi } from 'vitest'
import { createTestClock } from '../testing/test-clock.ts'
import { createCache } from './cache.ts'

function setUp(maxBytes = 100_000) {
  const clock = createTestClock()
  const onError = vi.fn()
  return { clock, onError, cache: createCache({ maxBytes, clock, onError }) }
}

test('a value is loaded once, however many ask at the same time', async () => {
  const { cache } = setUp()
  const load = vi.fn(async () => 'value')
  expect(await Promise.all([1, 2, 3].map(() => cache.get('k', 60, load)))).toEqual(['value', 'value', 'value'])
  expect(await cache.get('k', 60, load)).toBe('value')
  expect(load).toHaveBeenCalledOnce()
})

test('a stale value is served while one refresh runs', async () => {
  const { cache, clock } = setUp()
  await cache.get('k', 60, async () => 'old')
  clock.advance(61)
  const { promise, resolve } = Promise.withResolvers<string>()
  const load = vi.fn(() => promise)
  expect(await cache.get('k', 60, load)).toBe('old')
  expect(await cache.get('k', 60, load)).toBe('old')
  expect(load).toHaveBeenCalledOnce()
  resolve('new')
  await vi.waitFor(async () => expect(await cache.get('k', 60, load)).toBe('new'))
  expect(load).toHaveBeenCalledOnce()
})

test('a failed refresh is reported and the old value stays; a failed first load is thrown and not kept', async () => {
  const { cache, clock, onError } = setUp()
  const broken = async () => {
    throw new Error('down')
  }
  await expect(cache.get('k', 60, broken)).rejects.toThrow('down')
  expect(await cache.get('k', 60, async () => 'up')).toBe('up')
  clock.advance(61)
  expect(await cache.get('k', 60, broken)).toBe('up')
  await vi.waitFor(() => expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('down'), 'k'))
})

test('a dropped prefix is loaded again, its neighbours are not', async () => {
  const { cache } = setUp()
  for (const key of ['vod:1', 'vod:12', 'site']) await cache.get(key, 60, async () => 'old')
  cache.drop('vod:')
  const load = async () => 'new'
  expect(await Promise.all(['vod:1', 'vod:12', 'site'].map(key => cache.get(key, 60, load)))).toEqual([
    'new',
    'new',
    'old',
  ])
})

test('a value that was read before the drop does not come back', async () => {
  const { cache } = setUp()
  const { promise, resolve } = Promise.withResolvers<string>()
  const before = cache.get('k', 60, () => promise)
  cache.drop('k')
  const after = cache.get('k', 60, async () => 'new')
  resolve('old')
  expect(await before).toBe('old')
  expect(await after).toBe('new')
  expect(await cache.get('k', 60, async () => 'third')).toBe('new')
})

test('the cache stays within its bytes and keeps what is used', async () => {
  const { cache } = setUp(10_000)
  const load = vi.fn(async () => 'x'.repeat(1000))
  for (const key of ['a', 'b', 'c', 'd']) await cache.get(key, 60, load)
  await cache.get('a', 60, load)
  await cache.get('e', 60, load)
  load.mockClear()
  await cache.get('a', 60, load)
  expect(load).not.toHaveBeenCalled()
  await cache.get('b', 60, load)
  expect(load).toHaveBeenCalledOnce()
})

test('a value larger than the cache is answered, just not kept', async () => {
  const { cache } = setUp(1_000)
  const load = vi.fn(async () => 'x'.repeat(5_000))
  expect(await cache.get('big', 60, load)).toHaveLength(5_000)
  await cache.get('big', 60, load)
  expect(load).toHaveBeenCalledTimes(2)
})
