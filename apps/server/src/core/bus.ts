import type { Events } from '../events.ts'

/** Anything that can run SQL inside a transaction; kept structural so that `core` names no schema. */
export type Unsubscribe = () => void

/** News between nouns and processes. Delivery is at most once; never the only record of a fact. */
export interface Bus {
  /** Leaves only if the transaction commits when `tx` is one; reaches every process, this one included. */
  emit<E extends keyof Events>(tx: import('./db.ts').Db, event: E, payload: Events[E]): Promise<void>
  on<E extends keyof Events>(event: E, listener: (payload: Events[E]) => void | Promise<void>): Unsubscribe
  close(): Promise<void>
}
