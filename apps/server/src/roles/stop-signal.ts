// The terminal and npm both may deliver the same Ctrl-C.
const SAME_SIGNAL_MS = 1_000

/**
 * Calls `stop` at the first SIGTERM, SIGINT, or `stop` message of the primary; a second signal a second or more later ends the process at
 * once with code 1.
 */
export function onStopSignal(stop: () => Promise<void>): void {
  let stoppedAt: number | null = null
  const onSignal = () => {
    if (stoppedAt === null) {
      stoppedAt = Date.now()
      void stop()
    } else if (Date.now() - stoppedAt > SAME_SIGNAL_MS) {
      process.exit(1)
    }
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}
