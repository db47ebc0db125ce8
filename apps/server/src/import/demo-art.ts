import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Context } from '../context.ts'

const folder = fileURLToPath(new URL('../../demo/art/', import.meta.url))

/** Puts the shipped pictures into storage; those of the same size are left as they are. */
export async function storeDemoArt(ctx: Context, signal: AbortSignal): Promise<void> {
  for (const file of await readdir(folder)) {
    signal.throwIfAborted()
    const key = `art/demo/${file}`
    const body = await readFile(`${folder}${file}`)
    const stored = await ctx.storage.stat(key)
    if (stored?.bytes !== body.length) await ctx.storage.put(key, body)
  }
}
