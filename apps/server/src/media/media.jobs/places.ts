import { join } from 'node:path'
import type { Context } from '../../context.ts'

/** Everything of an asset in storage. */
export const assetPrefix = (assetId: string) => `media/${assetId}/`

/** Working directory of an asset's runs, on the disk of the storage so that finished files move instead of being copied. */
export const workDir = (ctx: Context, assetId: string) => join(ctx.config.dataDir, 'tmp', 'packaging', assetId)
