// The variables as data: read by config.ts, written out as docs/configuration.md.
import { resolve } from 'node:path'

export type Env = Record<string, string | undefined>

export interface Variable<T = unknown> {
  /** One sentence for operators. */
  meaning: string
  /** As docs show it. */
  default: string
  /** @throws with a sentence that says what is accepted. */
  parse(text: string): T
}

const variable = <T>(meaning: string, fallback: string, parse: (text: string) => T): Variable<T> => ({
  meaning,
  default: fallback,
  parse,
})

function oneOf<const T extends string>(...choices: T[]) {
  return (text: string): T => {
    const found = choices.find(choice => choice === text)
    if (!found) throw new Error(`must be one of ${choices.join(', ')}, not "${text}"`)
    return found
  }
}

function integer(min: number, max: number) {
  return (text: string): number => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
    if (!(value >= min && value <= max)) throw new Error(`must be a whole number from ${min} to ${max}, not "${text}"`)
    return value
  }
}

function flag(text: string): boolean {
  if (text === '1' || text === 'true') return true
  if (text === '0' || text === 'false') return false
  throw new Error(`must be 1 or 0, not "${text}"`)
}

const text = (value: string) => value

/** Node's `mkdir` never comes back from a path that the kernel makes up. */
function directory(value: string): string {
  if (/^\/(?:proc|sys)(?:\/|$)/.test(resolve(value))) throw new Error(`must be a directory on a disk, not "${value}"`)
  return value
}

function url(...protocols: string[]) {
  return (value: string): string => {
    const protocol = URL.canParse(value) ? new URL(value).protocol.slice(0, -1) : null
    // the value may hold a password: it is not repeated
    if (!protocol || !protocols.includes(protocol))
      throw new Error(`must be an address that starts with ${protocols.join(':// or ')}://`)
    return value
  }
}

function key32(value: string): Uint8Array {
  const bytes = /^[0-9a-f]{64}$/i.test(value) ? Buffer.from(value, 'hex') : Buffer.from(value, 'base64')
  if (bytes.length !== 32) throw new Error('must be 32 bytes, written as 64 hex digits or as base64')
  return new Uint8Array(bytes)
}

function longToken(value: string): string {
  if (value.length < 16) throw new Error('must have at least 16 characters')
  return value
}

export const variables = {
  NODE_ENV: variable(
    'Kind of run; `production` turns development helps off.',
    '`development`',
    oneOf('development', 'production', 'test'),
  ),
  HOST: variable('Address the site listens on; `0.0.0.0` opens it to the network.', '`127.0.0.1`', text),
  PORT: variable('Port the site listens on; 0 takes a free one.', '`8080`', integer(0, 65_535)),
  DATA_DIR: variable(
    'Directory of everything the embedded defaults write: database, media, mail, keys.',
    '`./data`',
    directory,
  ),
  DATABASE_URL: variable(
    'An outside PostgreSQL (15 or newer); unset = an embedded PostgreSQL under `DATA_DIR`.',
    'unset',
    url('postgres', 'postgresql'),
  ),
  REDIS_URL: variable(
    'Bus, cache and rate limits shared by several machines; unset = PostgreSQL and memory.',
    'unset',
    url('redis', 'rediss'),
  ),
  S3_URL: variable(
    'S3-compatible storage for media, `https://key:secret@host/bucket?region=…`; unset = `DATA_DIR/media`.',
    'unset',
    url('http', 'https'),
  ),
  SMTP_URL: variable(
    'Mail server, `smtp://user:password@host:587`; unset = mails are written to `DATA_DIR/mail`.',
    'unset',
    url('smtp', 'smtps'),
  ),
  SITE_URL: variable(
    'Scheme and host of the site in canonical addresses, `https://video.example`; unset = as each request names it.',
    'unset',
    url('http', 'https'),
  ),
  HOT_RELOAD: variable(
    'Serve the site from its sources with hot reload instead of the built one; `npm run dev` sets it.',
    '`0`',
    flag,
  ),
  DEMO: variable('Seed the demo catalogue into an empty database.', '`1`; `0` in production', flag),
  WORKERS: variable('Web processes.', 'number of cores', integer(1, 256)),
  MEDIA_CONCURRENCY: variable('Videos packaged at the same time.', 'half the cores, at least 1', integer(1, 64)),
  CACHE_MB: variable(
    'Memory that one web process may fill with cached pages and answers and with segments and pictures in demand, in MB.',
    '`192`',
    integer(8, 65_536),
  ),
  DEFAULT_LANG: variable(
    'Script shown to a visitor who has not chosen: `s` simplified, `t` traditional.',
    '`s`',
    oneOf('s', 't'),
  ),
  REQUIRE_SIGNATURE: variable('Refuse GET calls without a valid `_vv`.', '`0`; `1` in production', flag),
  ALLOW_PRIVATE_UPSTREAMS: variable('Let imports and proxies fetch from private and loopback addresses.', '`0`', flag),
  TRUST_PROXY: variable('Number of reverse proxies in front whose X-Forwarded-For is believed.', '`0`', integer(0, 10)),
  METRICS_TOKEN: variable(
    'Bearer token that opens /metrics to other than loopback (16 characters or more).',
    'unset = loopback only',
    longToken,
  ),
  LOG_LEVEL: variable(
    'Least level that is logged.',
    '`info`',
    oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
  ),
  CONTENT_KEY: variable('Key that seals answers (32 bytes, hex or base64).', 'made once in `DATA_DIR/keys`', key32),
  SIGN_KEY: variable(
    'Key of the request signature `_vv` (32 bytes, hex or base64).',
    'made once in `DATA_DIR/keys`',
    key32,
  ),
  TOKEN_KEY: variable('Key of access tokens (32 bytes, hex or base64).', 'made once in `DATA_DIR/keys`', key32),
  MEDIA_KEY: variable(
    'Key of signed media addresses (32 bytes, hex or base64).',
    'made once in `DATA_DIR/keys`',
    key32,
  ),
  DEV_CAPTCHA: variable(
    'Every captcha accepts this answer; warned about at start, refused in production.',
    'unset',
    text,
  ),
}
