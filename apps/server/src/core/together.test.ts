import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestContext } from '../testing/test-context.ts'
import { type Db, inTransaction } from './db.ts'
import { together } from './together.ts'

const { db } = await createTestContext()

/** Divides 100 by each number, and tells which numbers each statement was asked with. */
function divider() {
  const statements: number[][] = []
  const divide = together(async (asked: Db, numbers: readonly number[]): Promise<number[]> => {
    statements.push([...numbers])
    const { rows } = await sql<{ part: number }>`
      select 100 / n as part from unnest(${numbers}::int[]) with ordinality as t (n, at) order by at`.execute(asked)
    return rows.map(row => row.part)
  })
  return { statements, divide: (number: number) => divide(db, number), within: divide }
}

const each = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

test('who comes while others are being answered shares the next statement, and everybody gets the own answer', async () => {
  const { statements, divide } = divider()
  const first = divide(1)
  await Promise.resolve()
  const numbers = each(20)
  expect(await Promise.all(numbers.map(divide))).toEqual(numbers.map(number => Math.floor(100 / number)))
  expect(await first).toBe(100)
  expect(statements.map(asked => asked.length)).toEqual([1, 16, 4])
})

test('questions of the same breath share a statement', async () => {
  const { statements, divide } = divider()
  expect(await Promise.all([2, 5].map(divide))).toEqual([50, 20])
  expect(statements).toEqual([[2, 5]])
})

test('who comes alone is asked at once, again and again', async () => {
  const { statements, divide } = divider()
  expect([await divide(4), await divide(5), await divide(10)]).toEqual([25, 20, 10])
  expect(statements).toEqual([[4], [5], [10]])
})

test('a question that fails, fails alone', async () => {
  const { divide } = divider()
  const [first, ...others] = await Promise.allSettled([5, 2, 0, 4].map(divide))
  expect(first).toEqual({ status: 'fulfilled', value: 20 })
  expect(others.map(one => one.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(String((others[1] as PromiseRejectedResult).reason)).toContain('division by zero')
  expect(await divide(50)).toBe(2)
})

test('a slow one does not hold up the others', async () => {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  const wait = together(async (_: Db, names: readonly string[]) => {
    if (names.includes('slow')) await held
    return names
  })
  const slow = wait(db, 'slow')
  await Promise.resolve()
  expect(await Promise.all([wait(db, 'quick'), wait(db, 'too')])).toEqual(['quick', 'too'])
  expect(await wait(db, 'later')).toBe('later')
  release()
  expect(await slow).toBe('slow')
  expect(await wait(db, 'last')).toBe('last')
})

test('readers of one database take turns', async () => {
  const asked: string[] = []
  const reader = (name: string) =>
    together(async (of: Db, questions: readonly number[]) => {
      asked.push(`${name} begins`)
      await sql`select 1`.execute(of)
      asked.push(`${name} ends`)
      return questions
    })
  const [works, people] = [reader('works'), reader('people')]
  expect(await Promise.all([works(db, 1), people(db, 2), works(db, 3), people(db, 4)])).toEqual([1, 2, 3, 4])
  expect(asked).toEqual(['works begins', 'works ends', 'people begins', 'people ends'])
})

test('a transaction sees what it wrote and shares nothing', async () => {
  const { statements, within } = divider()
  await inTransaction(db, async tx => {
    expect(await Promise.all([within(tx, 2), within(tx, 4)])).toEqual([50, 25])
  })
  expect(statements).toEqual([[2], [4]])
})
