// What primary and children agree on; without imports, so that the primary loads none of the site.

export type ChildRole = 'web' | 'worker'

export const isChildRole = (text: string | undefined): text is ChildRole => text === 'web' || text === 'worker'

/** What a child tells the primary once it does its work. */
export interface ReadyMessage {
  type: 'ready'
  /** Of a web process; null for a worker. */
  port: number | null
}

/** Exit code of a child that could not start at all and has said why. */
export const CANNOT_START = 3
