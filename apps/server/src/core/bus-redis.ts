import { Redis } from 'ioredis'
import { type Bus, type BusOptions, createListeners, encodeEvent } from './bus.ts'
import { afterCommit } from './db.ts'

const CHANNEL = 'xinghe:bus'

/** Redis publish/subscribe, for web processes on several machines. An event is published once its transaction has committed. */
export async function openRedisBus(url: string, options: BusOptions): Promise<Bus> {
  const listeners = createListeners(options)
  const subscriber = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: null })
  const publisher = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 3 })
  for (const client of [subscriber, publisher]) {
    client.on('error', error => options.onError(error, 'the bus lost its connection'))
  }
  subscriber.on('message', (_channel, text) => listeners.deliver(text))
  await Promise.all([subscriber.connect(), publisher.connect()])
  await subscriber.subscribe(CHANNEL)

  return {
    async emit(tx, event, payload) {
      const text = encodeEvent(event, payload)
      await afterCommit(tx, async () => {
        try {
          await publisher.publish(CHANNEL, text)
        } catch (error) {
          // the fact is committed: the caller must not think that it failed
          options.onError(error, `${event} could not be published`)
        }
      })
    },
    on: listeners.on,
    async close() {
      subscriber.disconnect()
      // quit sends what is still waiting; without a connection there is nobody to send it to
      await publisher.quit().catch(() => publisher.disconnect())
    },
  }
}
