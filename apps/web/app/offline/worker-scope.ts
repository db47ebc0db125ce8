/** What the worker uses of its surroundings; the compiler's own worker library can not stand beside that of pages. */
interface LastingEvent extends Event {
  /** Keeps the worker alive until it is done. */
  waitUntil(work: Promise<unknown>): void
}

export interface RequestEvent extends LastingEvent {
  readonly request: Request
  /** The answer of a navigation that the browser asked for while the worker woke up. */
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

export interface WorkerScope {
  readonly location: Location
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } }
  addEventListener(type: 'install' | 'activate', act: (event: LastingEvent) => void): void
  addEventListener(type: 'fetch', act: (event: RequestEvent) => void): void
}
