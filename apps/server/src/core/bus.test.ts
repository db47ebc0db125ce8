import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { withClient } from '../testing/cluster.ts'
import { cloneDatabase } from '../testing/database.ts'
import { hasRedis, startRedis } from '../testing/redis-peer.ts'
import type { Bus } from './bus.ts'
import { openPostgresBus } from './bus-postgres.ts'
import { openRedisBus } from './bus-redis.ts'
import { type Database, inTransaction, openDatabase } from './db.ts'

interface Peer {
  open(onError: (error: unknown, what: string) => void): Promise<Bus>
  /** Breaks every connection of the buses. */
  cut(): Promise<void>
  stop(): Promise<void>
}

let database: Database
let url: string
beforeAll(async () => {
  const clone = await cloneDatabase()
  url = clone.url
  database = openDatabase({ url, max: 3, name: 'test', statementTimeoutMs: 0, onError: () => {} })
  return async () => {
    await database.close()
    await clone.drop()
  }
})

async function postgresPeer(): Promise<Peer> {
  return {
    open: onError => openPostgresBus(url, { onError }),
    cut: () =>
      withClient(url, async client => {
        await client.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'xinghe bus' and datname = current_database()",
        )
      }),
    stop: async () => {},
  }
}

async function redisPeer(): Promise<Peer> {
  const redis = await startRedis()
  return {
    open: onError => openRedisBus(redis.url, { onError }),
    cut: () => redis.disconnectAll(),
    stop: () => redis.stop(),
  }
}

const peers: [string, () => Promise<Peer>][] = [['PostgreSQL', postgresPeer]]
if (hasRedis) peers.push(['Redis', redisPeer])

describe.each(peers)('bus on %s', (_name, start) => {
  let peer: Peer
  let here: Bus
  let there: Bus
  const onError = vi.fn()
  beforeAll(async () => {
    peer = await start()
    here = await peer.open(onError)
    there = await peer.open(onError)
  })
  afterAll(async () => {
    await here.close()
    await there.close()
    await peer.stop()
  })

  /** Numbers that a bus heard, in order. */
  function hear(bus: Bus): number[] {
    const heard: number[] = []
    bus.on('vod.changed', ({ workIds }) => void heard.push(...workIds))
    return heard
  }
  const say = (id: number) => inTransaction(database.db, tx => here.emit(tx, 'vod.changed', { workIds: [id] }))

  test('an event reaches every process, the sender included, in order', async () => {
    const [mine, theirs] = [hear(here), hear(there)]
    await say(1)
    await here.emit(database.db, 'vod.changed', { workIds: [2] })
    await vi.waitFor(() =>
      expect([mine, theirs]).toEqual([
        [1, 2],
        [1, 2],
      ]),
    )
  })

  test('an event of a rolled back transaction reaches nobody', async () => {
    const heard = hear(there)
    const failing = inTransaction(database.db, async tx => {
      await here.emit(tx, 'vod.changed', { workIds: [3] })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await say(4)
    await vi.waitFor(() => expect(heard).toEqual([4]))
  })

  test('an event leaves only when the transaction commits', async () => {
    const heard = hear(there)
    await inTransaction(database.db, async tx => {
      await here.emit(tx, 'vod.changed', { workIds: [5] })
      await say(6)
      await vi.waitFor(() => expect(heard).toEqual([6]))
    })
    await vi.waitFor(() => expect(heard).toEqual([6, 5]))
  })

  test('a listener that throws is reported and does not keep others from hearing', async () => {
    const stop = there.on('site.changed', () => {
      throw new Error('deaf')
    })
    const good = vi.fn()
    there.on('site.changed', good)
    onError.mockClear()
    await here.emit(database.db, 'site.changed', {})
    await vi.waitFor(() => expect(good).toHaveBeenCalledOnce())
    expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('deaf'), 'a listener of site.changed failed')
    stop()
  })

  test('who has unsubscribed hears nothing', async () => {
    const listener = vi.fn()
    there.on('site.changed', listener)()
    const heard = hear(there)
    await here.emit(database.db, 'site.changed', {})
    await say(7)
    await vi.waitFor(() => expect(heard).toEqual([7]))
    expect(listener).not.toHaveBeenCalled()
  })

  test('an event that is too large is refused', async () => {
    const workIds = Array.from({ length: 3000 }, (_, index) => index)
    await expect(here.emit(database.db, 'vod.changed', { workIds })).rejects.toThrow('larger than 7900 bytes')
  })

  test('a broken connection is rebuilt', async () => {
    const heard = hear(there)
    await peer.cut()
    await vi.waitFor(
      async () => {
        await say(8)
        expect(heard).toContain(8)
      },
      { timeout: 15_000, interval: 100 },
    )
  })
})
