import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { withClient } from '../testing/cluster.ts'
import { emptyDatabase } from '../testing/database.ts'
import { type Migration, migrate, readMigrations } from './migrate.ts'

const people: Migration = { name: '0001_people', sql: 'create table people (id int)', checksum: 'p1' }
const houses: Migration = { name: '0002_houses', sql: 'create table houses (id int)', checksum: 'h1' }

async function freshDatabase(): Promise<string> {
  const database = await emptyDatabase()
  onTestFinished(() => database.drop())
  return database.url
}

const tablesOf = (url: string) =>
  withClient(url, async client => {
    const { rows } = await client.query(
      "select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
    )
    return rows.map(row => row.relname).toSorted()
  })

test('each file runs once, in order', async () => {
  const url = await freshDatabase()
  expect(await migrate(url, [people])).toEqual(['0001_people'])
  expect(await migrate(url, [people, houses])).toEqual(['0002_houses'])
  expect(await migrate(url, [people, houses])).toEqual([])
  expect(await tablesOf(url)).toEqual(['houses', 'people', 'schema_migrations'])
})

test('two processes that start together migrate once', async () => {
  const url = await freshDatabase()
  const applied = await Promise.all([migrate(url, [people, houses]), migrate(url, [people, houses])])
  expect(applied.flat()).toEqual(['0001_people', '0002_houses'])
})

test('a file that fails leaves nothing of itself and is named', async () => {
  const url = await freshDatabase()
  const broken = { ...houses, sql: 'create table houses (id int); create table houses (id int)' }
  await expect(migrate(url, [people, broken])).rejects.toThrow(
    'migration 0002_houses failed: relation "houses" already exists',
  )
  expect(await tablesOf(url)).toEqual(['people', 'schema_migrations'])
})

test('a landed file that changed or vanished is refused', async () => {
  const url = await freshDatabase()
  await migrate(url, [people])
  await expect(migrate(url, [{ ...people, checksum: 'p2' }])).rejects.toThrow('0001_people was changed after it ran')
  await expect(migrate(url, [houses])).rejects.toThrow('0001_people ran here but is unknown to this version')
})

test('two files with one number are refused', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'xinghe-migrations-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  await writeFile(join(dir, '0001_a.sql'), '')
  await writeFile(join(dir, '0001_b.sql'), '')
  await expect(readMigrations(dir)).rejects.toThrow('0001_b.sql: the number is missing or taken')
})

test('the real files can be read', async () => {
  const migrations = await readMigrations()
  expect(migrations[0]?.name).toBe('0001_account')
})
