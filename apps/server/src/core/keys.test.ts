import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadKeys } from './keys.ts'

const unset = { contentKey: null, signKey: null, tokenKey: null, mediaKey: null }

async function freshDir(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'xinghe-keys-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return dir
}

test('keys are made once, are all different and are for the owner alone', async () => {
  const dataDir = await freshDir()
  const first = await loadKeys({ ...unset, dataDir })
  expect(await loadKeys({ ...unset, dataDir })).toEqual(first)
  const { content, sign, token, media } = first
  expect(new Set([content, sign, token, media].map(key => Buffer.from(key).toString('hex'))).size).toBe(4)
  expect(content).toHaveLength(32)
  expect((await stat(join(dataDir, 'keys'))).mode & 0o777).toBe(0o700)
  for (const name of await readdir(join(dataDir, 'keys'))) {
    expect((await stat(join(dataDir, 'keys', name))).mode & 0o777).toBe(0o600)
  }
})

test('many starts at once agree on the same keys and leave nothing else behind', async () => {
  const dataDir = await freshDir()
  const all = await Promise.all(Array.from({ length: 20 }, () => loadKeys({ ...unset, dataDir })))
  for (const keys of all) expect(keys).toEqual(all[0])
  expect((await readdir(join(dataDir, 'keys'))).toSorted()).toEqual(['content', 'media', 'sign', 'token'])
})

test('a key from the configuration is not written', async () => {
  const dataDir = await freshDir()
  const contentKey = new Uint8Array(32).fill(1)
  const keys = await loadKeys({ ...unset, dataDir, contentKey })
  expect(keys.content).toEqual(contentKey)
  expect(keys.contentKeyId).toMatch(/^[0-9a-f]{8}$/)
  expect(await readdir(join(dataDir, 'keys'))).not.toContain('content')
})

test('a damaged key file is said, not replaced', async () => {
  const dataDir = await freshDir()
  await loadKeys({ ...unset, dataDir })
  await writeFile(join(dataDir, 'keys/sign'), 'half')
  await expect(loadKeys({ ...unset, dataDir })).rejects.toThrow('keys/sign does not hold a key')
})
