import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

/** Longest wait for a picture that nobody will see, such as in a tab that was opened in the background. */
const PATIENCE_MS = 300

/** Once the server's page is on screen: painting and hydrating would slow each other down, and only one of them is waited for. */
function afterFirstPaint(act: () => void): void {
  let isDone = false
  const once = () => {
    if (isDone) return
    isDone = true
    act()
  }
  if (performance.getEntriesByName('first-paint').length > 0) return once()
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    once()
  }).observe({ type: 'paint', buffered: true })
  setTimeout(once, PATIENCE_MS)
}

afterFirstPaint(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  }),
)
