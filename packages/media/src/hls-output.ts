/** Length of a segment in seconds; keyframes every two seconds divide it. */
export const SEGMENT_SEC = 6
export const AUDIO_NAME = 'audio'
export const PLAYLIST_FILE = 'index.m3u8'
export const INIT_FILE = 'init.mp4'
/** The first segment's number, in file names and as media sequence. */
export const FIRST_SEGMENT = 1
export const segmentFile = (number: number) => `seg-${String(number).padStart(5, '0')}.m4s`

/** One rendition directory and the output streams that go into it, as tee's stream specifiers (`v:0,a:0`). */
export interface HlsOutput {
  name: string
  select: string
}

/**
 * fMP4 segments and a growing playlist in `<name>/` of the working directory. All directories are slaves of one tee, so
 * that sound is encoded once for all. Edit lists stay (no `cmaf` flag): they carry the delay of B-frames and the priming
 * of AAC, without them the picture starts late.
 */
export function hlsOutputs(outputs: readonly HlsOutput[]): string[] {
  const slaves = outputs.map(({ name, select }) => {
    const options = [
      'f=hls',
      'onfail=abort',
      `select=\\'${select}\\'`,
      `hls_time=${SEGMENT_SEC}`,
      'hls_list_size=0',
      'hls_playlist_type=event',
      'hls_segment_type=fmp4',
      'hls_flags=independent_segments+temp_file',
      `start_number=${FIRST_SEGMENT}`,
      `hls_fmp4_init_filename=${INIT_FILE}`,
      `hls_segment_filename=${name}/seg-%05d.m4s`,
    ]
    return `[${options.join(':')}]${name}/${PLAYLIST_FILE}`
  })
  // Nothing is written before every stream has begun; sound may begin minutes after the picture.
  const patience = ['-max_muxing_queue_size', '20000']
  return ['-map_metadata', '-1', '-map_chapters', '-1', ...patience, '-f', 'tee', slaves.join('|')]
}
