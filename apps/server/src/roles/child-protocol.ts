// What primary and children agree on; without imports, so that the primary loads none of the site.

export type ChildRole = 'web' | 'worker'

export const isChildRole = (text: string | undefined): text is ChildRole => text === 'web' || text === 'worker'

/** What a child tells the primary: that it does its work, and that a connection it was given has ended. */
export interface FromChild {
  type: 'ready' | 'closed'
}

/** What the primary tells a web process; the connection comes along. */
export interface ConnectionMessage {
  type: 'connection'
}

/** Exit code of a child that could not start at all and has said why. */
export const CANNOT_START = 3
