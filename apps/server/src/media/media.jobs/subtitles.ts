import { join } from 'node:path'
import { convertSubtitle, MediaError, type Probe, run as runTool, subtitleTrackArgs } from '@xinghe/media'
import { insertSubtitles, listSubtitles, markSubtitleReady, type SubtitleRow } from '../media.queries/assets.ts'
import { assetPrefix } from './places.ts'
import { type Run, toolOptions } from './run.ts'

const names: Record<string, { lang: string; label: string }> = {
  chi: { lang: 'zh', label: '中文' },
  zho: { lang: 'zh', label: '中文' },
  eng: { lang: 'en', label: '英语' },
  jpn: { lang: 'ja', label: '日语' },
  kor: { lang: 'ko', label: '韩语' },
  fre: { lang: 'fr', label: '法语' },
  fra: { lang: 'fr', label: '法语' },
  ger: { lang: 'de', label: '德语' },
  deu: { lang: 'de', label: '德语' },
  spa: { lang: 'es', label: '西班牙语' },
  rus: { lang: 'ru', label: '俄语' },
  tha: { lang: 'th', label: '泰语' },
}

/** WebVTT of the text tracks inside the film and of the files beside it. A bad subtitle never costs the film. */
export async function makeSubtitles(run: Run, probe: Probe): Promise<void> {
  await convertTracks(run, probe)
  for (const row of await listSubtitles(run.ctx.db, run.asset.id)) {
    if (row.sourcePath !== null) await convertFile(run, row, row.sourcePath)
  }
}

async function convertTracks(run: Run, probe: Probe): Promise<void> {
  if (probe.subtitles.length === 0) return
  const rows = probe.subtitles.map((track, index) => {
    const known = names[track.lang] ?? { lang: track.lang || 'und', label: track.lang || `字幕 ${index + 1}` }
    const row = { name: `track-${index + 1}`, lang: known.lang, label: track.title || known.label }
    return { ...row, isDefault: track.isDefault, sourcePath: null }
  })
  const tracks = probe.subtitles.map(({ index }, at) => ({ index, output: `track-${at + 1}.vtt` }))
  const isDone = await tolerate(run, 'tracks', () =>
    runTool('ffmpeg', subtitleTrackArgs(run.asset.sourcePath, tracks), { ...toolOptions(run), cwd: run.dir }),
  )
  if (!isDone) return
  await insertSubtitles(run.ctx.db, run.asset.id, rows)
  for (const { name } of rows) await publish(run, name, join(run.dir, `${name}.vtt`))
}

async function convertFile(run: Run, { name, lang }: SubtitleRow, path: string): Promise<void> {
  const isDone = await tolerate(run, path, () =>
    convertSubtitle({ path, lang }, run.dir, `${name}.vtt`, toolOptions(run)),
  )
  if (isDone) await publish(run, name, join(run.dir, `${name}.vtt`))
}

async function publish(run: Run, name: string, path: string): Promise<void> {
  const file = `${name}.vtt`
  await run.ctx.storage.putFile(`${assetPrefix(run.asset.id)}subtitles/${file}`, path)
  await markSubtitleReady(run.ctx.db, run.asset.id, name)
}

/** False when the subtitle is bad; a stop of the run still ends it. */
async function tolerate(run: Run, what: string, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (!(error instanceof MediaError) || run.signal.aborted) throw error
    run.ctx.log.info(
      { asset: run.asset.id, subtitle: what, code: error.code, detail: error.detail },
      'subtitle left out',
    )
    return false
  }
}
