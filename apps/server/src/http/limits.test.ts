import { afterAll, describe, expect, test } from 'vitest'
import { hasRedis, startRedis } from '../testing/redis-peer.ts'
import { createTestContext } from '../testing/test-context.ts'
import { createLimits, type Limits } from './limits.ts'

const ctx = await createTestContext()

/** How many of `calls` calls in a row may go on. */
async function allowed(limits: Limits, key: string, calls: number, perMinute: number): Promise<number> {
  let count = 0
  for (let i = 0; i < calls; i += 1) if ((await limits.take(key, perMinute)) === 0) count += 1
  return count
}

const startOfMinute = () => ctx.clock.set(new Date(Math.ceil(ctx.clock.now().getTime() / 60_000) * 60_000))

function behaves(open: () => Promise<Limits>) {
  test('a key has its share of a minute, and others theirs', async () => {
    const limits = await open()
    startOfMinute()
    expect(await allowed(limits, 'a', 15, 10)).toBe(10)
    expect(await allowed(limits, 'b', 5, 10)).toBe(5)
  })

  test('the window slides: what was used in the last minute counts while it is less than a minute old', async () => {
    const limits = await open()
    startOfMinute()
    expect(await allowed(limits, 'c', 10, 10)).toBe(10)
    ctx.clock.advance(90)
    expect(await allowed(limits, 'c', 10, 10)).toBe(5)
    ctx.clock.advance(120)
    expect(await allowed(limits, 'c', 10, 10)).toBe(10)
  })

  test('who waits as long as told is let in, two seconds earlier not', async () => {
    const limits = await open()
    for (const [key, perMinute, after] of [
      ['d', 1, 20],
      ['g', 7, 59],
      ['h', 3, 0],
    ] as const) {
      startOfMinute()
      await allowed(limits, key, 20, perMinute)
      ctx.clock.advance(after)
      const wait = await limits.take(key, perMinute)
      ctx.clock.advance(wait - 2)
      expect(await limits.take(key, perMinute)).toBeGreaterThan(0)
      ctx.clock.advance(2)
      expect(await limits.take(key, perMinute)).toBe(0)
    }
  })
}

describe('in one process', () => behaves(async () => createLimits(ctx)))

describe.skipIf(!hasRedis)('over Redis', async () => {
  const redis = hasRedis ? await startRedis() : null
  const opened: Limits[] = []
  const shared = { ...ctx, config: { ...ctx.config, redisUrl: redis?.url ?? null } }
  const open = async () => {
    const limits = createLimits(shared)
    opened.push(limits)
    await expect.poll(() => limits.isShared).toBe(true)
    return limits
  }
  afterAll(async () => {
    for (const limits of opened) await limits.close()
    await redis?.stop()
  })

  behaves(open)

  test('two processes share one count', async () => {
    const [one, two] = [await open(), await open()]
    startOfMinute()
    expect(await allowed(one, 'e', 6, 10)).toBe(6)
    expect(await allowed(two, 'e', 6, 10)).toBe(4)
  })

  test('without Redis each process counts for itself', async () => {
    const limits = await open()
    await redis?.stop()
    await expect.poll(() => limits.isShared).toBe(false)
    startOfMinute()
    expect(await allowed(limits, 'f', 6, 4)).toBe(4)
  })
})
