import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino'

export type Log = Logger

const SECRET_NAMES = ['_he', '_pl', '_si', 'authorization', 'cookie', '"set-cookie"', 'password', 'token']

/** Fields that never reach a log line, at the top or one or two objects down (`req.headers.cookie`). */
const redact = SECRET_NAMES.flatMap(name => {
  const key = name.startsWith('"') || name.startsWith('_') ? `[${name.startsWith('"') ? name : `"${name}"`}]` : name
  const join = key.startsWith('[') ? '' : '.'
  return [key, `*${join}${key}`, `*.*${join}${key}`]
})

export interface LogOptions {
  level: string
  /** JSON lines for machines, or one readable line per entry. */
  format: 'json' | 'readable'
  /** Web process, worker, import … */
  role: string
}

export function createLog(options: LogOptions, destination?: DestinationStream): Log {
  const out =
    destination ?? (options.format === 'json' ? pino.destination({ fd: 1, sync: true }) : readable(process.stderr))
  return pino(
    {
      level: options.level,
      base: { role: options.role, pid: process.pid },
      redact: { paths: redact, censor: '[hidden]' },
      timestamp: stdTimeFunctions.isoTime,
    },
    out,
  )
}

/** The log of a process of the site: for machines in production, else for people. */
export function createSiteLog(config: { logLevel: string; nodeEnv: string }, role: string): Log {
  return createLog({ level: config.logLevel, format: config.nodeEnv === 'production' ? 'json' : 'readable', role })
}

const LEVELS: Record<number, string> = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'WARN', 50: 'ERROR', 60: 'FATAL' }

/** Turns pino's JSON into `12:30:01 WARN web 4711 message key=value` and the stack below. */
export function readable(stream: { write(text: string): unknown }): DestinationStream {
  return {
    write(line) {
      const { time, level, role, pid, msg, err, ...rest } = JSON.parse(line)
      const fields = Object.entries(rest).map(([key, value]) => `${key}=${JSON.stringify(value)}`)
      const head = [time.slice(11, 19), LEVELS[level] ?? level, `${role} ${pid}`, msg, ...fields].filter(Boolean)
      stream.write(`${head.join(' ')}\n${err ? `${err.stack ?? err.message}\n` : ''}`)
    },
  }
}
