/** Starts the service worker; on plain http, in development and where the visitor forbids it the site works without. */
export function registerWorker(): void {
  if (!import.meta.env.PROD) return
  navigator.serviceWorker?.register('/sw.js', { updateViaCache: 'none' }).catch(() => {
    // Forbidden, or a full disk: the site needs none.
  })
}
