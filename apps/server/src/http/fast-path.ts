import type { IncomingMessage, ServerResponse } from 'node:http'
import { SIGN_WINDOW_MINUTES } from '@xinghe/contract/wire/sign'
import type { Alias } from './answer-cache.ts'
import type { Web } from './app.ts'
import { isLoopback, limitKey } from './client-address.ts'
import { acceptedEncodings } from './compress.ts'
import { objectHeaders } from './files.ts'
import type { HotAlias } from './hot-objects.ts'
import { mediaCacheControl } from './media.ts'
import { addressOf, nodeHeadersOf } from './request-info.ts'
import { type Stored, writeVariant } from './stored.ts'

/** Below it are neither files nor pages. */
const CALLS = '/v1/'

/**
 * Answers what is at hand (files, cached pages and answers, segments and pictures in demand) straight from the Node request, without routing. True when it did;
 * anything unusual is left to the app, which gives the same answer more slowly.
 */
export function createFastPath(web: Web): (req: IncomingMessage, res: ServerResponse) => boolean {
  const { ctx, files, pages, answers, objects, metrics } = web
  const requests = {
    art: metrics.requests.labels('art', '200'),
    media: metrics.requests.labels('media', '200'),
    file: metrics.requests.labels('file', '200'),
    page: metrics.requests.labels('page', '200'),
    answer: metrics.requests.labels('answer', '200'),
  }

  const send = (req: IncomingMessage, res: ServerResponse, stored: Stored, kind: keyof typeof requests): boolean => {
    const variant = stored.ready(acceptedEncodings(req.headers['accept-encoding'] as string | undefined))
    if (!variant) return false
    requests[kind].inc()
    writeVariant(req, res, stored.status, variant)
    return true
  }

  const isAllowed = (alias: Alias, req: IncomingMessage): boolean => {
    if (alias.minute !== null) {
      const now = Math.floor(ctx.clock.now().getTime() / 60_000)
      if (Math.abs(now - alias.minute) > SIGN_WINDOW_MINUTES) return false
    }
    const address = addressOf(ctx.config, nodeHeadersOf(req), req)
    return isLoopback(address) || web.limits.takeLocal(`${alias.id} ${limitKey(address)}`, alias.perIp) === 0
  }

  const sendObject = (req: IncomingMessage, res: ServerResponse, alias: HotAlias): boolean => {
    const { range, 'if-none-match': tag, 'if-modified-since': since } = req.headers
    if (range !== undefined || tag !== undefined || since !== undefined) return false
    const nowMs = ctx.clock.now().getTime()
    if (alias.expiresAt !== null && alias.expiresAt - nowMs / 1000 < 1) return false
    const object = objects.get(alias.key)
    if (!object) return false
    requests[alias.expiresAt === null ? 'art' : 'media'].inc()
    const headers = objectHeaders(object.info, { cacheControl: mediaCacheControl(alias, nowMs) })
    res.writeHead(200, { ...headers, 'content-length': object.body.length })
    res.end(req.method === 'HEAD' ? undefined : object.body)
    return true
  }

  return (req, res) => {
    const { url, method } = req
    if (url === undefined || (method !== 'GET' && method !== 'HEAD')) return false
    const hot = objects.aliasOf(url)
    if (hot) return sendObject(req, res, hot)
    const alias = answers.aliasOf(url)
    if (alias) {
      const found = answers.peek(alias.key)
      if (!found || !isAllowed(alias, req) || !send(req, res, found.stored, 'answer')) return false
      metrics.answer[found.outcome].inc()
      return true
    }
    if (url.startsWith(CALLS)) return false
    const file = files.get(url)
    if (file) return send(req, res, file, 'file')
    const page = pages.peek(url, nodeHeadersOf(req))
    if (page?.stored.status !== 200 || !send(req, res, page.stored, 'page')) return false
    metrics.page[page.outcome].inc()
    return true
  }
}
