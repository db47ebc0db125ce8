import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { untilFirstFilm } from './first-film.ts'
import { handOver, Site } from './site.ts'
import { startSite } from './site-process.ts'

/** The set-up waits longer than a specification allows, so that a slow start is told by one red test and not by a missing site. */
const FILM_PATIENCE_MS = 120_000

/** One fresh demo site for the whole run; stopped and removed at its end. */
export default async function setUp(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'xinghe-e2e-'))
  // PostgreSQL keeps its files here only when its own account may pass.
  await chmod(dataDir, 0o755)
  const removeData = () => rm(dataDir, { recursive: true, force: true })
  const strain = loadavg()[0]! / availableParallelism()
  const started = performance.now()
  const sinceStart = () => Math.round(performance.now() - started)
  const running = await startSite(dataDir).catch(async (error: unknown) => {
    await removeData()
    throw error
  })
  const tearDown = async () => {
    await running.stop()
    await removeData()
  }
  try {
    const page = await fetch(running.url)
    await page.text()
    if (!page.ok) throw new Error(`the first page answered ${page.status}`)
    const firstPageMs = sinceStart()
    await untilFirstFilm(new Site(running.url), FILM_PATIENCE_MS)
    handOver({ url: running.url, dataDir, firstPageMs, firstFilmMs: sinceStart(), strain })
    return tearDown
  } catch (error) {
    await tearDown()
    throw error
  }
}
