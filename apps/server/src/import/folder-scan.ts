import { readdir, stat } from 'node:fs/promises'
import { basename, dirname, extname, join, relative } from 'node:path'
import type { Report } from './report.ts'

export interface FolderFile {
  /** Below the imported folder, with forward slashes. */
  path: string
  absolute: string
  bytes: number
  modifiedAt: Date
}

/** One directory with what stands in it. */
export interface FolderDirectory {
  /** Below the imported folder; empty for the folder itself. */
  path: string
  videos: FolderFile[]
  subtitles: FolderFile[]
  pictures: FolderFile[]
  nfos: FolderFile[]
}

const videoEndings = /^\.(mp4|m4v|mkv|webm|mov|avi|ts|m2ts|mts|flv|f4v|wmv|asf|mpg|mpeg|vob|3gp|ogv|rm|rmvb)$/i
const subtitleEndings = /^\.(srt|ass|ssa|vtt)$/i
const pictureEndings = /^\.(jpe?g|png|webp|avif|tiff?|gif)$/i
const ignored = /^(?:\.|@eadir$|\$recycle|lost\+found$|system volume information$|__macosx$)/i

/**
 * Walks a folder, names in natural order; links to directories are not followed, hidden and system folders not entered. What
 * can not be read below it is reported.
 */
export async function scanFolder(root: string, signal: AbortSignal, report: Report): Promise<FolderDirectory[]> {
  const found: FolderDirectory[] = []
  const visit = async (absolute: string): Promise<void> => {
    if (signal.aborted) return
    const entries = await readdir(absolute, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
      if (absolute === root) throw error
      return rejectUnread(report, slashed(relative(root, absolute)), error)
    })
    if (!entries) return
    entries.sort((a, b) => a.name.localeCompare(b.name, 'zh', { numeric: true }))
    const directory: FolderDirectory = {
      path: slashed(relative(root, absolute)),
      videos: [],
      subtitles: [],
      pictures: [],
      nfos: [],
    }
    found.push(directory)
    for (const entry of entries) {
      if (ignored.test(entry.name)) continue
      const path = join(absolute, entry.name)
      if (entry.isDirectory()) await visit(path)
      else if (entry.isFile() || entry.isSymbolicLink()) await addFile(root, path, directory, report)
    }
  }
  await visit(root)
  return found
}

async function addFile(root: string, absolute: string, directory: FolderDirectory, report: Report): Promise<void> {
  const ending = extname(absolute)
  const list = videoEndings.test(ending)
    ? directory.videos
    : subtitleEndings.test(ending)
      ? directory.subtitles
      : pictureEndings.test(ending)
        ? directory.pictures
        : /^\.nfo$/i.test(ending)
          ? directory.nfos
          : null
  if (!list) return
  const path = slashed(relative(root, absolute))
  const facts = await stat(absolute).catch((error: NodeJS.ErrnoException) => rejectUnread(report, path, error))
  if (!facts?.isFile()) return
  list.push({ path, absolute, bytes: facts.size, modifiedAt: facts.mtime })
}

/** Names of another encoding come with replacement characters, under which the system knows no file. */
async function rejectUnread(report: Report, path: string, { code, message }: NodeJS.ErrnoException): Promise<null> {
  const reason = path.includes('\ufffd') ? '名称不是 UTF-8 编码，请先改名' : `无法读取: ${code ?? message}`
  await report.reject({ where: path, title: '', reason })
  return null
}

const slashed = (path: string) => path.replaceAll('\\', '/')

/** Name of a file without folder and ending. */
export const stemOf = (path: string): string => basename(path, extname(path))

/** The directory of a file below the imported folder; empty for the folder itself. */
export function directoryOf(path: string): string {
  const directory = dirname(path)
  return directory === '.' ? '' : directory
}
