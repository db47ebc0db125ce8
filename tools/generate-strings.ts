/** Writes the traditional twins of the site's and the player's strings; `--check` only reports whether they are up to date. */
import { readFileSync, writeFileSync } from 'node:fs'
import { Converter } from 'opencc-js/cn2t'
import { strings as site } from '../apps/web/app/strings.ts'
import { strings as player } from '../packages/player/src/strings.ts'

const twins: [folder: string, strings: object][] = [
  ['apps/web/app', site],
  ['packages/player/src', player],
]
const convert = Converter({ from: 'cn', to: 'twp' })

/** Every string of a tree through `change`; the tree's shape stays. */
function map(tree: unknown, change: (text: string) => string): unknown {
  if (typeof tree === 'string') return change(tree)
  if (Array.isArray(tree)) return tree.map(branch => map(branch, change))
  return Object.fromEntries(Object.entries(tree as object).map(([key, branch]) => [key, map(branch, change)]))
}

for (const [folder, strings] of twins) {
  const target = new URL(`../${folder}/strings.t.gen.ts`, import.meta.url)
  const source = `// Generated from strings.ts by OpenCC (s2twp): do not edit, run \`npm run generate\`.
import type { strings as simplified } from './strings.ts'

export const strings: typeof simplified = ${JSON.stringify(map(strings, convert), null, 2)}
`
  if (!process.argv.includes('--check')) writeFileSync(target, source)
  else if (readFileSync(target, 'utf8') !== source) {
    console.error(`${folder}/strings.t.gen.ts is not up to date: run npm run generate`)
    process.exitCode = 1
  }
}
