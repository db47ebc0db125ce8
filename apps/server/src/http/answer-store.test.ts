import { expect, test } from 'vitest'
import { AnswerStore, type Loaded } from './answer-store.ts'
import { Stored } from './stored.ts'

function setUp(maxBytes = 1_000_000) {
  const clock = { ms: 0 }
  const errors: unknown[] = []
  const store = new AnswerStore({ maxBytes, now: () => clock.ms, onError: error => errors.push(error) })
  let loads = 0
  const load = async (ttlSec = 30): Promise<Loaded> => {
    loads += 1
    return { stored: new Stored(200, {}, Buffer.from(`version ${loads}`)), ttlSec }
  }
  const read = async (key: string, ttlSec?: number) => {
    const { stored, outcome } = await store.get(key, () => load(ttlSec))
    return `${outcome}: ${stored.body}`
  }
  return { store, clock, errors, load, read, loads: () => loads }
}

test('an answer is made once and kept for its time', async () => {
  const { clock, read } = setUp()
  expect(await read('a')).toBe('miss: version 1')
  clock.ms = 29_999
  expect(await read('a')).toBe('hit: version 1')
})

test('after its time the old answer is served while one refresh runs', async () => {
  const { clock, read, loads } = setUp()
  await read('a')
  clock.ms = 30_001
  expect(await Promise.all([read('a'), read('a')])).toEqual(['stale: version 1', 'stale: version 1'])
  expect(await read('a')).toBe('hit: version 2')
  expect(loads()).toBe(2)
})

test('long after its time it is made anew before anyone sees it', async () => {
  const { clock, read } = setUp()
  await read('a')
  clock.ms = 3_600_000
  expect(await read('a')).toBe('miss: version 2')
})

test('many who ask at once wait for one load', async () => {
  const { read, loads } = setUp()
  expect(new Set(await Promise.all(Array.from({ length: 50 }, () => read('a'))))).toEqual(new Set(['miss: version 1']))
  expect(loads()).toBe(1)
})

test('news drop what they name and let the rest be refreshed', async () => {
  const { store, read } = setUp()
  await read('a')
  await read('b')
  store.drop(key => key === 'a')
  expect(store.peek('a')).toBeUndefined()
  expect(await read('b')).toBe('stale: version 2')
})

test('a load that began before news is not kept', async () => {
  const { store, load, read } = setUp()
  const begun = store.get('a', () => load())
  store.drop()
  expect((await begun).stored.body.toString()).toBe('version 1')
  expect(await read('a')).toBe('miss: version 2')
})

test('answers without a time are not kept', async () => {
  const { read } = setUp()
  expect([await read('a', 0), await read('a', 0)]).toEqual(['miss: version 1', 'miss: version 2'])
})

test('a refresh that fails is reported and the old answer stays', async () => {
  const { store, clock, errors } = setUp()
  let isBroken = false
  const load = async (): Promise<Loaded> => {
    if (isBroken) throw new Error('no database')
    return { stored: new Stored(200, {}, Buffer.from('good')), ttlSec: 30 }
  }
  await store.get('a', load)
  isBroken = true
  clock.ms = 31_000
  for (let i = 0; i < 2; i += 1) {
    expect((await store.get('a', load)).stored.body.toString()).toBe('good')
    await new Promise(setImmediate)
  }
  expect(errors).toHaveLength(2)
  await expect(store.get('b', load)).rejects.toThrow('no database')
})

test('bytes are bounded whatever keys are asked for', async () => {
  const { store } = setUp(200_000)
  for (let i = 0; i < 500; i += 1) {
    await store.get(`key ${i}`, async () => ({ stored: new Stored(200, {}, Buffer.alloc(5_000)), ttlSec: 30 }))
    expect(store.size.bytes).toBeLessThanOrEqual(200_000)
  }
  expect(store.size.entries).toBeGreaterThan(10)
})

test('a full store keeps an answer from the second time it is asked for', async () => {
  const { store, read } = setUp(50_000)
  for (let n = 0; n < 100; n++) await read(`filler ${n}`)
  const kept = Array.from({ length: 100 }, (_, n) => `filler ${n}`).filter(key => store.has(key))
  expect(kept.length).toBeGreaterThan(10)
  expect([store.has('filler 0'), store.has('filler 99')]).toEqual([true, false])

  expect([await read('once'), store.has('once')]).toEqual([expect.stringContaining('miss'), false])
  expect([await read('once'), store.has('once')]).toEqual([expect.stringContaining('miss'), true])
  expect(await read('once')).toContain('hit')
  expect(store.size.bytes).toBeLessThanOrEqual(50_000)
})
