import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../testing/database.ts'
import { feedRow, startMaccmsFeed } from '../testing/maccms-feed.ts'

const entry = fileURLToPath(new URL('./run.ts', import.meta.url))
let database: TestDatabase
let dir: string

beforeAll(async () => {
  database = await cloneDatabase()
  dir = await mkdtemp(join(tmpdir(), 'xinghe-import-'))
})
afterAll(async () => {
  await database.drop()
  await rm(dir, { recursive: true, force: true })
})

interface Ended {
  code: number | null
  stdout: string
  stderr: string
}

/** Runs the command as a process of its own; `onStderr` may send it a signal. */
function command(args: string[], onStderr: (text: string, kill: () => void) => void = () => {}): Promise<Ended> {
  const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: dir, ALLOW_PRIVATE_UPSTREAMS: '1' }
  const child = spawn(process.execPath, [entry, ...args], { cwd: dir, env })
  const ended: Ended = { code: null, stdout: '', stderr: '' }
  child.stdout.on('data', data => {
    ended.stdout += data
  })
  child.stderr.on('data', data => {
    ended.stderr += data
    onStderr(ended.stderr, () => child.kill('SIGINT'))
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', code => resolve({ ...ended, code }))
  })
}

const result = (ended: Ended) => JSON.parse(ended.stdout.trim().split('\n').at(-1)!)

test('a relative file is imported; the last line of stdout is the result, everything else goes to stderr', async () => {
  await writeFile(join(dir, 'page.json'), JSON.stringify({ list: [feedRow(1), { vod_id: 2 }] }))
  const first = await command(['maccms', 'page.json'])
  expect(first.code).toBe(0)
  expect(first.stdout.trim().split('\n')).toHaveLength(1)
  expect(result(first)).toEqual({
    kind: 'maccms',
    created: 1,
    updated: 0,
    unchanged: 0,
    rejected: 1,
    seconds: expect.any(Number),
  })
  expect(first.stderr).toMatch(/report: .*-maccms\.jsonl/)
  expect(result(await command(['maccms', 'page.json']))).toMatchObject({ created: 0, unchanged: 1, rejected: 1 })
})

test.each([
  [[], /import -- <kind>/],
  [['nonsense'], /there is no import kind «nonsense»/],
  [['maccms', 'missing.json'], /there is no .*missing\.json/],
  [['maccms', '--bogus'], /bogus/],
  [['folder', '.', '--category', 'nothing'], /there is no category nothing/],
])('%j ends with code 2 and says why', async (args, reason) => {
  const ended = await command(args)
  expect(ended.code).toBe(2)
  expect(ended.stderr).toMatch(reason)
  expect(ended.stdout).toBe('')
})

test('Ctrl-C ends cleanly, and the same command goes on', async () => {
  const feed = await startMaccmsFeed(query => {
    const number = Number(query.get('pg'))
    return { pagecount: 6, list: Array.from({ length: 300 }, (_, index) => feedRow(number * 1_000 + index)) }
  })
  try {
    let hasSent = false
    const first = await command(['maccms', feed.address], (text, kill) => {
      if (hasSent || !text.includes('page ')) return
      hasSent = true
      kill()
    })
    expect(first.code).toBe(130)
    expect(first.stderr).toContain('stopped')
    const done = result(first).created
    expect(done).toBeLessThan(1_800)
    const second = await command(['maccms', feed.address])
    expect(second.code).toBe(0)
    expect(result(second).created + done).toBe(1_800)
  } finally {
    await feed.close()
  }
})
