import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Runs `use` with a directory of its own, removed afterwards. */
export async function withDir(use: (dir: string) => Promise<void>): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'xinghe-bench-'))
  // PostgreSQL keeps its files here only when its own account may pass.
  chmodSync(dir, 0o755)
  try {
    await use(dir)
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}
