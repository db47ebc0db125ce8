import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { convertSubtitle, decodeSubtitle, probeSource, run, subtitleTrackArgs } from './index.ts'
import { clipDir, ffmpeg, makeClip } from './testing/clips.ts'

const dir = await clipDir()
const signal = new AbortController().signal
const srt =
  '1\r\n00:00:01,000 --> 00:00:02,500\r\n你好，<i>星河</i>\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\n第二行\r\n'
const ass = `[Script Info]
ScriptType: v4.00+

[V4+ Styles]
Format: Name, Fontname, Fontsize, PrimaryColour
Style: Default,Arial,20,&H00FFFFFF

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
Dialogue: 0,0:00:01.00,0:00:02.50,Default,,0,0,0,,{\\\\an8}你好，{\\\\i1}星河{\\\\i0}
`
const vtt = 'WEBVTT\n\n00:01.000 --> 00:02.500 align:start\n你好，星河\n'

async function convert(name: string, content: string | Uint8Array, lang = 'zh-Hans'): Promise<string> {
  const path = join(dir, name)
  await writeFile(path, content)
  return readFile(await convertSubtitle({ path, lang }, dir, `${name}.vtt`, { signal }), 'utf8')
}

test.each([
  ['-a.srt', srt],
  ['b.ass', ass],
  ['c.vtt', vtt],
])('%s becomes WebVTT', async (name, content) => {
  const text = await convert(name, content)
  expect(text).toMatch(/^WEBVTT\n\n00:01\.000 --> 00:02\.500/)
  expect(text).toContain('你好，')
  expect(text).not.toContain('\\an8')
})

test('Chinese encodings are told apart', () => {
  const gbk = Buffer.from('c4e3bac3', 'hex')
  const big5 = Buffer.from('a741a66e', 'hex')
  expect(decodeSubtitle(gbk, 'zh-Hans')).toBe('你好')
  expect(decodeSubtitle(big5, 'zh-Hant')).toBe('你好')
  expect(decodeSubtitle(Buffer.from('你好'), 'zh-Hant')).toBe('你好')
  expect(decodeSubtitle(Buffer.from('\ufeff你好'), 'zh')).toBe('你好')
  expect(decodeSubtitle(Buffer.from('\ufeff你好', 'utf16le'), 'zh')).toBe('你好')
  expect(decodeSubtitle(Buffer.from('\ufeff你好', 'utf16le').swap16(), 'zh')).toBe('你好')
})

test.each([
  ['text', 'just some words'],
  ['empty', ''],
  ['a playlist', '#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'],
])('%s is no subtitle', async (name, content) => {
  await expect(convert(`${name}.srt`, content)).rejects.toMatchObject({ code: 'badSubtitle' })
})

test('a missing file is no subtitle', async () => {
  const source = { path: join(dir, 'missing.srt'), lang: 'zh' }
  await expect(convertSubtitle(source, dir, 'x.vtt', { signal })).rejects.toMatchObject({ code: 'badSubtitle' })
})

test('all text tracks of a film are written in one pass', async () => {
  const [clip, text] = [await makeClip(dir, { name: 'film.mp4', seconds: 5 }), join(dir, 'track.srt')]
  await writeFile(text, srt)
  const path = join(dir, 'film.mkv')
  const tracks = ['-map', '0', '-map', '1', '-map', '1', '-c', 'copy', '-c:s:1', 'ass']
  await ffmpeg(['-i', clip, '-i', text, ...tracks, '-metadata:s:s:0', 'language=chi', path])
  const probe = await probeSource(path, signal)
  expect(probe.subtitles).toMatchObject([{ lang: 'chi', codec: 'subrip' }, { codec: 'ass' }])
  const outputs = probe.subtitles.map(({ index }) => ({ index, output: `track-${index}.vtt` }))
  await run('ffmpeg', subtitleTrackArgs(path, outputs), { signal, cwd: dir })
  for (const { output } of outputs) expect(await readFile(join(dir, output), 'utf8')).toContain('第二行')
})
