import { createHash, randomBytes } from 'node:crypto'
import { chmod, link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'

/** Secrets from the environment, or made once under `DATA_DIR/keys` (0600). All are 32 bytes. */
export interface Keys {
  /** AES key that seals envelopes; `contentKeyId` names it so that it can be rotated. */
  content: Uint8Array
  contentKeyId: string
  /** HMAC key of `_vv`. */
  sign: Uint8Array
  /** HMAC key of access tokens (JWT). */
  token: Uint8Array
  /** HMAC key of signed media addresses. */
  media: Uint8Array
}

type KeyConfig = Pick<Config, 'dataDir' | 'contentKey' | 'signKey' | 'tokenKey' | 'mediaKey'>

/** @throws when a key file does not hold 64 hex digits. */
export async function loadKeys(config: KeyConfig): Promise<Keys> {
  const content = config.contentKey ?? (await keptKey(config.dataDir, 'content'))
  return {
    content,
    contentKeyId: createHash('sha256').update(content).digest('hex').slice(0, 8),
    sign: config.signKey ?? (await keptKey(config.dataDir, 'sign')),
    token: config.tokenKey ?? (await keptKey(config.dataDir, 'token')),
    media: config.mediaKey ?? (await keptKey(config.dataDir, 'media')),
  }
}

async function keptKey(dataDir: string, name: string): Promise<Uint8Array> {
  const dir = join(dataDir, 'keys')
  const path = join(dir, name)
  let text = await readOrNull(path)
  if (text === null) {
    await mkdir(dir, { recursive: true })
    await chmod(dir, 0o700)
    await createOnce(path, `${randomBytes(32).toString('hex')}\n`)
    text = await readFile(path, 'utf8')
  }
  if (!/^[0-9a-f]{64}\s*$/i.test(text)) throw new Error(`${path} does not hold a key (64 hex digits)`)
  return new Uint8Array(Buffer.from(text.trim(), 'hex'))
}

/** The file appears whole or not at all, and of several processes the first one wins. */
async function createOnce(path: string, text: string): Promise<void> {
  const fresh = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`
  const file = await open(fresh, 'wx', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
    await file.close()
    await link(fresh, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(fresh, { force: true })
  }
}

async function readOrNull(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
