import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'

const PIECE_BYTES = 4_000
const PAUSE_MS = 25

/** The same site behind a line on which pages arrive piece by piece, so that the browser sees every half of them. */
export async function startSlowSite(origin: string): Promise<{ url: string; stop(): void }> {
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, 'accept-encoding': 'identity' }
    const ahead = request(origin + asked.url, { method: asked.method, headers }, found => void relay(found, answer))
    asked.pipe(ahead)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function relay(found: IncomingMessage, answer: ServerResponse): Promise<void> {
  const { 'content-length': _whole, ...headers } = found.headers
  answer.writeHead(found.statusCode ?? 502, headers)
  if (!found.headers['content-type']?.startsWith('text/html')) {
    found.pipe(answer)
    return
  }
  const page = Buffer.concat(await found.toArray())
  for (let at = 0; at < page.length; at += PIECE_BYTES) {
    answer.write(page.subarray(at, at + PIECE_BYTES))
    await setTimeout(PAUSE_MS)
  }
  answer.end()
}
