// The service worker. It keeps two things: the page that says "offline", and the hashed files of the build. Calls, media,
// keys and pages always go to the network.
import type { RequestEvent, WorkerScope } from './worker-scope.ts'

/** Set by the build: its name, and the files of the offline page. */
declare const BUILD: string
declare const SHELL: readonly string[]

const OFFLINE_PAGE = '/offline.html'
const shellCache = `shell ${BUILD}`
const assetCache = `assets ${BUILD}`
/** More than one build has; the oldest go first. */
const MOST_ASSETS = 120
const MOST_ASSET_BYTES = 1_000_000
/** Opened by hand or as a download: a page about films would be a wrong answer there. */
const noPages = /^\/(?:v1|pub|common|danmaku|media|admin|assets)(?:\/|$)|\.(?!html$)\w{2,11}$/

const scope = self as unknown as WorkerScope

// No `skipWaiting`: the worker of a new build takes over when no tab of the old one is left, never in the middle of a film.
scope.addEventListener('install', event => {
  const fresh = SHELL.map(path => new Request(path, { cache: path.startsWith('/assets/') ? 'default' : 'reload' }))
  event.waitUntil(caches.open(shellCache).then(cache => cache.addAll(fresh)))
})

scope.addEventListener('activate', event => {
  event.waitUntil(Promise.all([dropOldCaches(), scope.registration.navigationPreload?.enable()]))
})

async function dropOldCaches(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter(name => name !== shellCache && name !== assetCache).map(name => caches.delete(name)))
}

scope.addEventListener('fetch', event => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== scope.location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(event, url.pathname))
  else if (SHELL.includes(url.pathname) || url.pathname.startsWith('/assets/')) event.respondWith(asset(event))
})

/** The network's page; when there is no network, ours. */
async function page({ request, preloadResponse }: RequestEvent, path: string): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch (error) {
    const offline = noPages.test(path) ? undefined : await caches.match(OFFLINE_PAGE)
    if (offline) return offline
    throw error
  }
}

/** Kept files first: their names change with their content. */
async function asset(event: RequestEvent): Promise<Response> {
  const { request } = event
  const kept = await caches.match(request, { ignoreVary: true })
  if (kept && isHashed(request)) return kept
  try {
    const answer = await fetch(request)
    if (isHashed(request) && isKept(answer)) event.waitUntil(keep(request, answer.clone()))
    return answer
  } catch (error) {
    if (kept) return kept
    throw error
  }
}

const isHashed = (request: Request) => new URL(request.url).pathname.startsWith('/assets/')

function isKept(answer: Response): boolean {
  return answer.status === 200 && Number(answer.headers.get('content-length') ?? 0) <= MOST_ASSET_BYTES
}

async function keep(request: Request, answer: Response): Promise<void> {
  const cache = await caches.open(assetCache)
  await cache.put(request, answer)
  const kept = await cache.keys()
  await Promise.all(kept.slice(0, Math.max(0, kept.length - MOST_ASSETS)).map(old => cache.delete(old)))
}
