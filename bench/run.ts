// Speed against limits measured in the same run. Names of parts may be given: `npm run bench -- http media browser`.
import { execFileSync } from 'node:child_process'
import { cpus } from 'node:os'
import { benchBrowser } from './browser.ts'
import { benchHttp } from './http.ts'
import { benchImport } from './import.ts'
import { benchLarge } from './large.ts'
import { benchMedia } from './media.ts'
import { allRows } from './table.ts'

const parts = {
  http: benchHttp,
  media: benchMedia,
  large: benchLarge,
  import: benchImport,
  browser: benchBrowser,
}
const isPart = (name: string): name is keyof typeof parts => name in parts
const asked = process.argv.slice(2)
const unknown = asked.filter(name => !isPart(name))
if (unknown.length > 0) {
  console.error(`there is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`)
  process.exit(1)
}

// Servers measured alone get core 0; this process, PostgreSQL and the load generator keep off it during `http`.
const pin = (cores: string) => execFileSync('taskset', ['-cp', cores, String(process.pid)], { stdio: 'ignore' })

console.log(`${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.version}\n`)
for (const name of asked.length > 0 ? asked.filter(isPart) : (Object.keys(parts) as (keyof typeof parts)[])) {
  pin(name === 'http' ? '1' : '0,1')
  await parts[name]()
}
const missed = allRows().filter(row => row.isMet === false)
console.log(`\n${allRows().length - missed.length} of ${allRows().length} figures meet their target`)
process.exitCode = missed.length === 0 ? 0 : 1
