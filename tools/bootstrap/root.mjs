import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Absolute path of the repository. `import.meta.dirname` would need Node 20.11. */
export const root = resolve(fileURLToPath(import.meta.url), '../../..')
