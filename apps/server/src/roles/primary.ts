import type { Config } from '../config.ts'
import { createLog } from '../core/log.ts'
import { answerMetrics } from '../core/metrics.ts'
import { openSiteDatabase } from '../site-database.ts'
import { createCrew } from './crew.ts'
import { onStopSignal } from './stop-signal.ts'

/** Starts the database, then the children, and keeps both running until told to stop; the database stops last. */
export async function runPrimary(config: Config): Promise<void> {
  const log = createLog({
    level: config.logLevel,
    format: config.nodeEnv === 'production' ? 'json' : 'readable',
    role: 'primary',
  })
  if (config.devCaptcha !== null) log.warn('DEV_CAPTCHA is set: every captcha can be answered with it')
  const database = await openSiteDatabase(config, log)
  answerMetrics()
  const crew = createCrew({ DATABASE_URL: database.url }, log)

  async function stop(code: number): Promise<void> {
    await crew.stop()
    await database.close()
    process.exit(code)
  }
  onStopSignal(() => stop(0))
  try {
    const ports = await Promise.all([
      ...Array.from({ length: config.workers }, () => crew.start('web')),
      crew.start('worker'),
    ])
    const port = ports.find(each => each !== null)
    const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host
    console.log(`星河 is up: http://${host.includes(':') ? `[${host}]` : host}:${port}/`)
  } catch (error) {
    log.fatal((error as Error).message)
    await stop(1)
  }
}
