// Entry of every npm script. Runs on Node 20 with nothing installed; all it starts runs on the pinned Node.
import { join } from 'node:path'
import { installPackages, pinnedNode } from './packages.mjs'
import { root } from './root.mjs'
import { runStep } from './run-step.mjs'
import { giveUp } from './say.mjs'
import { requireSystem } from './system.mjs'
import { buildWeb } from './web-build.mjs'

const major = Number(process.versions.node.split('.')[0])
if (major < 20) giveUp(`Node 20 or newer is needed to begin; this is ${process.version}`)

const [command = '', ...args] = process.argv.slice(2)

/** Environment in which `node`, `npx` and everything they start are the pinned runtime. */
function environment(node) {
  const path = `${join(node, '..')}:${join(root, 'node_modules/.bin')}:${process.env.PATH}`
  return { ...process.env, PATH: path }
}

const commands = {
  async start(node) {
    await requireSystem('ffmpeg')
    await buildWeb(node)
    return runStep(node, ['apps/server/src/main.ts', ...args], { cwd: root, env: environment(node) })
  },
  async dev(node) {
    await requireSystem('ffmpeg')
    return runStep(node, ['tools/dev.ts', ...args], { cwd: root, env: environment(node) })
  },
  async import(node) {
    await requireSystem('ffmpeg')
    return runStep(node, [join(root, 'apps/server/src/import/run.ts'), ...args], {
      cwd: process.env.INIT_CWD ?? root,
      env: environment(node),
    })
  },
  async check(node) {
    return runStep(node, ['tools/check.ts', ...args], { cwd: root, env: environment(node) })
  },
  async generate(node) {
    return runStep(node, ['tools/generate.ts', ...args], { cwd: root, env: environment(node) })
  },
  async test(node) {
    await requireSystem('ffmpeg', 'chromium', 'fonts', 'redis')
    await buildWeb(node)
    return runStep(node, ['tools/test.ts', ...args], { cwd: root, env: environment(node) })
  },
  async bench(node) {
    await requireSystem('ffmpeg', 'chromium', 'fonts', 'wrk')
    await buildWeb(node)
    return runStep(node, ['bench/run.ts', ...args], { cwd: root, env: environment(node) })
  },
}

const chosen = commands[command]
if (!chosen) giveUp(`unknown command "${command}"; there are ${Object.keys(commands).join(', ')}`)
await installPackages()
process.exitCode = await chosen(pinnedNode())
