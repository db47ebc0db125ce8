import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'

const module = fileURLToPath(new URL('stop-signal.ts', import.meta.url))

/** A process that calls `stop` (JavaScript) when told to, and says when it is ready. */
async function startProcess(stop: string) {
  const code = `import { onStopSignal } from ${JSON.stringify(module)}
    onStopSignal(${stop})
    setInterval(() => {}, 1000)
    console.log('ready')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return child
}

test.each(['SIGTERM', 'SIGINT'] as const)('%s closes in order', async signal => {
  const child = await startProcess('async () => process.exit(0)')
  child.kill(signal)
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('the same Ctrl-C twice counts once; insisting ends a close that hangs', async () => {
  const child = await startProcess('async () => console.log("closing")')
  const exit = once(child, 'exit')
  const startedAt = Date.now()
  child.kill('SIGINT')
  child.kill('SIGTERM')
  await once(child.stdout, 'data')
  await vi.waitFor(
    () => {
      child.kill('SIGTERM')
      expect(child.exitCode).toBe(1)
    },
    { timeout: 10_000, interval: 50 },
  )
  expect(await exit).toEqual([1, null])
  expect(Date.now() - startedAt).toBeGreaterThan(900)
})
