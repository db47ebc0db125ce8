import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { fetchUpstream } from './upstream.ts'
import { isPublicAddress, publicOnly } from './upstream-address.ts'

const guarded = { config: { allowPrivateUpstreams: false } }
const open = { config: { allowPrivateUpstreams: true } }
const limits = { maxBytes: 1_000, timeoutMs: 5_000 }

/** Takes 127.0.0.2 for an address of the public internet. */
const isAllowed = (address: string) => address === '127.0.0.2' || isPublicAddress(address)
const answers =
  (...addresses: string[]) =>
  async () =>
    addresses.map(address => ({ address, family: 4 }))

async function serve(listener: RequestListener, host = '127.0.0.1', wanted = 0): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>(resolve => server.listen(wanted, host, resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://${host}:${(server.address() as AddressInfo).port}`
}

describe('public addresses', () => {
  test.each(['1.1.1.1', '8.8.8.8', '2606:4700:4700::1111', '::ffff:8.8.8.8'])('%s is one', address => {
    expect(isPublicAddress(address)).toBe(true)
  })
  test.each([
    ...[
      '127.0.0.1',
      '127.9.9.9',
      '10.0.0.1',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
      '169.254.169.254',
      '0.0.0.0',
    ],
    ...[
      '100.64.0.1',
      '224.0.0.1',
      '239.255.255.250',
      '255.255.255.255',
      '192.0.0.1',
      '192.0.2.1',
      '198.18.0.1',
      '240.0.0.1',
    ],
    ...[
      '::1',
      '::',
      'fe80::1',
      'fc00::1',
      'fd12:3456::1',
      'ff02::1',
      '::ffff:127.0.0.1',
      '::ffff:10.0.0.1',
      '::ffff:7f00:1',
    ],
    ...['64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1', '2001::1', '', 'localhost'],
  ])('%j is none', address => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

describe('refused', () => {
  test.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://0/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[fd00::1]/',
    'http://user:pass@10.1.2.3/',
  ])('%s as a closed address', async address => {
    await expect(fetchUpstream(guarded, address, limits)).rejects.toMatchObject({ problem: 'forbiddenAddress' })
  })

  test.each([
    'file:///etc/passwd',
    'ftp://example.org/x',
    'gopher://example.org',
    'not an address',
    '//example.org',
    'data:,x',
  ])('%s as no web address', async address => {
    await expect(fetchUpstream(guarded, address, limits)).rejects.toMatchObject({ problem: 'badAddress' })
  })

  test.each([['10.0.0.5'], ['1.1.1.1', '127.0.0.1'], []])('a name that means %s %s', async (...addresses) => {
    const guard = { ...publicOnly, resolve: answers(...addresses) }
    await expect(fetchUpstream(guarded, 'http://feed.example/', limits, guard)).rejects.toMatchObject({
      problem: 'forbiddenAddress',
      message: expect.stringContaining('feed.example'),
    })
  })

  test('a name that changes its meaning after the check: the checked address is the one connected to', async () => {
    const inside = vi.fn<RequestListener>((_request, response) => response.end('inside'))
    const { port } = new URL(await serve(inside))
    await serve((_request, response) => response.end('outside'), '127.0.0.2', Number(port))
    const resolve = vi.fn(answers('127.0.0.1')).mockImplementationOnce(answers('127.0.0.2'))
    const answer = await fetchUpstream(guarded, `http://rebind.example:${port}/`, limits, { resolve, isAllowed })
    expect(await answer.text()).toBe('outside')
    expect(inside).not.toHaveBeenCalled()
    expect(resolve).toHaveBeenCalledOnce()
  })

  test('a redirect from a public address to a closed one, by number or by name', async () => {
    const inside = vi.fn<RequestListener>((_request, response) => response.end('inside'))
    const { port } = new URL(await serve(inside))
    const outside = await serve((request, response) => {
      const host = request.url === '/name' ? 'inside.example' : '2130706433'
      response.writeHead(302, { location: `http://${host}:${port}/` }).end()
    }, '127.0.0.2')
    const guard = { isAllowed, resolve: answers('127.0.0.1') }
    for (const path of ['/name', '/number']) {
      const attempt = fetchUpstream(guarded, outside + path, limits, guard)
      await expect(attempt).rejects.toMatchObject({ problem: 'forbiddenAddress' })
    }
    expect(inside).not.toHaveBeenCalled()
  })

  test('a name nobody knows', async () => {
    const resolve = async () => {
      throw new Error('getaddrinfo ENOTFOUND nowhere.example')
    }
    const attempt = fetchUpstream(guarded, 'http://nowhere.example/', limits, { resolve, isAllowed })
    await expect(attempt).rejects.toMatchObject({ problem: 'unreachable' })
  })
})

describe('where private addresses are allowed', () => {
  test('an answer is read, with its status and address', async () => {
    const url = await serve((request, response) => {
      response.writeHead(request.url === '/gone' ? 404 : 200, { 'content-type': 'text/plain; charset=gbk' })
      response.end(Buffer.from('d0c7bad3', 'hex'))
    })
    const answer = await fetchUpstream(open, url, limits)
    expect(answer).toMatchObject({ status: 200, url: `${url}/` })
    expect(await answer.text()).toBe('星河')
    const gone = await fetchUpstream(open, `${url}/gone`, limits)
    expect(gone.status).toBe(404)
    await gone.discard()
  })

  test('redirects are followed, and each hop is looked at again', async () => {
    const url = await serve((request, response) => {
      if (request.url === '/file') response.writeHead(302, { location: 'file:///etc/passwd' }).end()
      else if (request.url === '/loop') response.writeHead(302, { location: '/loop' }).end()
      else if (request.url === '/once') response.writeHead(301, { location: '/end' }).end()
      else response.end('end')
    })
    expect(await (await fetchUpstream(open, `${url}/once`, limits)).text()).toBe('end')
    await expect(fetchUpstream(open, `${url}/file`, limits)).rejects.toMatchObject({ problem: 'badAddress' })
    await expect(fetchUpstream(open, `${url}/loop`, limits)).rejects.toMatchObject({ problem: 'tooManyRedirects' })
  })

  test('a body over the limit is cut off, declared, undeclared or compressed', async () => {
    const url = await serve((request, response) => {
      if (request.url === '/declared') response.writeHead(200, { 'content-length': 2_000 }).end('x'.repeat(2_000))
      else if (request.url === '/zip')
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(50_000)))
      else response.write('x'.repeat(900), () => response.end('x'.repeat(900)))
    })
    for (const path of ['/declared', '/streamed', '/zip']) {
      const answer = await fetchUpstream(open, url + path, limits)
      await expect(answer.bytes()).rejects.toMatchObject({ problem: 'tooLarge' })
    }
  })

  test('a peer that does not answer, or never ends, runs into the time limit', async () => {
    const url = await serve((request, response) => {
      if (request.url === '/never-ends') response.write('x')
    })
    await expect(fetchUpstream(open, url, { ...limits, timeoutMs: 200 })).rejects.toMatchObject({ problem: 'timeout' })
    const answer = await fetchUpstream(open, `${url}/never-ends`, { ...limits, timeoutMs: 300 })
    await expect(answer.bytes()).rejects.toMatchObject({ problem: 'timeout' })
  })

  test('the caller can give up', async () => {
    const url = await serve(() => {})
    const controller = new AbortController()
    const attempt = fetchUpstream(open, url, { ...limits, signal: controller.signal })
    controller.abort()
    await expect(attempt).rejects.toMatchObject({ name: 'AbortError' })
  })
})
