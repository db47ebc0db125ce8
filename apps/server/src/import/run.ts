// Entry of `npm run import -- <kind> <file|address|folder> [options]`.
import { existsSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Config, loadConfig } from '../config.ts'
import { createContext } from '../context.ts'
import { createLog, type Log } from '../core/log.ts'
import { openSiteDatabase } from '../site-database.ts'
import { Checkpoint } from './checkpoint.ts'
import { endingOf } from './ending.ts'
import { type Importer, type ImportRun, UnreadableInput } from './importer.ts'
import { kinds } from './kinds.ts'
import { createProgress } from './progress.ts'
import { Report } from './report.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** Runs one import and answers the exit code: 0 read, 1 our failure, 2 unreadable or called wrongly, 130 stopped by Ctrl-C. */
export async function runImport(args: string[], given: Partial<Config> = {}): Promise<number> {
  const started = performance.now()
  const [kind = '', ...rest] = args
  const load = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  if (!load) return say(2, await usage(kind))
  const importer = await load()
  let parsed: { source: string | null; options: ImportRun['options'] }
  try {
    parsed = parseCommand(importer, rest)
  } catch (error) {
    return say(2, `${(error as Error).message}\n${await usage('')}`)
  }
  // Paths are the caller's; DATA_DIR is the site's, which runs in the project's folder.
  process.chdir(root)
  const config: Config = { ...loadConfig(), ...given }
  const log = createLog({ level: 'warn', format: 'readable', role: 'import' })
  const database = await openSiteDatabase(config, log)
  try {
    return await runOn(database.url, { config, log, kind, importer, ...parsed, started })
  } finally {
    await database.close()
  }
}

interface Command {
  config: Config
  log: Log
  kind: string
  importer: Importer
  source: string | null
  options: ImportRun['options']
  started: number
}

async function runOn(databaseUrl: string, command: Command): Promise<number> {
  const { config, log, kind, importer, source, options, started } = command
  // Visitors come first.
  if (config.nodeEnv !== 'test') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const { ctx, close } = await createContext(config, { role: 'import', databaseUrl, log })
  const dir = join(config.dataDir, 'imports')
  const report = await Report.open(dir, kind, ctx.clock.now())
  const progress = createProgress(process.stderr)
  const stop = new AbortController()
  const onSignal = () => stop.abort()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onSignal)
  const checkpoint = new Checkpoint(dir, [kind, source, options])
  let code = 0
  try {
    await importer.run({ ctx, source, options, report, checkpoint, progress: progress.show, signal: stop.signal })
    if (stop.signal.aborted) code = 130
  } catch (error) {
    progress.end()
    if (error instanceof UnreadableInput) return say(2, error.message)
    if (!stop.signal.aborted) throw error
    code = 130
  } finally {
    progress.end()
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, onSignal)
    await report.close()
    await close()
  }
  if (code === 130) process.stderr.write('stopped; run the same command again to go on\n')
  process.stderr.write(`report: ${report.path}\n`)
  const seconds = Math.round((performance.now() - started) / 100) / 10
  process.stdout.write(`${JSON.stringify({ kind, ...report.counts, seconds })}\n`)
  return code
}

function parseCommand(importer: Importer, args: string[]) {
  const { values, positionals } = parseArgs({ args, options: importer.options ?? {}, allowPositionals: true })
  if (positionals.length > 1) throw new Error(`one source at a time, not «${positionals.join('», «')}»`)
  const [given] = positionals
  const isAddress = given !== undefined && /^[a-z][a-z0-9+.-]*:\/\//i.test(given)
  const source = given === undefined || isAddress ? (given ?? null) : resolve(given)
  if (source !== null && !isAddress && !existsSync(source)) throw new Error(`there is no ${source}`)
  return { source, options: values as ImportRun['options'] }
}

async function usage(kind: string): Promise<string> {
  const lines = await Promise.all(
    Object.entries(kinds).map(async ([name, load]) => `  ${name} ${(await load()).usage}`),
  )
  const problem = kind === '' ? '' : `there is no import kind «${kind}»\n`
  return `${problem}npm run import -- <kind> <file|folder|address> [options]\n${lines.join('\n')}`
}

function say(code: number, text: string): number {
  process.stderr.write(`${text}\n`)
  return code
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    process.exitCode = await runImport(process.argv.slice(2))
  } catch (error) {
    process.stderr.write(`${endingOf(error)}\n`)
    process.exitCode = 1
  }
}
