import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { importInto } from './import-command.ts'
import { Site, type SiteFacts } from './site.ts'

/** Protects a work of the running site, or opens it with null, and returns once the site knows. */
export async function setPassword({ url, dataDir }: SiteFacts, title: string, password: string | null): Promise<void> {
  const site = new Site(url)
  const { id } = await site.work(title)
  const path = join(dataDir, 'passwords.json')
  await writeFile(path, JSON.stringify([{ work: id, password }]))
  await importInto(dataDir, 'password', path)
  await expect.poll(async () => (await site.work(title)).hasPassword).toBe(password !== null)
}
