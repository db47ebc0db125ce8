import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A row of a provide/vod feed with two episodes. */
export function feedRow(id: number, given: Record<string, unknown> = {}): Record<string, unknown> {
  const url = (episode: number) => `https://v.example.com/${id}/${episode}.m3u8`
  return {
    vod_id: id,
    vod_name: `影片${id}`,
    type_name: '国产剧',
    vod_year: '2025',
    vod_time: '2026-01-02 03:04:05',
    vod_play_from: 'alpha',
    vod_play_url: `第1集$${url(1)}#第2集$${url(2)}`,
    ...given,
  }
}

export interface MaccmsFeed {
  address: string
  /** Query strings of the requests so far. */
  requests: URLSearchParams[]
  /** Answers each request; a text is sent as it is, a number as a status. */
  answer: (query: URLSearchParams) => unknown
  close(): Promise<void>
}

/** A feed on loopback. */
export async function startMaccmsFeed(answer: MaccmsFeed['answer']): Promise<MaccmsFeed> {
  const feed: MaccmsFeed = { address: '', requests: [], answer, close }
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://feed')
    feed.requests.push(searchParams)
    const body = feed.answer(searchParams)
    if (typeof body === 'number') response.writeHead(body).end()
    else response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  feed.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api.php/provide/vod/`
  return feed

  function close(): Promise<void> {
    server.closeAllConnections()
    return new Promise(resolve => server.close(() => resolve()))
  }
}
