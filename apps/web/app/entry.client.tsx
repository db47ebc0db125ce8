import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

/** Longest wait for a picture that nobody will see, such as in a tab that was opened in the background. */
const PATIENCE_MS = 300

/** Once the server's page is on screen: painting and hydrating would slow each other down, and only one of them is waited for. */
function afterFirstPaint(act: () => void): void {
  const begin = () => {
    observer.disconnect()
    clearTimeout(timer)
    act()
  }
  const observer = new PerformanceObserver(begin)
  const timer = setTimeout(begin, PATIENCE_MS)
  observer.observe({ type: 'paint', buffered: true })
}

afterFirstPaint(() =>
  startTransition(() => {
    // From here on React keeps what is pressed.
    if (window.early) window.early.isOn = false
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  }),
)
