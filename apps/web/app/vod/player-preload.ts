import { codes, type PlayGrant } from '@xinghe/contract/client'
import { api, CallFailed } from '../core/api.ts'
import { readPassword, writePassword } from './work-password.ts'

type PlayerModule = typeof import('@xinghe/player')

/** Addresses fetched ahead are used within this time; later ones are asked for again. */
const FRESH_MS = 20_000

let engine: Promise<PlayerModule> | undefined
let prepared: { key: string; atMs: number; grant: Promise<PlayGrant> } | undefined

async function ask(id: number, level: number): Promise<PlayGrant> {
  const password = readPassword(id)
  try {
    return await api('media.playToken', { type: 'vod', id, level, ...(password && { password }) }, { quiet: true })
  } catch (error) {
    // It was changed meanwhile: the page asks for the new one.
    if (password && error instanceof CallFailed && error.code === codes.warning) writePassword(id, null)
    throw error
  }
}

/** The player's code, fetched once; a failed fetch is tried again by the next caller. */
export function loadEngine(): Promise<PlayerModule> {
  engine ??= import('@xinghe/player').catch((error: unknown) => {
    engine = undefined
    throw error
  })
  return engine
}

/** Fetches code and addresses while the page itself is still on its way. */
export function preparePlay(id: number, level: number): void {
  const grant = ask(id, level)
  // Whoever takes it sees the failure; until then it is nobody's.
  grant.catch(() => undefined)
  loadEngine().catch(() => undefined)
  prepared = { key: `${id}/${level}`, atMs: Date.now(), grant }
}

/** The addresses of an episode: those prepared, once, or new ones. */
export function takeGrant(id: number, level: number): Promise<PlayGrant> {
  const ready = prepared
  prepared = undefined
  const isFit = ready && ready.key === `${id}/${level}` && Date.now() - ready.atMs < FRESH_MS
  return isFit ? ready.grant : ask(id, level)
}
