import type { PlayGrant } from '@xinghe/contract/client'

/** Addresses are renewed this long before they expire. */
const AHEAD_SEC = 60
/** A second renewal within this time means that renewing does not help. */
const ONCE_IN_MS = 15_000
const RETRY_AHEAD_MS = 10_000
const MAX_TIMER_MS = 2_147_000_000

/** Keeps the signed addresses of one episode valid: asks again before they expire, or at once when one was refused. */
export class GrantKeeper {
  current: PlayGrant | null = null
  readonly #ask: () => Promise<PlayGrant>
  readonly #signal: AbortSignal
  #listener: (grant: PlayGrant | null) => void = () => undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #renewedAtMs = Number.NEGATIVE_INFINITY
  #isRenewing = false

  constructor(ask: () => Promise<PlayGrant>, signal: AbortSignal) {
    this.#ask = ask
    this.#signal = signal
    signal.addEventListener('abort', () => clearTimeout(this.#timer))
  }

  get canRenew(): boolean {
    return this.#isRenewing || Date.now() - this.#renewedAtMs > ONCE_IN_MS
  }

  /** Called with the new grant, or with null when it was refused. */
  onRenewed(listener: (grant: PlayGrant | null) => void): void {
    this.#listener = listener
  }

  async ask(): Promise<PlayGrant> {
    const grant = await this.#ask()
    this.current = grant
    this.#plan(renewInMs(grant.expiresAt, Date.now()))
    return grant
  }

  /** Asks again at once, because the addresses in use were refused. */
  async renew(): Promise<void> {
    if (this.#isRenewing || this.#signal.aborted) return
    this.#isRenewing = true
    const grant = await this.#tryAsk()
    this.#isRenewing = false
    this.#renewedAtMs = Date.now()
    if (!this.#signal.aborted) this.#listener(grant)
  }

  /** Before the end of validity a failure costs nothing yet: it is tried again soon. */
  async #renewAhead(): Promise<void> {
    const grant = await this.#tryAsk()
    if (this.#signal.aborted) return
    if (grant) this.#listener(grant)
    else this.#plan(RETRY_AHEAD_MS)
  }

  async #tryAsk(): Promise<PlayGrant | null> {
    try {
      return await this.ask()
    } catch (error) {
      if (error instanceof Error) return null
      throw error
    }
  }

  #plan(ms: number): void {
    clearTimeout(this.#timer)
    if (!this.#signal.aborted) this.#timer = setTimeout(() => void this.#renewAhead(), ms)
  }
}

/** Milliseconds until the next renewal: a minute before the end, or half of a shorter life. @param expiresAt unix seconds */
export function renewInMs(expiresAt: number, nowMs: number): number {
  const leftMs = expiresAt * 1000 - nowMs
  const wait = leftMs > 2 * AHEAD_SEC * 1000 ? leftMs - AHEAD_SEC * 1000 : leftMs / 2
  return Math.min(MAX_TIMER_MS, Math.max(5000, wait))
}
