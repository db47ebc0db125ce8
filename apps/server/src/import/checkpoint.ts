import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** How far an interrupted import came; the next run of the same input goes on from there. */
export class Checkpoint {
  readonly #path: string

  /** @param identity what makes two runs the same import: kind, source and options. */
  constructor(dir: string, identity: unknown) {
    const name = createHash('sha256').update(JSON.stringify(identity)).digest('hex').slice(0, 16)
    this.#path = join(dir, 'checkpoints', `${name}.json`)
  }

  /** The stored position; null when there is none or it is older than `maxAgeSec`. */
  async read(now: Date, maxAgeSec: number): Promise<number | null> {
    let text: string
    try {
      text = await readFile(this.#path, 'utf8')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
    const { position, at } = JSON.parse(text) as { position: number; at: number }
    return now.getTime() - at > maxAgeSec * 1000 ? null : position
  }

  async write(now: Date, position: number): Promise<void> {
    await mkdir(dirname(this.#path), { recursive: true })
    const fresh = `${this.#path}.${process.pid}`
    await writeFile(fresh, JSON.stringify({ position, at: now.getTime() }))
    await rename(fresh, this.#path)
  }

  async clear(): Promise<void> {
    await rm(this.#path, { force: true })
  }
}
