import { setTimeout as sleep } from 'node:timers/promises'
import { MaccmsError, type MaccmsPage, parseMaccmsPage } from '@xinghe/formats/maccms'
import { fetchUpstream, UpstreamError } from '../core/upstream.ts'
import { type ImportRun, UnreadableInput } from './importer.ts'

const MAX_PAGE_BYTES = 32_000_000
const PAGE_TIMEOUT_MS = 60_000
const ATTEMPTS = 3
const RETRY_MS = 500
/** So many pages in a row that can not be read mean that the feed is gone. */
const MAX_BROKEN = 5

export interface FeedPage {
  number: number
  pageCount: number
  /** The sentence says why the page could not be read. */
  page: MaccmsPage | string
}

/** Address of one page: whatever the given address asks for stays, paging and detail mode are ours. */
function pageAddress(base: string, page: number, hours: string | undefined): string {
  const address = new URL(base)
  const mode = address.searchParams.get('ac')
  if (mode !== 'videolist' && mode !== 'detail') address.searchParams.set('ac', 'videolist')
  address.searchParams.set('pg', String(page))
  if (hours !== undefined) address.searchParams.set('h', hours)
  return address.href
}

/**
 * Pages of a provide/vod feed from `first` on, the next one fetched while one is worked on. Ends after the last page, at
 * an empty one, and where a feed keeps answering the same rows.
 * @throws UnreadableInput when the first page can not be read.
 */
export async function* pagesOf(
  run: ImportRun,
  base: string,
  first: number,
  hours: string | undefined,
): AsyncGenerator<FeedPage> {
  const load = (number: number) => loadPage(run, pageAddress(base, number, hours))
  let pageCount = first
  let broken = 0
  let before = ''
  let pending = load(first)
  for (let number = first; number <= pageCount && !run.signal.aborted; number++) {
    const page = await pending
    if (typeof page === 'string') {
      if (number === first) throw new UnreadableInput(page)
      if (++broken >= MAX_BROKEN) throw new Error(`${MAX_BROKEN} pages in a row can not be read: ${page}`)
    } else {
      const ids = page.rows.map(row => row.vod_id).join()
      if (page.rows.length === 0 || ids === before) return
      before = ids
      broken = 0
      pageCount = page.pageCount
    }
    if (number < pageCount) {
      pending = load(number + 1)
      // Whoever reads the pages may stop before this one is awaited.
      pending.catch(() => {})
    }
    yield { number, pageCount, page }
  }
}

/** A page, or why there is none after a few attempts. */
async function loadPage(run: ImportRun, address: string): Promise<MaccmsPage | string> {
  let reason = ''
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    if (attempt > 1) await sleep(RETRY_MS * attempt, undefined, { signal: run.signal })
    try {
      const options = { maxBytes: MAX_PAGE_BYTES, timeoutMs: PAGE_TIMEOUT_MS, signal: run.signal }
      const answer = await fetchUpstream(run.ctx, address, options)
      if (answer.status === 200) return parseMaccmsPage(await answer.text())
      await answer.discard()
      reason = `${address}: HTTP ${answer.status}`
      if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) return reason
    } catch (error) {
      if (run.signal.aborted) throw error
      const { message } = error as Error
      reason = error instanceof UpstreamError ? message : `${address}: ${message}`
      if (isFinal(error)) return reason
    }
  }
  return reason
}

/** Asking again gives the same. */
function isFinal(error: unknown): boolean {
  if (error instanceof MaccmsError) return true
  return error instanceof UpstreamError && ['forbiddenAddress', 'badAddress', 'tooLarge'].includes(error.problem)
}
