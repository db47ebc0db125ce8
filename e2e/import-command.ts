import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root, siteEnvironment } from './site-process.ts'

const run = promisify(execFile)

interface ImportCounts {
  kind: string
  created: number
  updated: number
  unchanged: number
  rejected: number
  seconds: number
}

/** Runs the import command beside the running site. @returns the last line it prints. @throws when it ends with another code than 0 */
export async function importInto(dataDir: string, ...args: string[]): Promise<ImportCounts> {
  const { stdout } = await run(process.execPath, ['apps/server/src/import/run.ts', ...args], {
    cwd: root,
    env: siteEnvironment(dataDir),
  })
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as ImportCounts
}

/** A few seconds of moving picture and sound, in a form that needs no encoding. */
export async function makeClip(path: string): Promise<void> {
  await run('ffmpeg', [
    ...['-v', 'error', '-y', '-f', 'lavfi', '-i', 'testsrc2=s=640x360:r=24:d=8'],
    ...['-f', 'lavfi', '-i', 'sine=f=330:d=8', '-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'],
    ...['-g', '48', '-sc_threshold', '0', '-c:a', 'aac', '-shortest', path],
  ])
}
