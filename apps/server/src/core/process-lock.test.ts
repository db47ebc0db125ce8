import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { withProcessLock } from './process-lock.ts'

test('of several holders one works at a time', async () => {
  let inside = 0
  let most = 0
  const work = async () => {
    inside++
    most = Math.max(most, inside)
    await new Promise(setImmediate)
    inside--
  }
  await Promise.all([1, 2, 3].map(() => withProcessLock('test-serial', work)))
  expect(most).toBe(1)
})

test('a throw frees the lock', async () => {
  const failing = withProcessLock('test-throw', async () => {
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await withProcessLock('test-throw', async () => 'free', 0)).toBe('free')
})

test('a lock that is held elsewhere is waited for, and free as soon as its holder is killed', async () => {
  const module = fileURLToPath(new URL('process-lock.ts', import.meta.url))
  const code = `import { withProcessLock } from ${JSON.stringify(module)}
    await withProcessLock('test-killed', async () => { console.log('held'); await new Promise(r => setTimeout(r, 60_000)) })`
  const holder = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(holder.stdout, 'data')
  await expect(withProcessLock('test-killed', async () => {}, 0)).rejects.toThrow(
    'another process still works on test-killed',
  )
  holder.kill('SIGKILL')
  expect(await withProcessLock('test-killed', async () => 'free', 10_000)).toBe('free')
})
