import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** Writes a generated file (path from the repository root), or with `--check` exits 1 when it is not up to date. */
export async function writeGenerated(path: string, text: string): Promise<void> {
  const file = fileURLToPath(new URL(`../${path}`, import.meta.url))
  if (process.argv.includes('--check')) {
    const present = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    })
    if (present === text) return
    console.error(`${path} is not up to date: run \`npm run generate\` and commit the result`)
    process.exitCode = 1
    return
  }
  await writeFile(file, text)
  console.log(`${path} written`)
}
