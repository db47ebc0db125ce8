import type { Context } from '../context.ts'

/** Forgets cached bulletins when any process changes them. */
export function listenMessage(ctx: Context): void {
  ctx.bus.on('message.bulletinsChanged', () => ctx.cache.drop('message:'))
}
