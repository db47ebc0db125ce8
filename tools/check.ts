// Types, lint, borders, unused code, generated files, then unit and database tests.
import { root, staticSteps } from './check-steps.ts'
import { runAll } from './parallel.ts'

const steps = [...staticSteps, { name: 'unit and database tests', command: 'vitest', args: ['run'], cwd: root }]
const results = await runAll(steps, 2)
process.exitCode = results.every(result => result.code === 0) ? 0 : 1
