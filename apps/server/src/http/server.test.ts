import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, createServer as createTcpServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { createTestContext } from '../testing/test-context.ts'
import { createTestWeb, openTestServer } from '../testing/test-web.ts'
import { clientAddress, isLoopback, limitKey } from './client-address.ts'
import { Connections } from './server.ts'

const ctx = await createTestContext()
const web = await createTestWeb(ctx)

test('health says that the process lives, readiness that it can work', async () => {
  expect(await (await web.request('/healthz')).text()).toBe('ok\n')
  expect(await (await web.request('/readyz')).text()).toBe('database ok\nstorage ok\n')
})

test('metrics are for loopback and for who has the token', async () => {
  await web.request('/v1/pub/index/data')
  expect((await web.request('/metrics')).status).toBe(403)
  const text = await (await web.request('/metrics', { from: '127.0.0.1' })).text()
  expect(text).toMatch(/http_requests_total\{route="site\.data",status="200",role="\w+"\} 1/)
  expect(text).toContain('http_cache_total{cache="answer",outcome="miss"')
  ctx.config.metricsToken = 'a long secret token'
  const asked = (token: string) => web.request('/metrics', { headers: { authorization: `Bearer ${token}` } })
  expect([(await asked('a long secret token')).status, (await asked('another')).status]).toEqual([200, 403])
})

test('an answer on a socket is the one in process, with an id of its own, and counted by what was sent', async () => {
  const { origin } = await openTestServer(web)
  for (const path of ['/v1/pub/index/navs', '/openapi.json', '/', '/nowhere.png']) {
    const [inside, outside] = await Promise.all([web.request(path, { from: '127.0.0.1' }), fetch(origin + path)])
    expect([outside.status, await outside.text()], path).toEqual([inside.status, await inside.text()])
    expect(outside.headers.get('x-content-type-options'), path).toBe('nosniff')
  }
  const ask = (headers: Record<string, string>) => fetch(`${origin}/openapi.json`, { headers })
  const first = await ask({})
  expect(first.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
  const again = await ask({ 'if-none-match': first.headers.get('etag')! })
  expect([again.status, again.headers.get('content-length')]).toEqual([304, null])
  expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
  const text = await (
    await web.request('/metrics', { headers: { authorization: 'Bearer a long secret token' } })
  ).text()
  expect(text).toMatch(/http_requests_total\{route="docs",status="304",role="\w+"\} 1/)
})

test('the contract is served for programs and for people', async () => {
  const openapi = await (await web.request('/openapi.json')).json()
  expect(openapi).toMatchObject({ openapi: '3.1.0', info: { title: '星河' } })
  const page = await web.request('/docs/api')
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(await (await web.request('/robots.txt')).text()).toContain('Disallow: /pub/')
  expect(await (await web.request('/info.json')).json()).toMatchObject([{ page: 'Index' }])
})

test('who is counted', () => {
  expect(clientAddress('10.0.0.1', '1.1.1.1, 2.2.2.2, 3.3.3.3', 0)).toBe('10.0.0.1')
  expect(clientAddress('10.0.0.1', '1.1.1.1, 2.2.2.2, 3.3.3.3', 1)).toBe('3.3.3.3')
  expect(clientAddress('10.0.0.1', '1.1.1.1, 2.2.2.2, 3.3.3.3', 2)).toBe('2.2.2.2')
  expect(clientAddress('10.0.0.1', '1.1.1.1', 5)).toBe('1.1.1.1')
  expect(clientAddress('::ffff:10.0.0.1', 'nonsense', 1)).toBe('10.0.0.1')
  expect(limitKey('2001:db8:1:2:3:4:5:6')).toBe(limitKey('2001:db8:1:2:ffff::1'))
  expect(limitKey('2001:db8:1:2::1')).not.toBe(limitKey('2001:db8:1:3::1'))
  expect([isLoopback('127.0.0.1'), isLoopback('::1'), isLoopback('128.0.0.1')]).toEqual([true, true, false])
})

test('a body that breaks off is nobody fault here', async () => {
  const broken = new ReadableStream({ pull: controller => controller.error(new Error('aborted')) })
  const init = { method: 'POST', body: broken, headers: { 'content-type': 'application/json' }, duplex: 'half' }
  expect((await web.request('/common/hits', init as RequestInit)).status).toBe(400)
})

test('closing finishes what is running and does not wait for idle connections', async () => {
  let finish = () => {}
  const server = createServer((_, res) => {
    res.write('first ')
    finish = () => res.end('last')
  })
  const connections = new Connections(server)
  const door = createTcpServer({ pauseOnConnect: true }, socket => connections.take(socket.resume()))
  await new Promise<void>(resolve => door.listen(0, '127.0.0.1', resolve))
  const { port } = door.address() as AddressInfo
  const idle = connect(port, '127.0.0.1')
  const idleEnds = once(idle, 'close')
  const answer = await fetch(`http://127.0.0.1:${port}/`)
  door.close()
  let isClosed = false
  const closing = connections.close().then(() => {
    isClosed = true
  })
  await idleEnds
  expect(isClosed).toBe(false)
  finish()
  expect(await answer.text()).toBe('first last')
  await closing
})

test('who says that nothing more follows is answered', async () => {
  const server = createServer((_, res) => setImmediate(() => res.end('all of it')))
  const connections = new Connections(server)
  const door = createTcpServer({ pauseOnConnect: true, allowHalfOpen: true }, socket =>
    connections.take(socket.resume()),
  )
  await new Promise<void>(resolve => door.listen(0, '127.0.0.1', resolve))
  const { port } = door.address() as AddressInfo
  const client = connect(port, '127.0.0.1')
  client.end('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
  expect(await text(client)).toContain('all of it')
  door.close()
  await connections.close()
})
