import { join } from 'node:path'
import { load } from './load.ts'
import { serveWithNginx } from './nginx.ts'
import { pinTree, settle } from './settle.ts'
import type { Running } from './site.ts'
import { median, record } from './table.ts'

/** How fast the packaged work 1 leaves the site on core 0, of what nginx does there with the same files. */
export async function benchSegments(site: Running, dir: string): Promise<void> {
  await settle(site.child.pid!)
  // Where nginx will run: the load comes from the other core.
  pinTree(site.child.pid!, '0')
  const body = JSON.stringify({ type: 'vod', id: 1, level: 1 })
  const token = await fetch(`${site.url}/pub/user/play/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const { data } = (await token.json()) as { data: { lines: { url: string }[] } }
  const master = new URL(data.lines[0]!.url, site.url)
  const names = (text: string, ending: RegExp) => text.split('\n').filter(line => ending.test(line))
  const playlists = names(await (await fetch(master)).text(), /^\d+p\/.*\.m3u8$/)
  // The best picture a guest may see is what most bytes of a site are; the sound has the smallest files.
  const best = playlists.sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10)).at(-1)!
  for (const [what, name] of [
    ['picture', best],
    ['sound', 'audio/index.m3u8'],
  ] as const) {
    const playlist = new URL(name, master)
    const segments = names(await (await fetch(playlist)).text(), /^[^#].*\.m4s$/).map(uri => new URL(uri, playlist))
    await benchDelivery(what, site, segments.slice(0, 5), join(dir, what))
  }
}

const PAIRS = 5

/** The same files from the site and from nginx, in turn, because the machine's speed changes: the middle share counts. */
async function benchDelivery(what: string, site: Running, segments: URL[], dir: string): Promise<void> {
  const nginx = await serveWithNginx(dir, segments)
  const paths = segments.map(url => url.pathname)
  const own = () => measure(site.url, paths)
  if (!nginx) {
    const speed = Math.round(await own())
    record({ what: `${what} segments`, measured: `${speed} MB/s`, target: 'nginx is not installed', isMet: null })
    return
  }
  const pairs: { own: number; limit: number }[] = []
  try {
    await own()
    for (let round = 0; round < PAIRS; round++) {
      pairs.push({ limit: await measure(nginx.url, nginx.paths), own: await own() })
    }
  } finally {
    await nginx.stop()
  }
  const share = median(pairs.map(pair => pair.own / pair.limit))
  record({
    what: `${what} segments, of nginx at ${Math.round(median(pairs.map(pair => pair.limit)))} MB/s`,
    measured: `${Math.round(median(pairs.map(pair => pair.own)))} MB/s = ${Math.round(share * 100)} %`,
    target: '≥ 60 %',
    isMet: share >= 0.6,
  })
}

async function measure(url: string, paths: string[]): Promise<number> {
  const result = await load({ url, connections: 8, seconds: 2, paths })
  if (result.errors > 0) throw new Error(`segments: ${result.errors} requests to ${url} failed`)
  return result.megabytesPerSecond
}
