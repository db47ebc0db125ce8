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
  demo: boolean
  /** Web processes. */
  workers: number
  /** Packaging jobs at once. */
  mediaConcurrency: number
  defaultLang: 's' | 't'
  requireSignature: boolean
  allowPrivateUpstreams: boolean
  /** Bearer token that opens /metrics to other than loopback; null = loopback only. */
  metricsToken: string | null
  /** Reverse proxies in front whose X-Forwarded-For is believed. */
  trustProxy: number
  logLevel: string
}
