import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { withClient, withDatabase } from './cluster.ts'

export interface TestDatabase {
  url: string
  drop(): Promise<void>
}

/** A database of its own with the newest schema and no rows, cloned from the run's template in some 30 ms. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const { url, template } = inject('testPostgres')
  return makeDatabase(url, `template ${template}`)
}

/** A database of its own without any table. */
export async function emptyDatabase(): Promise<TestDatabase> {
  return makeDatabase(inject('testPostgres').url, '')
}

async function makeDatabase(url: string, clause: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await withClient(url, client => client.query(`create database ${name} ${clause}`))
  return {
    url: withDatabase(url, name),
    drop: () => withClient(url, async client => void (await client.query(`drop database ${name} with (force)`))),
  }
}
