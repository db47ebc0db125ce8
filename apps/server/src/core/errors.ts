import { type Code, codes, messages } from '@xinghe/contract'

/** A business outcome other than success, thrown by rules and turned into an envelope by the dispatcher. */
export class Failure extends Error {
  readonly code: Code
  constructor(code: Code, message: string) {
    super(message)
    this.name = 'Failure'
    this.code = code
  }
}

/** Ends the call with a code of the contract; `message` replaces the default Chinese sentence. */
export function fail(reason: Exclude<keyof typeof codes, 'ok'>, message?: string): never {
  const code = codes[reason]
  throw new Failure(code, message ?? messages[code])
}
