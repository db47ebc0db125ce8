import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { commonArgs } from './common-args.ts'
import { inputArgs } from './input-args.ts'
import { MediaError } from './media-error.ts'
import { type RunOptions, run } from './run.ts'

const MAX_BYTES = 10 * 1024 * 1024
const formats = 'srt,ass,webvtt'

/**
 * Text of a subtitle file, whatever Chinese encoding it has: UTF-8 and UTF-16 by their marks, valid UTF-8 as such, else
 * Big5 where the language is traditional, else GB 18030, which reads everything.
 */
export function decodeSubtitle(bytes: Uint8Array, lang: string): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const isTraditional = /hant|tw|hk|cht/i.test(lang)
  for (const encoding of ['utf-8', ...(isTraditional ? ['big5'] : [])]) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
    }
  }
  return new TextDecoder('gb18030').decode(bytes)
}

export function subtitleFileArgs(input: string, output: string): string[] {
  return [...commonArgs, ...inputArgs(input, formats), '-map', '0:s:0', '-c:s', 'webvtt', '-f', 'webvtt', output]
}

/** One pass over the film writes all its text tracks. */
export function subtitleTrackArgs(path: string, tracks: readonly { index: number; output: string }[]): string[] {
  const outputs = tracks.flatMap(({ index, output }) => [
    ...['-map', `0:${index}`, '-c:s', 'webvtt', '-f', 'webvtt', output],
  ])
  return [...commonArgs, ...inputArgs(path), ...outputs]
}

/**
 * Converts an srt, ass, ssa or vtt file to WebVTT at `dir/output`.
 * @throws MediaError `badSubtitle` when it is none of them.
 */
export async function convertSubtitle(
  source: { path: string; lang: string },
  dir: string,
  output: string,
  options: RunOptions,
): Promise<string> {
  const bytes = await readFile(source.path).catch((error: NodeJS.ErrnoException) => {
    throw new MediaError('badSubtitle', error.message)
  })
  if (bytes.length > MAX_BYTES) throw new MediaError('badSubtitle', 'larger than 10 MB')
  const text = join(dir, `${output}.txt`)
  await writeFile(text, decodeSubtitle(bytes, source.lang))
  try {
    await run('ffmpeg', subtitleFileArgs(text, join(dir, output)), options)
  } catch (error) {
    if (error instanceof MediaError && error.code === 'encodeFailed') throw new MediaError('badSubtitle', error.detail)
    throw error
  }
  return join(dir, output)
}
