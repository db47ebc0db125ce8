import type { Anchor } from '@xinghe/contract/client'
import { api, CallFailed } from '../core/api.ts'
import { cached } from '../core/caches.ts'

/** A picture that can be closed; everything else is raw HTML. */
export const isPicture = (anchor: Anchor) => anchor.type === 1

/** What is promoted in pages. A call that fails, or answers another code than 0, shows and keeps nothing. */
export async function pageAnchors(): Promise<Anchor[]> {
  try {
    return await cached('anchors', () => api('promo.anchors', { platform: 'pc', type: 'a' }, { quiet: true }))
  } catch (error) {
    if (error instanceof CallFailed) return []
    throw error
  }
}

/** What is promoted on the player. */
export async function playerAnchors(): Promise<Anchor[]> {
  try {
    return await api('promo.anchors', { platform: 'pc', type: 'b' }, { quiet: true })
  } catch (error) {
    if (error instanceof CallFailed) return []
    throw error
  }
}

/** Tells the operator that a promotion was seen or clicked; the server counts each viewer once. */
export function countAnchor(id: number, event: 'view' | 'click'): void {
  api('promo.hits', { type: 'promo', id, event }, { quiet: true }).catch((error: unknown) => {
    // Counted already, or it could not be: the visitor has nothing to do with either.
    if (!(error instanceof CallFailed)) throw error
  })
}
