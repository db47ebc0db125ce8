import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type pg from 'pg'
import { fillCatalogue } from './catalogue.ts'
import { withDir } from './dir.ts'
import { load } from './load.ts'
import { settle } from './settle.ts'
import { type Running, start, withSite } from './site.ts'
import { record } from './table.ts'

const WORKS = 100_000
const seconds = 6
/** Pairs of measurements: a shared machine's speed changes by a third from one second to the next. */
const PAIRS = 7
const connections = 32

/** Speed of the site's answers on one core, against plain node:http answering the same bytes on the same core. */
export async function benchHttp(): Promise<void> {
  const fill = async (client: pg.Client) => {
    await fillCatalogue(client, WORKS)
    // Nothing is searched here, and indexing would keep the core busy for minutes.
    await client.query('truncate search_queue')
  }
  await withDir(async dir => {
    await withSite({ dir, cores: '0', fill }, ({ site }) => measure(site, dir))
  })
}

async function measure(site: Running, dir: string): Promise<void> {
  await settle(site.child.pid!)
  await compareCached(site, dir, 'cached page (home)', '/', 'gzip')
  await compareCached(site, dir, 'cached API answer (work detail)', '/v1/pub/vod/detail/0/77', 'identity')
  const details = Array.from({ length: 30_000 }, (_, n) => `/v1/pub/vod/detail/0/${1 + ((n * 7919) % WORKS)}`)
  // Other works than those measured: their code is compiled then, their answers are not there.
  const others = Array.from({ length: 10_000 }, (_, n) => `/v1/pub/vod/detail/0/${1 + (((30_000 + n) * 7919) % WORKS)}`)
  await load({ url: site.url, connections, seconds: 3, paths: others })
  const detail = await load({ url: site.url, connections, seconds, paths: details })
  report('cold detail API, catalogue of 100 000 works', detail, 1_500)
  await load({ url: site.url, connections: 8, seconds: 4, paths: ['/'], hosts: 'warm' })
  const home = await load({ url: site.url, connections: 8, seconds, paths: ['/'], hosts: 'cold' })
  report('cold SSR home, every request rendered', home, 150)
}

function report(what: string, result: Awaited<ReturnType<typeof load>>, target: number): void {
  if (result.errors > 0) throw new Error(`${what}: ${result.errors} requests failed`)
  record({
    what,
    measured: `${Math.round(result.perSecond)}/s, p99 ${result.p99.toFixed(1)} ms`,
    target: `≥ ${target}/s`,
    isMet: result.perSecond >= target,
  })
}

/** Measures the site's cached answer and a bare server sending the same bytes, in turn; the pair with the middle share counts. */
async function compareCached(site: Running, dir: string, what: string, path: string, encoding: string): Promise<void> {
  const headers = { 'accept-encoding': encoding }
  const sample = await fetch(site.url + path, { headers })
  if (!sample.ok) throw new Error(`${what}: answered ${sample.status}`)
  const body = Buffer.from(await sample.arrayBuffer())
  const file = join(dir, 'body')
  writeFileSync(file, encoding === 'gzip' ? gzipSync(body) : body)
  const sent = Object.fromEntries(
    [...sample.headers].filter(
      ([name]) => !['content-length', 'connection', 'keep-alive', 'date', 'transfer-encoding'].includes(name),
    ),
  )
  const bare = await start({
    command: process.execPath,
    args: ['bench/bare-server.ts', file, JSON.stringify(sent)],
    ready: /listening (\d+)/,
    timeoutMs: 10_000,
  })
  const pairs: { site: number; bare: number }[] = []
  try {
    // Both compiled and warm before the first figure counts.
    for (const url of [site.url, bare.url]) await load({ url: url + path, connections, seconds: 1, headers })
    for (let round = 0; round < PAIRS; round++) {
      const limit = await load({ url: bare.url + path, connections, seconds: 2, headers })
      const own = await load({ url: site.url + path, connections, seconds: 2, headers })
      if (own.errors > 0) throw new Error(`${what}: ${own.errors} requests failed`)
      pairs.push({ site: own.perSecond, bare: limit.perSecond })
    }
  } finally {
    await bare.stop()
  }
  const middle = pairs.sort((a, b) => a.site / a.bare - b.site / b.bare)[PAIRS >> 1]!
  const share = middle.site / middle.bare
  record({
    what: `${what}, of bare node:http at ${Math.round(middle.bare)}/s`,
    measured: `${Math.round(middle.site)}/s = ${Math.round(share * 100)} %`,
    target: '≥ 70 %',
    isMet: share >= 0.7,
  })
}
