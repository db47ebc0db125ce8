import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../../context.ts'
import { type AssetStatus, assetStatus } from '../media.rules.ts'

/** Waits until an asset is as wanted. @throws Error after `timeoutMs` */
export async function until(
  ctx: Context,
  id: string,
  isWanted: (asset: AssetStatus) => boolean,
  timeoutMs = 60_000,
): Promise<AssetStatus> {
  const deadline = performance.now() + timeoutMs
  let last: AssetStatus | null = null
  while (performance.now() < deadline) {
    last = await assetStatus(ctx, id)
    if (last && isWanted(last)) return last
    await sleep(50)
  }
  throw new Error(`asset ${id} did not get there: ${JSON.stringify(last)}`)
}

export const isOver = (asset: AssetStatus) => ['ready', 'failed', 'cancelled'].includes(asset.state)

export async function listKeys(ctx: Context, prefix: string): Promise<string[]> {
  return (await Array.fromAsync(ctx.storage.list(prefix))).sort()
}
