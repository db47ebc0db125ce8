import type { Context } from '../context.ts'

/** Forgets cached settings when any process changes them. */
export function listenSite(ctx: Context): void {
  ctx.bus.on('site.changed', () => ctx.cache.drop('site:'))
}
