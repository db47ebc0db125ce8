import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { root, type SourceFile } from './files.ts'

/** Table → noun, read from the migrations: `0003_vod.sql` creates the tables of `vod`. */
function tableOwners(): Map<string, string> {
  const folder = resolve(root, 'apps/server/migrations')
  const owners = new Map<string, string>()
  for (const file of readdirSync(folder)) {
    const noun = /^\d+_([a-z]+)/.exec(file)?.[1] ?? ''
    for (const match of readFileSync(resolve(folder, file), 'utf8').matchAll(
      /create table (?:if not exists )?(\w+)/gi,
    )) {
      owners.set(camel(match[1] ?? ''), noun)
      owners.set(match[1] ?? '', noun)
    }
  }
  return owners
}

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
const use = /\b(?:selectFrom|insertInto|updateTable|deleteFrom|innerJoin|leftJoin)\(\s*['"`](\w+)/g

/** A table is named only in the queries of the noun whose migration created it. */
export function checkTables(files: SourceFile[]): string[] {
  const owners = tableOwners()
  const faults: string[] = []
  for (const { path, text } of files) {
    if (!path.startsWith('apps/server/src/') || /\.test\.ts$|\/testing\/|\/core\//.test(path)) continue
    const noun = /^apps\/server\/src\/(\w+)\//.exec(path)?.[1]
    for (const [, table = ''] of text.matchAll(use)) {
      const owner = owners.get(table)
      if (owner === undefined) continue
      if (!/\.queries(\.ts|\/)/.test(path)) faults.push(`${path}: names table ${table}; only *.queries.ts may`)
      else if (noun !== owner) faults.push(`${path}: names table ${table} of ${owner}`)
    }
  }
  return faults
}
