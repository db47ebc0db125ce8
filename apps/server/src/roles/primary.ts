import type { Config } from '../config.ts'
import { createSiteLog } from '../core/log.ts'
import { answerMetrics } from '../core/metrics.ts'
import { openSiteDatabase } from '../site-database.ts'
import { createAcceptor } from './acceptor.ts'
import { type Crew, createCrew } from './crew.ts'
import { onStopSignal } from './stop-signal.ts'

/** Starts the database, then the children, and keeps both running until told to stop; the database stops last. */
export async function runPrimary(config: Config): Promise<void> {
  const log = createSiteLog(config, 'primary')
  if (config.devCaptcha !== null) log.warn('DEV_CAPTCHA is set: every captcha can be answered with it')
  const opening = openSiteDatabase(config, log)
  const acceptor = createAcceptor(log)
  let crew: Crew | null = null
  let isStopping = false

  async function stop(code: number): Promise<void> {
    isStopping = true
    acceptor.close()
    await crew?.stop()
    const database = await opening
    await database.close()
    process.exit(code)
  }
  // from the first moment: a start that is interrupted must not leave a database running
  onStopSignal(() => stop(0))
  const { url } = await opening
  if (isStopping) return
  answerMetrics()
  crew = createCrew({ DATABASE_URL: url }, acceptor, log)
  try {
    await Promise.all([...Array.from({ length: config.workers }, () => crew!.start('web')), crew.start('worker')])
    if (isStopping) return
    const port = await acceptor.listen(config.port, config.host)
    const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host
    console.log(`星河 is up: http://${host.includes(':') ? `[${host}]` : host}:${port}/`)
  } catch (error) {
    log.fatal((error as Error).message)
    await stop(1)
  }
}
