import { dirname, join } from 'node:path/posix'
import { borders, nouns } from './borders.ts'
import type { SourceFile } from './files.ts'

// `[^'"`]` keeps a match inside one statement: no import clause holds a quote before its specifier.
const statement = /^(?:import|export)\s[^'"`]*?\bfrom\s+'([^']+)'|^import\s+'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/gm

/** Specifiers of all imports and re-exports of a source text. */
function importsOf(text: string): string[] {
  return [...text.matchAll(statement)].map(match => match[1] ?? match[2] ?? match[3] ?? '')
}

// The server entry of the site runs on Node and is left out of the browser's bundle.
const isProduction = (path: string) =>
  !/\.(test|spec|config)\.tsx?$|\/entry\.server\.tsx$|\/(testing|test)\//.test(path) && /\.tsx?$/.test(path)

/** Faults of imports that cross a border of the house. */
export function checkImports(files: SourceFile[]): string[] {
  return files.filter(file => isProduction(file.path)).flatMap(checkFile)
}

function checkFile(file: SourceFile): string[] {
  const border = borders.find(candidate => file.path.startsWith(candidate.inside))
  const faults: string[] = []
  for (const specifier of importsOf(file.text)) {
    if (specifier.startsWith('.')) {
      const target = join(dirname(file.path), specifier)
      const fault = relativeFault(file.path, target)
      if (fault) faults.push(`${file.path}: imports ${target}: ${fault}`)
    } else if (
      border &&
      !border.may.test(specifier) &&
      !(specifier.startsWith('@xinghe/') && ownPackage(file.path, specifier))
    ) {
      faults.push(`${file.path}: must not import ${specifier}`)
    }
  }
  return faults
}

const ownPackage = (path: string, specifier: string) =>
  path.startsWith(`packages/${specifier.slice('@xinghe/'.length).split('/')[0]}/`)

function relativeFault(from: string, to: string): string | null {
  const workspace = (path: string) => path.split('/').slice(0, 2).join('/')
  if (/^(apps|packages)\//.test(from) && workspace(from) !== workspace(to))
    return 'leaves its workspace by a relative path'
  if (!from.startsWith('apps/server/src/')) return null
  return serverFault(from.slice('apps/server/src/'.length), to.slice('apps/server/src/'.length))
}

const rank = (folder: string) => (nouns as readonly string[]).indexOf(folder)

/** What a file of the server may take from another folder of the server. */
function serverFault(from: string, to: string): string | null {
  const [source = '', target = ''] = [from.split('/')[0] ?? '', to.split('/')[0] ?? '']
  if (source === target || rank(target) < 0) return null
  // Composition: these see everything.
  if (['nouns.ts', 'main.ts', 'context.ts'].includes(from)) return null
  if (source === 'core') return 'core knows no noun'
  const isRules = /\.rules(\.ts|\/)/.test(to)
  if (source === 'http')
    return isRules || /\.delivery\.ts$/.test(to) ? null : 'http takes only the rules and delivery of a noun'
  if (source === 'import' || source === 'testing' || source === 'roles')
    return isRules ? null : 'imports take only the rules of a noun'
  if (rank(source) < 0) return null
  if (rank(target) > rank(source)) return 'a noun imports only nouns above it; news travel down by events'
  return isRules ? null : 'only the rules of another noun may be imported'
}
