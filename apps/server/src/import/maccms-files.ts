import { createReadStream } from 'node:fs'
import { open, readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type MaccmsRow, parseMaccmsRow } from '@xinghe/formats/maccms'
import { type RowFormat, RowScanner } from '@xinghe/formats/row-scanner'
import { UnreadableInput } from './importer.ts'

export interface FoundRow {
  where: string
  /** The sentence says why the row could not be read. */
  row: MaccmsRow | string
}

/** Rows of a MacCMS file, or of all `.json` and `.xml` files of a folder, one at a time. */
export async function* rowsOfFiles(path: string): AsyncGenerator<FoundRow> {
  const files = (await stat(path)).isDirectory() ? await filesIn(path) : [path]
  for (const file of files) yield* rowsOfFile(file)
}

async function filesIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter(name => /\.(json|xml)$/i.test(name)).sort()
  if (names.length === 0) throw new UnreadableInput(`there are no .json or .xml files in ${folder}`)
  return names.map(name => join(folder, name))
}

async function* rowsOfFile(path: string): AsyncGenerator<FoundRow> {
  const format = await formatOf(path)
  const name = basename(path)
  const scanner = new RowScanner(format)
  let number = 0
  for await (const piece of createReadStream(path, { encoding: 'utf8', highWaterMark: 256 * 1024 })) {
    let texts: string[]
    try {
      texts = scanner.push(piece as string)
    } catch (error) {
      yield { where: `${name} row ${number + 1}`, row: `无法继续读取文件: ${(error as Error).message}` }
      return
    }
    for (const text of texts) yield { where: `${name} row ${++number}`, row: readRow(text, format) }
  }
  if (number === 0) throw new UnreadableInput(`there is not one work in ${path}`)
}

function readRow(text: string, format: RowFormat): MaccmsRow | string {
  try {
    return parseMaccmsRow(text, format)
  } catch (error) {
    return `无法解析: ${(error as Error).message}`
  }
}

async function formatOf(path: string): Promise<RowFormat> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4_096), 0, 4_096, 0)
    const head = buffer
      .toString('utf8', 0, bytesRead)
      .replace(/^\ufeff/, '')
      .trimStart()
    if (head.startsWith('{') || head.startsWith('[')) return 'json'
    if (head.startsWith('<') && /<(?:rss|list|video)\b/i.test(head)) return 'xml'
  } finally {
    await file.close()
  }
  throw new UnreadableInput(`${path} is neither JSON nor XML of MacCMS`)
}
