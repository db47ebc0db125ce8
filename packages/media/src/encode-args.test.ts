import { expect, test } from 'vitest'
import { type EncodePlan, encodeArgs } from './encode-args.ts'
import { type ProbeJson, toFacts } from './facts.ts'
import { planLadder } from './ladder.ts'
import { posterArgs } from './poster.ts'
import { probeArgs, scanArgs } from './probe.ts'
import { remuxArgs } from './remux.ts'
import { planStoryboard, sheetArgs, tileArgs } from './storyboard.ts'
import { subtitleFileArgs, subtitleTrackArgs } from './subtitles.ts'

const json = (change: object = {}): ProbeJson => ({
  format: { format_name: 'matroska,webm', duration: '7200', size: '1' },
  streams: [
    {
      index: 0,
      codec_type: 'video',
      codec_name: 'hevc',
      pix_fmt: 'yuv420p10le',
      width: 1280,
      height: 720,
      avg_frame_rate: '25/1',
      ...change,
    },
    { index: 1, codec_type: 'audio', codec_name: 'ac3', channels: 6 },
  ],
})

function planOf(facts = toFacts(json()), change: Partial<EncodePlan> = {}): EncodePlan {
  return {
    facts,
    ladder: planLadder(facts),
    storyboard: planStoryboard(facts),
    audio: 'encode',
    audioOnly: true,
    keyframes: 'grid',
    threads: 2,
    ...change,
  }
}

const graphOf = (args: string[]) => args[args.indexOf('-filter_complex') + 1]
const optionOf = (args: string[], option: string) => args[args.indexOf(option) + 1]

test('one process writes all rungs, the sound and the storyboard', () => {
  expect(encodeArgs('/films/-rf 50%d.mkv', planOf())).toMatchInlineSnapshot(`
    [
      "-nostdin",
      "-hide_banner",
      "-loglevel",
      "warning",
      "-y",
      "-progress",
      "pipe:1",
      "-nostats",
      "-stats_period",
      "0.5",
      "-threads",
      "2",
      "-protocol_whitelist",
      "file,pipe",
      "-format_whitelist",
      "mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,avi,flv,mpegts,mpeg,asf,ogg,rm,mxf,wtv,ivf",
      "-max_pixels",
      "67108864",
      "-i",
      "file:/films/-rf 50%d.mkv",
      "-filter_complex",
      "[0:0]fps=25/1,scale=1280:720:out_range=tv,setsar=1,format=yuv420p,split[v2][s2];[s2]scale=854:480,split[v1][s1];[s1]scale=640:360,split[v0][s0];[s0]select='gte(t,selected_n*18)',scale=160:90:out_range=pc,setsar=1,format=yuvj420p[sb];[0:1]aformat=channel_layouts=stereo,loudnorm=I=-16:TP=-1.5:LRA=11,aresample=48000:async=1,aformat=channel_layouts=stereo[au]",
      "-map",
      "[v0]",
      "-map",
      "[v1]",
      "-map",
      "[v2]",
      "-c:v",
      "libx264",
      "-preset",
      "veryfast",
      "-flags",
      "+cgop+global_header",
      "-sc_threshold",
      "0",
      "-threads:v",
      "2",
      "-profile:v:0",
      "main",
      "-crf:v:0",
      "23",
      "-maxrate:v:0",
      "900000",
      "-bufsize:v:0",
      "1800000",
      "-g:v:0",
      "50",
      "-keyint_min:v:0",
      "50",
      "-profile:v:1",
      "main",
      "-crf:v:1",
      "23",
      "-maxrate:v:1",
      "1600000",
      "-bufsize:v:1",
      "3200000",
      "-g:v:1",
      "50",
      "-keyint_min:v:1",
      "50",
      "-profile:v:2",
      "high",
      "-crf:v:2",
      "23",
      "-maxrate:v:2",
      "3200000",
      "-bufsize:v:2",
      "6400000",
      "-g:v:2",
      "50",
      "-keyint_min:v:2",
      "50",
      "-map",
      "[au]",
      "-c:a",
      "aac",
      "-b:a",
      "128000",
      "-ar",
      "48000",
      "-map_metadata",
      "-1",
      "-map_chapters",
      "-1",
      "-max_muxing_queue_size",
      "20000",
      "-f",
      "tee",
      "[f=hls:onfail=abort:select=\\'v:0,a:0\\':hls_time=6:hls_list_size=0:hls_playlist_type=event:hls_segment_type=fmp4:hls_flags=independent_segments+temp_file:start_number=1:hls_fmp4_init_filename=init.mp4:hls_segment_filename=360p/seg-%05d.m4s]360p/index.m3u8|[f=hls:onfail=abort:select=\\'v:1,a:0\\':hls_time=6:hls_list_size=0:hls_playlist_type=event:hls_segment_type=fmp4:hls_flags=independent_segments+temp_file:start_number=1:hls_fmp4_init_filename=init.mp4:hls_segment_filename=480p/seg-%05d.m4s]480p/index.m3u8|[f=hls:onfail=abort:select=\\'v:2,a:0\\':hls_time=6:hls_list_size=0:hls_playlist_type=event:hls_segment_type=fmp4:hls_flags=independent_segments+temp_file:start_number=1:hls_fmp4_init_filename=init.mp4:hls_segment_filename=720p/seg-%05d.m4s]720p/index.m3u8|[f=hls:onfail=abort:select=\\'a:0\\':hls_time=6:hls_list_size=0:hls_playlist_type=event:hls_segment_type=fmp4:hls_flags=independent_segments+temp_file:start_number=1:hls_fmp4_init_filename=init.mp4:hls_segment_filename=audio/seg-%05d.m4s]audio/index.m3u8",
      "-map",
      "[sb]",
      "-fps_mode",
      "vfr",
      "-c:v",
      "mjpeg",
      "-q:v",
      "2",
      "-f",
      "image2",
      "storyboard/tile-%05d.jpg",
    ]
  `)
})

test('levels below a copied picture take its sound and its keyframes', () => {
  const args = encodeArgs('/f.mp4', planOf(undefined, { audio: 'copy', audioOnly: false, keyframes: 'source' }))
  expect(args.join(' ')).toContain('-map 0:1 -c:a copy -bsf:a aac_adtstoasc')
  expect(optionOf(args, '-force_key_frames:v:0')).toBe('source')
  expect(args.at(-1)).toBe('storyboard/tile-%05d.jpg')
  expect(args.join(' ')).not.toContain('audio/index.m3u8')
})

test('a silent film has no sound streams', () => {
  const args = encodeArgs('/f.mp4', planOf(undefined, { audio: 'none' }))
  expect(args.join(' ')).not.toMatch(/a:0|-c:a|loudnorm/)
})

test('an interlaced film is woven before it is scaled', () => {
  expect(graphOf(encodeArgs('/f.ts', planOf(toFacts(json({ field_order: 'tt' })))))).toContain('[0:0]bwdif=')
})

test('high dynamic range is mapped after shrinking', () => {
  const graph = graphOf(
    encodeArgs('/f.mkv', planOf(toFacts(json({ color_transfer: 'smpte2084', width: 3840, height: 2160 })))),
  )
  expect(graph).toMatch(/^\[0:0\]zscale=w=1920:h=1080:t=linear.*tonemap=.*,fps=25\/1,scale=1920:1080/)
})

test('small rungs of a fast film drop every second picture once', () => {
  const graph = graphOf(encodeArgs('/f.mp4', planOf(toFacts(json({ avg_frame_rate: '60/1' })))))
  expect(graph?.match(/framestep/g)).toHaveLength(1)
  expect(graph).toContain('[s2]framestep=2,scale=854:480,split[v1][s1];[s1]scale=640:360,')
})

test('every tool opens files only, and only media containers', () => {
  const facts = toFacts(json())
  const storyboard = planStoryboard(facts)
  const commands = [
    probeArgs('-x.mp4'),
    scanArgs('-x.mp4', 0, 0, 300),
    encodeArgs('-x.mp4', planOf()),
    remuxArgs('-x.mp4', facts, { name: '720p', tier: 720, audio: 'encode' }),
    posterArgs('-x.mp4', facts, true),
    tileArgs('-x.mp4', 0, storyboard, true),
    subtitleFileArgs('-x.mp4', 'out.vtt'),
    subtitleTrackArgs('-x.mp4', [{ index: 2, output: 'a.vtt' }]),
  ]
  for (const args of commands) {
    const at = args.indexOf('-i')
    expect(args[at + 1]).toMatch(/^file:\/.*\/-x\.mp4$/)
    const before = args.slice(0, at).join(' ')
    expect(before).toContain('-protocol_whitelist file,pipe')
    expect(before).toMatch(/-format_whitelist \S+/)
    expect(before).not.toMatch(/hls|concat|dash|lavfi/)
  }
  expect(sheetArgs).toContain('storyboard/tile-%05d.jpg')
})

test('a long film is scanned in three windows', () => {
  expect(optionOf(scanArgs('/f.ts', 0, 10, 7200), '-read_intervals')).toBe('10.00%+40,3590.00%+40,7170.00%')
  expect(scanArgs('/f.ts', 0, 10, 60)).not.toContain('-read_intervals')
})
