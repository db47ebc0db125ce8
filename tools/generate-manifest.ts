import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { routes } from '@xinghe/contract'

/** Writes the browser's list of calls from the declarations; `--check` only compares and exits 1 when they differ. */
const file = fileURLToPath(new URL('../packages/contract/src/manifest.gen.ts', import.meta.url))

const lines = routes().map(
  ({ id, route }) => `  '${id}': ['${route.method}', '${route.path}', ${route.sealed ? 1 : 0}, '${route.access}'],`,
)
const text = [
  '// Written by tools/generate-manifest.ts from the declarations; run `npm run generate` after a change.',
  "import type { CallId } from './contract.ts'",
  "import type { Access } from './route.ts'",
  '',
  '/** Method, path, 1 when `data` is sealed, who may call. */',
  "export type ManifestEntry = readonly [method: 'GET' | 'POST', path: string, sealed: 0 | 1, access: Access]",
  '',
  'export const manifest: Record<CallId, ManifestEntry> = {',
  ...lines,
  '}',
  '',
].join('\n')

if (!process.argv.includes('--check')) {
  writeFileSync(file, text)
  console.log(`${lines.length} calls written to ${file}`)
} else if (readFileSync(file, 'utf8') !== text) {
  console.error('manifest.gen.ts is not what the declarations say; run `npm run generate`')
  process.exitCode = 1
}
