import { banners } from '../../demo/banners.ts'
import { demoBulletins } from '../../demo/bulletins.ts'
import { categories } from '../../demo/categories.ts'
import { demoProducts } from '../../demo/promo.ts'
import { demoSections, demoSite } from '../../demo/site.ts'
import { works } from '../../demo/works.ts'
import type { Context } from '../context.ts'
import { replaceBulletins } from '../message/message.rules.ts'
import { replaceProducts } from '../promo/promo.rules/cooperate.ts'
import { changeSettings } from '../site/site.rules.ts'
import { replaceBanners } from '../vod/vod.rules/banners.ts'
import { refreshChips, upsertCategories } from '../vod/vod.rules/categories.ts'
import type { WriteOutcome } from '../vod/vod.rules/work-input.ts'
import { upsertWorks } from '../vod/vod.rules/write.ts'
import { storeDemoArt } from './demo-art.ts'
import { storeDemoDanmaku } from './demo-danmaku.ts'
import { becomesPlayable, type DemoFilm, demoFilms, isMade, makeFilm, screen } from './demo-films.ts'
import { type Screening, toWorkInput } from './demo-work-input.ts'
import type { Importer } from './importer.ts'

interface SeedOptions {
  signal: AbortSignal
  progress?: (text: string) => void
  /** The demo's own films when absent. */
  films?: readonly DemoFilm[]
  /** A worker packages meanwhile: a new film waits until it can be played before it takes its place. */
  isPackaging?: boolean
}

/**
 * Puts the demo catalogue on the site: pictures and works at once, then film after film, each in the place of the one
 * that stood in for it. What is there already stays as it is, so an interrupted run goes on when it is started again.
 * @returns what became of each work.
 */
export async function seedDemo(ctx: Context, options: SeedOptions): Promise<WriteOutcome[]> {
  const { signal, progress = () => {}, films = demoFilms(ctx), isPackaging = false } = options
  const seededAt = await firstSeeding(ctx)
  const screenings = new Map<string, Screening>()
  const write = () =>
    upsertWorks(
      ctx,
      works.map(work => toWorkInput(work, { seededAt, screenings })),
    )

  progress('catalogue')
  await upsertCategories(ctx, categories)
  for (const film of films.filter(isMade)) {
    for (const [key, screening] of await screen(ctx, film)) screenings.set(key, screening)
  }
  await storeDemoArt(ctx, signal)
  const outcomes = await write()
  await setUpSite(ctx, outcomes, seededAt)
  await storeDemoDanmaku(ctx, works, outcomes)

  const missing = films.filter(film => !isMade(film))
  let queued: [string, Screening][] = []
  const show = async () => {
    if (queued.length === 0) return
    for (const [key, screening] of queued) {
      if (!isPackaging || (await becomesPlayable(ctx, screening.assetId, signal))) screenings.set(key, screening)
    }
    for (const [i, outcome] of (await write()).entries()) {
      if (outcome.outcome === 'updated' && outcomes[i]?.outcome === 'unchanged') outcomes[i] = outcome
    }
  }
  for (const [index, film] of missing.entries()) {
    signal.throwIfAborted()
    progress(`film ${index + 1} of ${missing.length}: ${film.clip.name}`)
    await makeFilm(ctx, film, signal)
    const next = await screen(ctx, film)
    // The one before was packaged while this one was made.
    await show()
    queued = next
  }
  await show()
  await ctx.storage.put(FINISHED, Buffer.from(JSON.stringify(ctx.clock.now())))
  return outcomes
}

const MARK = 'demo/seeded-at.json'
const FINISHED = 'demo/finished-at.json'

/** True from the beginning of the first seeding until one has run to its end. */
export async function isSeedingInterrupted(ctx: Context): Promise<boolean> {
  return (await ctx.storage.stat(MARK)) !== null && (await ctx.storage.stat(FINISHED)) === null
}

/** The day the catalogue's dates count back from: that of the first run. */
async function firstSeeding(ctx: Context): Promise<Date> {
  const mark = await ctx.storage.read(MARK)
  if (mark) {
    const chunks = await mark.body.toArray()
    return new Date(JSON.parse(Buffer.concat(chunks).toString()) as string)
  }
  const now = ctx.clock.now()
  await ctx.storage.put(MARK, Buffer.from(JSON.stringify(now)))
  return now
}

/** Brand, home page, hero and bulletins; only with the first works, so that what an operator set later stays. */
async function setUpSite(ctx: Context, outcomes: readonly WriteOutcome[], seededAt: Date): Promise<void> {
  if (!outcomes.some(({ outcome }) => outcome === 'created')) return
  await refreshChips(ctx)
  const home_sections = demoSections.map(section => ({ ...section, categories: [...section.categories] }))
  await changeSettings(ctx, { ...demoSite, home_sections })
  await replaceProducts(ctx, demoProducts)
  await replaceBulletins(ctx, demoBulletins(seededAt))
  const ids = new Map(works.map((work, i) => [work.slug, outcomes[i]?.workId ?? null]))
  await replaceBanners(
    ctx,
    banners.flatMap(([slug, intro]) => {
      const workId = ids.get(slug)
      return workId ? [{ workId, intro }] : []
    }),
  )
}

/** `npm run import -- demo` */
export const demoImporter: Importer = {
  usage: '',
  async run({ ctx, report, progress, signal }) {
    const outcomes = await seedDemo(ctx, { signal, progress })
    for (const [index, outcome] of outcomes.entries()) {
      if (outcome.outcome !== 'rejected') report.count(outcome.outcome)
      else await report.reject({ where: works[index]!.slug, title: works[index]!.title, reason: outcome.reason })
    }
  },
}
