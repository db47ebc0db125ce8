import type { SourceFile } from './files.ts'

const bags = /(^|\/)(utils?|helpers?|common|shared|misc|lib)(\/|\.tsx?$)/
const fileName = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.(ts|tsx|mjs|css)$/

/** Faults of file and folder names. */
export function checkNames(files: SourceFile[]): string[] {
  const faults: string[] = []
  for (const { path, text } of files) {
    const name = path.split('/').at(-1) ?? ''
    // React Router names its two entries itself.
    if (!fileName.test(name)) faults.push(`${path}: file names are kebab-case`)
    if (bags.test(path))
      faults.push(`${path}: name the subject; there is no utils, helpers, common, shared, misc or lib`)
    if (name === 'types.ts') faults.push(`${path}: a type stands beside what it describes`)
    if (/^index\.tsx?$/.test(name) && !/^packages\/[a-z]+\/src\/index\.ts$/.test(path))
      faults.push(`${path}: no barrel but a package's one index.ts`)
    if (path.startsWith('apps/server/src/') && !/\.test\.ts$/.test(path) && readsEnvironment(path, text)) {
      faults.push(`${path}: only config.ts reads process.env`)
    }
  }
  return faults
}

const readsEnvironment = (path: string, text: string) =>
  /process\.env/.test(text) && !/(^|\/)config(\/|\.ts$)|\/(main|roles)(\/|\.ts$)|\/testing\//.test(path)
