import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

export interface SourceFile {
  /** Relative to the repository, with forward slashes. */
  path: string
  text: string
}

/** Every file git knows or would add, deleted ones left out. */
function repositoryPaths(): string[] {
  const output = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  return output.split('\n').filter(path => path !== '' && existsSync(resolve(root, path)))
}

/** Source files of the project with their text, generated ones left out. */
export function sourceFiles(): SourceFile[] {
  return repositoryPaths()
    .filter(path => /\.(ts|tsx|mjs|css)$/.test(path) && !/\.gen\.ts$/.test(path))
    .map(path => ({ path, text: readFileSync(resolve(root, path), 'utf8') }))
}
