// Writes every generated file, or with --check says which ones are out of date.
import { globSync } from 'node:fs'
import { root } from './check-steps.ts'
import { runAll } from './parallel.ts'

const args = process.argv.slice(2)
const generators = globSync('tools/generate-*.ts', { cwd: root }).toSorted()
const steps = generators.map(file => ({ name: file, command: process.execPath, args: [file, ...args], cwd: root }))
const results = await runAll(steps, 2)
process.exitCode = results.every(result => result.code === 0) ? 0 : 1
