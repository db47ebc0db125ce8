/** Longest wait on a page that never comes to rest, in milliseconds. */
const PATIENCE_MS = 4000

/** Runs `act` once the page has loaded and the browser has nothing better to do. @returns takes it back */
export function whenIdle(act: () => void): () => void {
  let cancel = () => {}
  const rest = () => {
    if (typeof requestIdleCallback === 'function') {
      const id = requestIdleCallback(act, { timeout: PATIENCE_MS })
      cancel = () => cancelIdleCallback(id)
    } else {
      // Safari
      const timer = setTimeout(act, 500)
      cancel = () => clearTimeout(timer)
    }
  }
  if (document.readyState === 'complete') rest()
  else {
    addEventListener('load', rest, { once: true })
    cancel = () => removeEventListener('load', rest)
  }
  return () => cancel()
}
