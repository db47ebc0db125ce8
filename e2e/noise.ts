import type { BrowserContext } from '@playwright/test'

/** A navigation, a seek or a closed player ends what is under way: no fault of the site. */
const CANCELLED = 'net::ERR_ABORTED'
/** The test runner's own words, wherever a spec keeps the service worker out. */
const NO_WORKER = 'Service Worker registration blocked by Playwright'

/**
 * Everything a visitor's browser complains about: console errors and warnings (refusals by the content security policy
 * are among them), uncaught errors, failed and refused requests to the site.
 */
export class Noise {
  readonly #heard: string[] = []
  readonly #provoked: RegExp[] = []

  constructor(context: BrowserContext, origin: string) {
    context.on('console', message => {
      const kind = message.type()
      if (message.text() === NO_WORKER) return
      if (kind === 'error' || kind === 'warning') this.#hear(`${kind}: ${message.text()} (${message.location().url})`)
    })
    context.on('weberror', error => this.#hear(`uncaught: ${error.error().stack ?? error.error().message}`))
    context.on('requestfailed', request => {
      const reason = request.failure()?.errorText ?? ''
      const isOurs = request.url().startsWith(origin)
      if (isOurs && reason !== CANCELLED) this.#hear(`failed: ${request.url()} ${reason}`)
    })
    context.on('response', answer => {
      const isOurs = answer.url().startsWith(origin)
      if (isOurs && answer.status() >= 400) this.#hear(`refused: ${answer.url()} ${answer.status()}`)
    })
  }

  /** What the test causes on purpose, such as the missing page it asks for. */
  provoke(pattern: RegExp): void {
    this.#provoked.push(pattern)
  }

  /** Where scripts are off the browser reports each one of the page as refused by a policy. */
  expectBlockedScripts(): void {
    this.provoke(/^failed: .*\.js csp$/)
  }

  get unexpected(): string[] {
    return this.#heard.filter(line => !this.#provoked.some(pattern => pattern.test(line)))
  }

  #hear(line: string): void {
    this.#heard.push(line)
  }
}
