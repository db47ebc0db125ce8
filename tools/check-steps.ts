import { resolve } from 'node:path'
import type { Step } from './parallel.ts'

export const root = resolve(import.meta.dirname, '..')
const node = process.execPath

/** Fast checks without a running database: types, lint, borders, dead code, generated files up to date. */
export const staticSteps: Step[] = [
  { name: 'types: server, packages, tools', command: 'tsc', args: ['-p', 'tsconfig.json'], cwd: root },
  { name: 'types: site', command: node, args: ['tools/check-web-types.ts'], cwd: root },
  { name: 'lint', command: 'biome', args: ['check', '.'], cwd: root },
  { name: 'house', command: node, args: ['tools/check-house.ts'], cwd: root },
  { name: 'unused code', command: 'knip', args: ['--no-progress'], cwd: root },
  { name: 'generated files', command: node, args: ['tools/generate.ts', '--check'], cwd: root },
]
