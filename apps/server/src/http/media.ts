import type { Context as HonoContext } from 'hono'
import { deliverMedia } from '../media/media.delivery.ts'
import type { HttpEnv, Web } from './app.ts'
import { TransportError } from './errors.ts'
import { sendObject } from './files.ts'
import type { HotAlias } from './hot-objects.ts'
import { isUnchanged, tagOf } from './stored.ts'

/** Storage keys of public pictures, as they stand in an address: nothing is escaped, no segment begins with a dot. */
const artKey = /^(?:\/[\w-][\w.-]{0,120}){1,6}$/

/** How long anybody may keep what an address answers. */
export function mediaCacheControl({ expiresAt }: HotAlias, nowMs: number): string {
  const lifeSec = expiresAt === null ? 365 * 86_400 : Math.floor(expiresAt - nowMs / 1000)
  return `public, max-age=${lifeSec}, immutable`
}

/** Public pictures and signed media. */
export function mountMedia({ app, ctx, objects }: Pick<Web, 'app' | 'ctx' | 'objects'>): void {
  const send = (c: HonoContext<HttpEnv>, alias: HotAlias) =>
    sendObject(c, ctx.storage, alias.key, {
      cacheControl: mediaCacheControl(alias, ctx.clock.now().getTime()),
      onFound: info => {
        if (c.env?.incoming?.url) objects.remember(c.env.incoming.url, alias)
        objects.ask(ctx.storage, alias.key, info)
      },
    })

  app.get('/media/art/*', c => {
    c.set('route', 'art')
    const path = new URL(c.req.url).pathname.slice('/media/art'.length)
    if (!artKey.test(path)) throw new TransportError(404, '请求的文件不存在')
    return send(c, { key: `art${path}`, expiresAt: null })
  })

  app.get('/media/s/*', async c => {
    c.set('route', 'media')
    const path = new URL(c.req.url).pathname.slice('/media/s/'.length)
    const delivery = await deliverMedia(ctx, path)
    switch (delivery.kind) {
      case 'object':
        return send(c, delivery)
      case 'bytes':
        return sendBytes(c.req.raw, delivery.body, delivery.contentType, delivery.cacheControl)
      case 'refused':
        throw new TransportError(delivery.status, delivery.message, { 'x-media-refusal': delivery.reason })
    }
  })
}

function sendBytes(request: Request, body: Uint8Array, contentType: string, cacheControl: string): Response {
  const etag = `"${tagOf(body)}"`
  const headers = { 'cache-control': cacheControl, etag }
  if (isUnchanged(request.headers.get('if-none-match') ?? undefined, etag)) {
    return new Response(null, { status: 304, headers })
  }
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
    headers: { ...headers, 'content-type': contentType, 'content-length': String(body.byteLength) },
  })
}
