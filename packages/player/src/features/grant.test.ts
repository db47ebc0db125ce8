import type { PlayGrant } from '@xinghe/contract/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GrantKeeper, renewInMs } from './grant.ts'

const now = 1_800_000_000_000
const grant = (lifeSec: number): PlayGrant => ({ lines: [], expiresAt: Date.now() / 1000 + lifeSec, previewSec: null })

beforeEach(() => vi.useFakeTimers({ now }))
afterEach(() => vi.useRealTimers())

test('renews a minute ahead, earlier when the life is short, never in a hurry', () => {
  expect(renewInMs(now / 1000 + 3600, now)).toBe(3_540_000)
  expect(renewInMs(now / 1000 + 60, now)).toBe(30_000)
  expect(renewInMs(now / 1000 - 10, now)).toBe(5000)
})

test('asks again before the end, and tries a failed renewal again without telling', async () => {
  const answers = [grant(3600), null, grant(7200)]
  const ask = vi.fn(async () => {
    const next = answers.shift()
    if (!next) throw new Error('no answer')
    return next
  })
  const heard: (PlayGrant | null)[] = []
  const keeper = new GrantKeeper(ask, new AbortController().signal)
  keeper.onRenewed(renewed => heard.push(renewed))
  await keeper.ask()
  await vi.advanceTimersByTimeAsync(3_541_000)
  expect(ask).toHaveBeenCalledTimes(2)
  expect(heard).toEqual([])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(heard).toHaveLength(1)
})

test('a refused address is renewed at once, but not twice in a row', async () => {
  const heard: (PlayGrant | null)[] = []
  const keeper = new GrantKeeper(async () => grant(3600), new AbortController().signal)
  keeper.onRenewed(renewed => heard.push(renewed))
  expect(keeper.canRenew).toBe(true)
  await Promise.all([keeper.renew(), keeper.renew()])
  expect(heard).toHaveLength(1)
  expect(keeper.canRenew).toBe(false)
  vi.advanceTimersByTime(16_000)
  expect(keeper.canRenew).toBe(true)
})

test('says nothing after its episode is over', async () => {
  const end = new AbortController()
  const listener = vi.fn()
  const keeper = new GrantKeeper(async () => grant(3600), end.signal)
  keeper.onRenewed(listener)
  const renewal = keeper.renew()
  end.abort()
  await renewal
  await vi.advanceTimersByTimeAsync(7_200_000)
  expect(listener).not.toHaveBeenCalled()
})
