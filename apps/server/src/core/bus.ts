import type { Events } from '../events.ts'
import type { Db } from './db.ts'

export type Unsubscribe = () => void
export type EventName = keyof Events
export type Listener<E extends EventName> = (payload: Events[E]) => void | Promise<void>

/** News between nouns and processes. Delivery is at most once; never the only record of a fact. */
export interface Bus {
  /** Leaves only if the transaction commits when `tx` is one; reaches every process, this one included. */
  emit<E extends EventName>(tx: Db, event: E, payload: Events[E]): Promise<void>
  on<E extends EventName>(event: E, listener: Listener<E>): Unsubscribe
  close(): Promise<void>
}

export interface BusOptions {
  /** Told of a lost connection (it is rebuilt) and of a listener that threw. */
  onError(error: unknown, what: string): void
}

/** Largest encoded event; the limit of a PostgreSQL notification is 8000 bytes. */
const MAX_BYTES = 7_900

export function encodeEvent(event: EventName, payload: unknown): string {
  const text = JSON.stringify([event, payload])
  if (Buffer.byteLength(text) > MAX_BYTES) throw new Error(`the payload of ${event} is larger than ${MAX_BYTES} bytes`)
  return text
}

/** Listeners of one process; each is isolated from the failures of the others. */
export function createListeners(options: BusOptions) {
  const byEvent = new Map<string, Set<(payload: never) => void | Promise<void>>>()
  return {
    on<E extends EventName>(event: E, listener: Listener<E>): Unsubscribe {
      const set = byEvent.get(event) ?? new Set()
      byEvent.set(event, set)
      set.add(listener)
      return () => set.delete(listener)
    },
    deliver(text: string): void {
      const [event, payload] = JSON.parse(text) as [string, never]
      for (const listener of byEvent.get(event) ?? []) {
        Promise.resolve(payload)
          .then(listener)
          .catch((error: unknown) => options.onError(error, `a listener of ${event} failed`))
      }
    },
  }
}
