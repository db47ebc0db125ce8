import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Envelope } from '@xinghe/contract/wire/envelope'
import { openSync } from '@xinghe/contract/wire/seal-node'
import { splitToken } from '@xinghe/contract/wire/token'
import { afterAll } from 'vitest'
import { issueToken } from '../account/account.rules.ts'
import type { Context } from '../context.ts'
import { createWeb, type Web } from '../http/app.ts'
import { listenerOf } from '../http/server.ts'
import type { Render, Site } from '../http/site-build.ts'

/** A site of one sentence per page: what it was asked for and with what. */
export function stubSite(page?: (request: Request, render: Render) => Promise<Response> | Response): Site {
  const plain = (request: Request, { nonce, lang }: Render) =>
    new Response(`<!DOCTYPE html><script nonce="${nonce}">go()</script><p>${lang} ${new URL(request.url).pathname}`)
  return {
    page: async () => async (request, render) => (page ?? plain)(request, render),
    clientDir: null,
    vite: null,
    close: async () => {},
  }
}

export interface TestWeb extends Web {
  /** Requests in process; `from` is the caller's address, an outside one by default. */
  request(path: string, init?: RequestInit & { from?: string }): Promise<Response>
  /** Posts JSON. */
  post(path: string, body: unknown, init?: RequestInit & { from?: string }): Promise<Response>
}

let callers = 0

/** Everything a web process answers, on a test context. Each request comes from an address of its own unless it says otherwise. */
export async function createTestWeb(ctx: Context, site: Site = stubSite()): Promise<TestWeb> {
  const web = await createWeb(ctx, site, { isClosing: false })
  const request: TestWeb['request'] = async (path, { from, ...init } = {}) => {
    callers += 1
    const remoteAddress = from ?? `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`
    return web.app.request(path, init, { incoming: { socket: { remoteAddress } } })
  }
  return {
    ...web,
    request,
    post: (path, body, init = {}) =>
      request(path, {
        method: 'POST',
        body: JSON.stringify(body),
        ...init,
        headers: { 'content-type': 'application/json', ...init.headers },
      }),
  }
}

/** The envelope of an answer, its data unsealed when it is sealed. */
export async function envelopeOf(ctx: Context, response: Response): Promise<Envelope> {
  const envelope = (await response.json()) as Envelope
  if (envelope.code === 0 && response.headers.has('x-content-key')) {
    return { ...envelope, data: JSON.parse(openSync(ctx.keys.content, String(envelope.data))) }
  }
  return envelope
}

let users = 0

/** A new user with an open session; `headers` sign in. */
export async function signIn(ctx: Context, columns: { vipUntil?: Date; authorityId?: number; disabledAt?: Date } = {}) {
  users += 1
  const { id } = await ctx.db
    .insertInto('users')
    .values({ name: `user${users}`, nickName: `用户${users}`, ...columns })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = await issueToken(ctx, ctx.db, id)
  return { userId: id, token, headers: { ...splitToken(token) } as Record<string, string> }
}

/** The same on a socket of its own, closed after the file's last test. */
export async function openTestServer(web: Web): Promise<{ origin: string; server: Server }> {
  const server = createServer(listenerOf(web))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}
