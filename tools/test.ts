// Everything: static checks, unit and database tests, then the journeys in a real browser. Ends with one line of counts.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, staticSteps } from './check-steps.ts'
import { runAll, type Step } from './parallel.ts'

const reports = join(root, '.cache/reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const unitReport = join(reports, 'unit.json')
const browserReport = join(reports, 'browser.json')
const unit: Step = {
  name: 'unit and database tests',
  command: 'vitest',
  args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  cwd: root,
}
const browser: Step = { name: 'journeys in the browser', command: 'playwright', args: ['test'], cwd: root }
process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = browserReport

interface Counts {
  passed: number
  failed: number
  skipped: number
}

function unitCounts(): Counts {
  const report = JSON.parse(readFileSync(unitReport, 'utf8'))
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

function browserCounts(): Counts {
  const { stats } = JSON.parse(readFileSync(browserReport, 'utf8'))
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
}

const results = await runAll([...staticSteps, unit], 2)
// Alone on the machine: the journeys measure nothing, but a busy core makes a browser miss its deadlines.
results.push(...(await runAll([browser], 1)))
const broken = results.filter(result => result.code !== 0)
const counts = [unitCounts(), browserCounts()]
const sum = (key: keyof Counts) => counts.reduce((total, count) => total + count[key], 0)
const staticFailed = broken.filter(result => staticSteps.includes(result.step)).length
const staticPassed = staticSteps.length - staticFailed
if (broken.length > 0) console.log(`red: ${broken.map(result => result.step.name).join(', ')}`)
console.log(`${sum('passed') + staticPassed} passed, ${sum('failed') + staticFailed} failed, ${sum('skipped')} skipped`)
process.exitCode = broken.length === 0 ? 0 : 1
