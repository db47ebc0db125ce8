import type { IncomingMessage, ServerResponse } from 'node:http'
import { SIGN_WINDOW_MINUTES } from '@xinghe/contract/wire/sign'
import type { Alias } from './answer-cache.ts'
import type { Web } from './app.ts'
import { isLoopback, limitKey } from './client-address.ts'
import { addressOf, nodeHeadersOf } from './request-info.ts'
import { acceptedEncoding, type Stored, writeVariant } from './stored.ts'

/**
 * Answers what is at hand (files, cached pages and answers) straight from the Node request, without routing. True when it did;
 * anything unusual is left to the app, which gives the same answer more slowly.
 */
export function createFastPath(web: Web): (req: IncomingMessage, res: ServerResponse) => boolean {
  const { ctx, files, pages, answers, metrics } = web
  const requests = {
    file: metrics.requests.labels('file', '200'),
    page: metrics.requests.labels('page', '200'),
    answer: metrics.requests.labels('answer', '200'),
  }

  const send = (req: IncomingMessage, res: ServerResponse, stored: Stored, kind: keyof typeof requests): boolean => {
    const variant = stored.ready(acceptedEncoding(req.headers['accept-encoding'] as string | undefined))
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

  return (req, res) => {
    const { url, method } = req
    if (url === undefined || (method !== 'GET' && method !== 'HEAD')) return false
    const alias = answers.aliasOf(url)
    if (alias) {
      const found = answers.peek(alias.key)
      if (!found || !isAllowed(alias, req) || !send(req, res, found.stored, 'answer')) return false
      metrics.answer[found.outcome].inc()
      return true
    }
    const file = files.get(url)
    if (file) return send(req, res, file, 'file')
    const page = pages.peek(url, nodeHeadersOf(req))
    if (page?.stored.status !== 200 || !send(req, res, page.stored, 'page')) return false
    metrics.page[page.outcome].inc()
    return true
  }
}
