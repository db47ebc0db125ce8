import { basename } from 'node:path'
import { looseText } from '@xinghe/formats/loose-value'
import { placeCategory } from '../vod/vod.rules/categories.ts'
import { typeEnOf } from '../vod/vod.rules/clean-work.ts'
import { rollUp } from '../vod/vod.rules/hits.ts'
import { hashPassword } from '../vod/vod.rules/password.ts'
import { type Importer, type ImportRun, UnreadableInput } from './importer.ts'
import { pagesOf } from './maccms-feed.ts'
import { type FoundRow, rowsOfFiles } from './maccms-files.ts'
import { isTakenDown, type MaccmsSource, passwordOf, toWork, typeNameOf } from './maccms-work.ts'
import { type SortedName, sortCategoryName, standardCategories } from './standard-categories.ts'
import { WorkWriter } from './work-writer.ts'

/** A feed that invents names may not fill the site with categories. */
const MAX_CATEGORIES = 200
/** Different passwords of a run that are remembered. */
const MAX_PASSWORDS = 1_000
const CHECKPOINT_SEC = 24 * 3600
/** New works push rows to later pages while an import is interrupted. */
const OVERLAP_PAGES = 2

export const maccmsImporter: Importer = {
  usage: '<file|folder|address> [--hours <n>] [--origin <name>] [--pictures <address>]',
  options: { hours: { type: 'string' }, origin: { type: 'string' }, pictures: { type: 'string' } },
  async run(run) {
    const { source } = run
    if (source === null) throw new UnreadableInput('give a file, a folder or the address of a MacCMS feed')
    const { hours } = run.options as { hours?: string }
    if (hours !== undefined && !/^\d{1,5}$/.test(hours)) throw new UnreadableInput('--hours takes a number of hours')
    await new MaccmsImport(run, source).run(hours)
  },
}

/** The same feed has one name whether it is asked for JSON or XML. */
function feedName(address: string): string {
  const { host, pathname } = new URL(address)
  return `${host}${pathname.replace(/\/(?:api\.php\/)?provide\/vod.*$/, '').replace(/\/+$/, '')}`
}

class MaccmsImport {
  readonly #run: ImportRun
  readonly #address: string | null
  readonly #path: string
  readonly #source: MaccmsSource
  readonly #writer: WorkWriter
  readonly #categories = new Map<string, SortedName & { typeEn: string }>()
  readonly #passwords = new Map<string, Promise<string>>()
  readonly #seen = new Set<string>()

  constructor(run: ImportRun, source: string) {
    const { origin, pictures } = run.options as { origin?: string; pictures?: string }
    this.#run = run
    this.#path = source
    this.#address = /^https?:\/\//i.test(source) && URL.canParse(source) ? source : null
    if (this.#address === null && source.includes('://'))
      throw new UnreadableInput(`${source} is not an http or https address`)
    const name = origin ?? (this.#address === null ? basename(source) : feedName(this.#address))
    const pictureBase = pictures ?? (this.#address === null ? null : new URL(this.#address).origin)
    this.#source = { origin: `maccms:${name}`, pictureBase, now: run.ctx.clock.now() }
    this.#writer = new WorkWriter(run.ctx, run.report)
  }

  async run(hours: string | undefined): Promise<void> {
    const { ctx, signal } = this.#run
    if (this.#address === null) await this.#importFiles()
    else await this.#importFeed(this.#address, hours)
    await this.#writer.flush()
    if (!signal.aborted) await rollUp(ctx)
  }

  async #importFiles(): Promise<void> {
    for await (const found of rowsOfFiles(this.#path)) {
      await this.#take(found)
      if (this.#writer.isFull) await this.#writer.flush()
      if (this.#run.signal.aborted) return
      this.#run.progress(`${this.#run.report.total} rows · ${found.where}`)
    }
  }

  async #importFeed(address: string, hours: string | undefined): Promise<void> {
    const { ctx, checkpoint, signal, report } = this.#run
    const stored = await checkpoint.read(ctx.clock.now(), CHECKPOINT_SEC)
    const first = Math.max(1, (stored ?? 1) - OVERLAP_PAGES)
    for await (const { number, pageCount, page } of pagesOf(this.#run, address, first, hours)) {
      if (typeof page === 'string') await report.reject({ where: `page ${number}`, title: '', reason: page })
      else {
        for (const [index, row] of page.rows.entries()) {
          await this.#take({ where: `page ${number} row ${index + 1}`, row })
        }
      }
      if (this.#writer.isFull) {
        await this.#writer.flush()
        await checkpoint.write(ctx.clock.now(), number)
      }
      this.#run.progress(`page ${number} of ${pageCount} · ${report.total} rows`)
    }
    if (!signal.aborted) await checkpoint.clear()
  }

  async #take({ where, row }: FoundRow): Promise<void> {
    const { report } = this.#run
    if (typeof row === 'string') return report.reject({ where, title: '', reason: row })
    const id = looseText(row.vod_id).slice(0, 300)
    const title = looseText(row.vod_name).slice(0, 200)
    // Feeds repeat rows when works move between pages; the first is the newest.
    if (this.#seen.has(id)) return report.count('unchanged')
    if (id !== '' && isTakenDown(row)) {
      this.#seen.add(id)
      this.#writer.withdraw({ where, title, origin: this.#source.origin, originId: id })
      return
    }
    const work = toWork(row, this.#source, await this.#categoryOf(typeNameOf(row)))
    if (typeof work === 'string') return report.reject({ where, title, reason: work })
    this.#seen.add(id)
    const password = passwordOf(row)
    this.#writer.add(where, password === '' ? work : { ...work, passwordHash: await this.#hashOf(password) })
  }

  /** Old sites have one password for many works: each is hashed once in a run, which takes some 30 ms. */
  #hashOf(password: string): Promise<string> {
    const hash = this.#passwords.get(password) ?? hashPassword(password)
    if (this.#passwords.size < MAX_PASSWORDS) this.#passwords.set(password, hash)
    return hash
  }

  /** The category of a feed's name, made when the site does not have it. */
  async #categoryOf(given: string): Promise<SortedName & { typeEn: string }> {
    const name = given.slice(0, 20)
    const known = this.#categories.get(name)
    if (known) return known
    const sorted = sortCategoryName(name)
    const top = standardCategories.find(category => category.typeEn === sorted.top)!
    const below = sorted.below === null || this.#categories.size >= MAX_CATEGORIES ? '' : typeEnOf(sorted.below)
    const isTop = below === '' || standardCategories.some(category => category.typeEn === below)
    const wanted = isTop ? null : { name: sorted.below!, typeEn: below, position: this.#categories.size }
    const category = { ...sorted, typeEn: await placeCategory(this.#run.ctx, top, wanted) }
    if (this.#categories.size < MAX_CATEGORIES) this.#categories.set(name, category)
    return category
  }
}
