import type { ReactNode } from 'react'

/** A small word on a picture or beside a title. */
export function Tag({
  kind = 'plain',
  children,
}: {
  kind?: 'plain' | 'vip' | 'new' | 'dark' | 'live'
  children: ReactNode
}) {
  return <span className={kind === 'plain' ? 'tag' : `tag tag-${kind}`}>{children}</span>
}
