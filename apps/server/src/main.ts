import cluster from 'node:cluster'
import { type Config, ConfigError, loadConfig } from './config.ts'
import { StartError } from './core/start-error.ts'
import { isChildRole } from './roles/child-protocol.ts'

async function main(): Promise<void> {
  const config = readConfig()
  // loaded by role: the primary needs nothing of the site, which makes the first start faster
  if (cluster.isPrimary) {
    refuseArguments()
    const { runPrimary } = await import('./roles/primary.ts')
    return endByStartError(runPrimary(config))
  }
  const role = process.argv[2]
  if (!isChildRole(role)) throw new Error(`there is no role "${role}"`)
  const { runChild } = await import('./roles/child.ts')
  return runChild(config, role)
}

/** Somebody who means another command must not get a second site on the same data. */
function refuseArguments(): void {
  const [, , argument] = process.argv
  if (argument === undefined) return
  console.error(`"${argument}" is not understood: the site is set by variables, see docs/configuration.md`)
  process.exit(1)
}

async function endByStartError(running: Promise<void>): Promise<void> {
  try {
    await running
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/** A wrong variable ends the start with one sentence for each, not with a stack. */
function readConfig(): Config {
  try {
    return loadConfig()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    for (const problem of error.problems) console.error(problem)
    process.exit(1)
  }
}

await main()
