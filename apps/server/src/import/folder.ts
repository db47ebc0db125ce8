import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { inTransaction } from '../core/db.ts'
import { createAssetFromFile, removeAsset } from '../media/media.rules.ts'
import { ensureCategories, refreshChips } from '../vod/vod.rules/categories.ts'
import { assetsOfOrigin } from '../vod/vod.rules/origins.ts'
import type { PictureInput } from '../vod/vod.rules/work-input.ts'
import { upsertWork } from '../vod/vod.rules/write.ts'
import { type FolderFile, scanFolder, stemOf } from './folder-scan.ts'
import { picturesOf, subtitlesOf } from './folder-sidecars.ts'
import { toWorkInput } from './folder-work-input.ts'
import { type FolderVideo, type FolderWork, gatherWorks } from './folder-works.ts'
import { type Importer, type ImportRun, UnreadableInput } from './importer.ts'
import { type PictureKind, renderPictureFile } from './pictures.ts'
import { sortCategoryName, standardCategories, type TopCategory } from './standard-categories.ts'

/** A picture is read whole; larger files are something else. */
const MAX_PICTURE_BYTES = 64_000_000

export const folderImporter: Importer = {
  usage: '<folder> [--category <typeEn>] [--retry]',
  options: { category: { type: 'string' }, retry: { type: 'boolean' } },
  async run(run) {
    const { source, ctx, report, signal } = run
    if (source === null || source.includes('://') || !(await stat(source)).isDirectory()) {
      throw new UnreadableInput('give a folder')
    }
    const { category } = run.options as { category?: string }
    const wanted = standardCategories.find(each => each.typeEn === category)
    if (category !== undefined && !wanted) {
      const names = standardCategories.map(each => `${each.typeEn} (${each.name})`).join(', ')
      throw new UnreadableInput(`there is no category ${category}; there are ${names}`)
    }
    const works = await gatherWorks(await scanFolder(source, signal, report), report)
    if (works.length === 0 && report.total === 0) throw new UnreadableInput(`there are no videos in ${source}`)
    for (const [index, work] of works.entries()) {
      if (signal.aborted) return
      run.progress(`${index + 1} of ${works.length} · ${work.title}`)
      await importWork(run, work, `folder:${source}`, wanted?.typeEn ?? categoryOf(work))
    }
    await refreshChips(ctx)
  },
}

async function importWork(run: ImportRun, work: FolderWork, origin: string, category: TopCategory): Promise<void> {
  const { ctx, report } = run
  await ensureCategories(
    ctx,
    standardCategories.filter(each => each.typeEn === category),
  )
  const where = work.videos[0]!.file.path
  const { poster, backdrop } = await renderPictures(run, work)
  await inTransaction(ctx.db, async tx => {
    const inner = { ...ctx, db: tx }
    const before = await assetsOfOrigin(inner, origin, work.id)
    const assets = new Map<FolderVideo, string>()
    for (const video of work.videos) assets.set(video, await packageVideo(run, tx, video))
    const input = toWorkInput(work, origin, category, { assets, poster, backdrop, now: ctx.clock.now() })
    const outcome = await upsertWork(inner, input)
    if (outcome.outcome === 'rejected') return report.reject({ where, title: work.title, reason: outcome.reason })
    report.count(outcome.outcome)
    // A file that changed or went away leaves its old asset without a line.
    const used = new Set(assets.values())
    for (const id of before) if (!used.has(id)) await removeAsset(inner, tx, id)
  })
}

/** The asset of a video; a source that failed before is reported, and tried again with `--retry`. */
async function packageVideo(run: ImportRun, tx: ImportRun['ctx']['db'], video: FolderVideo): Promise<string> {
  const { file, directory, place } = video
  const subtitles = subtitlesOf(directory, stemOf(file.path))
  const beside = directory.subtitles.filter(each => subtitles.some(subtitle => subtitle.path === each.absolute))
  const asset = await createAssetFromFile(run.ctx, tx, {
    path: file.absolute,
    sourceKey: sourceKeyOf([file, ...beside]),
    subtitles,
    retry: run.options.retry === true,
  })
  if (asset.state === 'failed') {
    const reason = `转码失败: ${asset.errorText ?? asset.errorCode ?? ''}（加 --retry 重试）`
    await run.report.warn({ where: file.path, title: place.title, reason })
  }
  return asset.id
}

/** Changes when the video or a subtitle beside it does. */
function sourceKeyOf(files: readonly FolderFile[]): string {
  const facts = files.map(file => `${file.absolute}\0${file.bytes}\0${file.modifiedAt.getTime()}`)
  return `file:${createHash('sha256').update(facts.join('\n')).digest('base64url')}`
}

async function renderPictures(run: ImportRun, work: FolderWork) {
  const stem = work.kind === 'film' ? stemOf(work.videos[0]!.file.path) : null
  const found = picturesOf(work.home, stem)
  const render = async (file: FolderFile | undefined, kind: PictureKind): Promise<PictureInput | null> => {
    if (!file) return null
    try {
      if (file.bytes > MAX_PICTURE_BYTES) throw new Error(`larger than ${MAX_PICTURE_BYTES} bytes`)
      return await renderPictureFile(run.ctx, file.absolute, kind, 'folder')
    } catch (error) {
      await run.report.warn({
        where: file.path,
        title: work.title,
        reason: `图片无法读取: ${(error as Error).message}`,
      })
      return null
    }
  }
  return { poster: await render(found.poster, 'poster'), backdrop: await render(found.backdrop, 'backdrop') }
}

function categoryOf(work: FolderWork): TopCategory {
  if (work.shelf !== null) return sortCategoryName(work.shelf).top
  const genres = (work.nfo?.genres ?? []).join(' ')
  if (/纪录|documentary/i.test(genres)) return 'jilupian'
  if (work.kind === 'series' && /动画|动漫|anim/i.test(genres)) return 'dongman'
  if (work.kind === 'series' && /综艺|真人秀|talk|reality/i.test(genres)) return 'zongyi'
  return work.kind === 'film' ? 'dianying' : 'juji'
}
