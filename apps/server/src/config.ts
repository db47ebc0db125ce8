import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { type Env, type Variable, variables } from './config-variables.ts'

/** Every setting, parsed and checked once at start; the only other place that sees `process.env` is the bootstrap script. */
export interface Config {
  nodeEnv: 'development' | 'production' | 'test'
  port: number
  host: string
  /** Absolute path; everything the embedded defaults write. */
  dataDir: string
  databaseUrl: string | null
  redisUrl: string | null
  s3Url: string | null
  /** Null = mails are written to `DATA_DIR/mail`. */
  smtpUrl: string | null
  /** Scheme and host of canonical addresses; null = taken from each request. */
  siteUrl: string | null
  /** Serve the site from its sources through Vite. */
  hotReload: boolean
  demo: boolean
  /** Web processes. */
  workers: number
  /** Packaging jobs at once. */
  mediaConcurrency: number
  /** Bytes of answers and pages one web process may keep in memory. */
  cacheBytes: number
  defaultLang: 's' | 't'
  requireSignature: boolean
  allowPrivateUpstreams: boolean
  /** Every captcha accepts this answer; never in production. */
  devCaptcha: string | null
  /** 32 bytes each; null = made once under `DATA_DIR/keys`. */
  contentKey: Uint8Array | null
  signKey: Uint8Array | null
  tokenKey: Uint8Array | null
  mediaKey: Uint8Array | null
  /** Bearer token that opens /metrics to other than loopback; null = loopback only. */
  metricsToken: string | null
  /** Reverse proxies in front whose X-Forwarded-For is believed. */
  trustProxy: number
  logLevel: string
}

/** One readable sentence per wrong variable. */
export class ConfigError extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(problems.join('\n'))
    this.name = 'ConfigError'
    this.problems = problems
  }
}

/**
 * @throws {ConfigError} naming every variable that is wrong.
 */
export function loadConfig(env: Env = process.env): Config {
  const problems: string[] = []
  const values: Record<string, unknown> = {}
  for (const [name, variable] of Object.entries<Variable>(variables)) {
    const text = env[name]?.trim()
    try {
      values[name] = text ? variable.parse(text) : null
    } catch (error) {
      problems.push(`${name}: ${(error as Error).message}`)
    }
  }
  const read = values as { [Name in keyof typeof variables]: ReturnType<(typeof variables)[Name]['parse']> | null }
  const isProduction = read.NODE_ENV === 'production'
  if (isProduction && read.DEV_CAPTCHA) problems.push('DEV_CAPTCHA: refused when NODE_ENV=production, remove it')
  if (problems.length > 0) throw new ConfigError(problems)
  return {
    nodeEnv: read.NODE_ENV ?? 'development',
    port: read.PORT ?? 8080,
    host: read.HOST ?? '127.0.0.1',
    dataDir: resolve(read.DATA_DIR ?? './data'),
    databaseUrl: read.DATABASE_URL,
    redisUrl: read.REDIS_URL,
    s3Url: read.S3_URL,
    smtpUrl: read.SMTP_URL,
    siteUrl: read.SITE_URL ? new URL(read.SITE_URL).origin : null,
    hotReload: read.HOT_RELOAD ?? false,
    demo: read.DEMO ?? !isProduction,
    workers: read.WORKERS ?? availableParallelism(),
    mediaConcurrency: read.MEDIA_CONCURRENCY ?? Math.max(1, Math.floor(availableParallelism() / 2)),
    cacheBytes: (read.CACHE_MB ?? 192) * 1024 * 1024,
    defaultLang: read.DEFAULT_LANG ?? 's',
    requireSignature: read.REQUIRE_SIGNATURE ?? isProduction,
    allowPrivateUpstreams: read.ALLOW_PRIVATE_UPSTREAMS ?? false,
    devCaptcha: read.DEV_CAPTCHA,
    contentKey: read.CONTENT_KEY,
    signKey: read.SIGN_KEY,
    tokenKey: read.TOKEN_KEY,
    mediaKey: read.MEDIA_KEY,
    metricsToken: read.METRICS_TOKEN,
    trustProxy: read.TRUST_PROXY ?? 0,
    logLevel: read.LOG_LEVEL ?? 'info',
  }
}
