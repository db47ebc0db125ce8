import { resolve } from 'node:path'

/** Demuxers of plain media files. Playlists (hls, dash, concat), devices and generators are left out on purpose. */
const containers = [
  'mov,mp4,m4a,3gp,3g2,mj2',
  'matroska,webm',
  'avi',
  'flv',
  'mpegts',
  'mpeg',
  'asf',
  'ogg',
  'rm',
  'mxf',
  'wtv',
  'ivf',
].join(',')

/** Longest side and largest area a decoder may be asked for. */
export const MAX_SIDE = 8192
const MAX_PIXELS = MAX_SIDE * MAX_SIDE

/**
 * The input part of every ffmpeg and ffprobe command line. The address is always `file:` and absolute, so a name can
 * neither be an option nor another protocol; the whitelists keep a crafted file from opening anything else.
 */
export function inputArgs(path: string, formats = containers): string[] {
  return [
    '-protocol_whitelist',
    'file,pipe',
    '-format_whitelist',
    formats,
    '-max_pixels',
    String(MAX_PIXELS),
    '-i',
    `file:${resolve(path)}`,
  ]
}
