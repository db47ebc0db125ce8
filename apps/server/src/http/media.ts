import type { Hono } from 'hono'
import type { Context } from '../context.ts'
import { deliverMedia } from '../media/media.delivery.ts'
import type { HttpEnv } from './app.ts'
import { TransportError } from './errors.ts'
import { sendObject } from './files.ts'
import { isUnchanged, tagOf } from './stored.ts'

const YEAR = 'public, max-age=31536000, immutable'
/** Storage keys of public pictures, as they stand in an address: nothing is escaped, no segment begins with a dot. */
const artKey = /^(?:\/[\w-][\w.-]{0,120}){1,6}$/

/** Public pictures and signed media. */
export function mountMedia(app: Hono<HttpEnv>, ctx: Context): void {
  app.get('/media/art/*', c => {
    c.set('route', 'art')
    const path = new URL(c.req.url).pathname.slice('/media/art'.length)
    if (!artKey.test(path)) throw new TransportError(404, '请求的文件不存在')
    return sendObject(c, ctx.storage, `art${path}`, { cacheControl: YEAR })
  })

  app.get('/media/s/*', async c => {
    c.set('route', 'media')
    const path = new URL(c.req.url).pathname.slice('/media/s/'.length)
    const delivery = await deliverMedia(ctx, path)
    switch (delivery.kind) {
      case 'object':
        return sendObject(c, ctx.storage, delivery.key, { cacheControl: delivery.cacheControl })
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
