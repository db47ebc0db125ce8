import type { Hono } from 'hono'
import type { Context } from '../context.ts'
import { anchorHtml } from '../promo/promo.rules/anchors.ts'
import type { HttpEnv } from './app.ts'
import { TransportError } from './errors.ts'

/**
 * The policy makes an origin of its own out of the page, also when it is opened by itself: what advertisers write reaches
 * neither the site's storage nor its cookies nor the page around it.
 */
const policy = [
  'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
  "default-src https: http: data: blob: 'unsafe-inline'",
  "frame-ancestors 'self'",
].join('; ')

/** Tells the page around it that it was clicked, and how high the content is: when that changes and when it is asked. */
const report =
  "<script>(function(){var tell=function(m){parent.postMessage(m,'*')},size=function(){tell({height:Math.ceil(document.documentElement.getBoundingClientRect().height)})};new ResizeObserver(size).observe(document.documentElement);addEventListener('message',size);addEventListener('click',function(){tell({clicked:true})},true)})()</script>"

/** Raw promotions, each a page for a frame. */
export function mountPromoFrame(app: Hono<HttpEnv>, ctx: Context): void {
  app.get('/common/promo/:id{[0-9]{1,9}}', async c => {
    c.set('route', 'promo')
    const html = await anchorHtml(ctx, Number(c.req.param('id')))
    if (html === null) throw new TransportError(404, '请求的地址不存在')
    const page = `<!doctype html><meta charset="utf-8"><base target="_blank"><style>html{overflow:hidden}body{margin:0}</style>${html}${report}`
    return c.html(page, 200, {
      'content-security-policy': policy,
      'cache-control': 'public, max-age=5',
      'referrer-policy': 'no-referrer',
    })
  })
}
