import { describe, expect, test } from 'vitest'
import { ConfigError, loadConfig } from './config.ts'

function problemsOf(env: Record<string, string>): string[] {
  try {
    loadConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

test('without variables the site is a local demo', () => {
  expect(loadConfig({})).toMatchObject({
    nodeEnv: 'development',
    port: 8080,
    host: '127.0.0.1',
    databaseUrl: null,
    demo: true,
    requireSignature: false,
    defaultLang: 's',
  })
  expect(loadConfig({}).dataDir).toMatch(/^\/.*\/data$/)
})

test('production seeds no demo and wants signatures, unless told otherwise', () => {
  expect(loadConfig({ NODE_ENV: 'production' })).toMatchObject({ demo: false, requireSignature: true })
  const told = { NODE_ENV: 'production', DEMO: '1', REQUIRE_SIGNATURE: '0' }
  expect(loadConfig(told)).toMatchObject({ demo: true, requireSignature: false })
})

test('an empty variable is as good as none', () => {
  expect(loadConfig({ PORT: '', S3_URL: ' ' })).toMatchObject({ port: 8080, s3Url: null })
})

test('the data directory lies on a disk', () => {
  expect(problemsOf({ DATA_DIR: '/proc/xinghe' })).toEqual([expect.stringContaining('DATA_DIR')])
  expect(problemsOf({ DATA_DIR: '/procession' })).toEqual([])
})

test('keys are 32 bytes in hex or base64', () => {
  const bytes = new Uint8Array(32).fill(7)
  const hex = Buffer.from(bytes).toString('hex')
  const base64 = Buffer.from(bytes).toString('base64')
  expect(loadConfig({ CONTENT_KEY: hex, SIGN_KEY: base64 })).toMatchObject({ contentKey: bytes, signKey: bytes })
})

describe('refused', () => {
  test.each([
    ['PORT', '80a', 'must be a whole number from 0 to 65535, not "80a"'],
    ['PORT', '70000', 'must be a whole number from 0 to 65535, not "70000"'],
    ['WORKERS', '0', 'must be a whole number from 1 to 256, not "0"'],
    ['DEMO', 'yes', 'must be 1 or 0, not "yes"'],
    ['NODE_ENV', 'prod', 'must be one of development, production, test, not "prod"'],
    ['DEFAULT_LANG', 'zh', 'must be one of s, t, not "zh"'],
    ['DATABASE_URL', 'mysql://x:secret@y/z', 'must be an address that starts with postgres:// or postgresql://'],
    ['REDIS_URL', 'localhost:6379', 'must be an address that starts with redis:// or rediss://'],
    ['CONTENT_KEY', 'abc', 'must be 32 bytes, written as 64 hex digits or as base64'],
    ['METRICS_TOKEN', 'short', 'must have at least 16 characters'],
  ])('%s=%s', (name, value, sentence) => {
    expect(problemsOf({ [name]: value })).toEqual([`${name}: ${sentence}`])
  })

  test('every wrong variable is named at once', () => {
    expect(problemsOf({ PORT: 'x', DEMO: 'x', LOG_LEVEL: 'loud' })).toHaveLength(3)
  })

  test('a captcha that always opens, in production', () => {
    expect(loadConfig({ DEV_CAPTCHA: '1234' }).devCaptcha).toBe('1234')
    expect(problemsOf({ NODE_ENV: 'production', DEV_CAPTCHA: '1234' })).toEqual([
      'DEV_CAPTCHA: refused when NODE_ENV=production, remove it',
    ])
  })
})
