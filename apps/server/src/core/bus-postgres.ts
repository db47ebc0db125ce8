import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { type Bus, type BusOptions, createListeners, encodeEvent } from './bus.ts'

const CHANNEL = 'xinghe_bus'

/** LISTEN/NOTIFY on a connection of its own, rebuilt when it breaks; what is emitted meanwhile elsewhere is missed. */
export async function openPostgresBus(url: string, options: BusOptions): Promise<Bus> {
  const listeners = createListeners(options)
  let closed = false
  let client = await listen()

  async function listen(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString: url, application_name: 'xinghe bus', keepAlive: true })
    // an error is followed by 'end', which reconnects
    fresh.on('error', error => options.onError(error, 'the bus lost its connection'))
    fresh.on('notification', message => listeners.deliver(message.payload ?? ''))
    await fresh.connect()
    await fresh.query(`listen ${CHANNEL}`)
    fresh.once('end', () => void reconnect())
    return fresh
  }

  async function reconnect(): Promise<void> {
    for (let waitMs = 50; !closed; waitMs = Math.min(waitMs * 2, 5_000)) {
      await sleep(waitMs)
      try {
        client = await listen()
        if (closed) await client.end()
        return
      } catch (error) {
        options.onError(error, 'the bus cannot connect')
      }
    }
  }

  return {
    async emit(tx, event, payload) {
      await sql`select pg_notify(${CHANNEL}, ${encodeEvent(event, payload)})`.execute(tx)
    },
    on: listeners.on,
    async close() {
      closed = true
      await client.end()
    },
  }
}
