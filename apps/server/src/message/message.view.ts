import type { Message } from '@xinghe/contract/message'
import type { BulletinRow } from './message.queries.ts'

const BLURB_CHARS = 60

/** Whether a bulletin was read is kept by the reader's browser: for the server it never was. */
export function toBulletin(row: BulletinRow): Message {
  const { id, title, content, dialog, listed, publishedAt } = row
  return {
    id,
    read: false,
    msgType: 'bulletin',
    dialog,
    info: { id: 0, streamId: 0, rid: 0 },
    show: listed,
    title,
    content,
    blurb: row.blurb || content.replace(/\s+/g, ' ').slice(0, BLURB_CHARS),
    createTime: Math.floor(publishedAt.getTime() / 1000),
  }
}

/** The list asks with every page: the whole text comes with `message.bulletin`. */
export const toBulletinLine = (row: BulletinRow): Message => ({ ...toBulletin(row), content: '' })
