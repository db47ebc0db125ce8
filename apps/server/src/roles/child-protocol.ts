// What primary and children agree on; without imports, so that the primary loads none of the site.

export type ChildRole = 'web' | 'worker'

export const isChildRole = (text: string | undefined): text is ChildRole => text === 'web' || text === 'worker'

/**
 * What a child tells the primary: that it does its work, that it has taken a connection, that one it was given has ended, and that
 * it is to get no more of them because it ends itself.
 */
export type FromChild = { type: 'ready' | 'closed' | 'closing' } | { type: 'taken'; id: number }

/** What the primary tells a web process; the connection comes along. */
export interface ConnectionMessage {
  type: 'connection'
  /** Goes up from one to the next. */
  id: number
}

/** Exit code of a child that could not start at all and has said why. */
export const CANNOT_START = 3
