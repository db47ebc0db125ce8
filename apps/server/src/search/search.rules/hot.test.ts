import { expect, test } from 'vitest'
import { createTestContext } from '../../testing/test-context.ts'
import type { Found } from './find.ts'
import { countSearch } from './hot.ts'
import { parseQuery } from './query.ts'

const ctx = await createTestContext()

/** Somebody searches for a work by its title. */
function count(title: string): void {
  const query = parseQuery(title)!
  const { folded, sound, initials } = query
  const name = { kind: 'title' as const, text: title, folded, sound, initials }
  const facts = { refId: 1, popularity: 0, categoryId: null, topCategoryId: null, year: null, area: '' }
  const best: Found = {
    ...{ ...facts, isVip: false, score: null, updatedSec: 0 },
    ...{ match: { quality: 100, by: 'name' as const, name }, rank: 100 },
  }
  countSearch(ctx, query, title, best)
}

test('of hundreds of words in a second those that are searched most are counted, whenever they came', async () => {
  const counted = async () =>
    new Map(
      (await ctx.db.selectFrom('searchWords').select(['word', 'searches']).execute()).map(row => [
        row.word,
        row.searches,
      ]),
    )
  // What is searched first is written at once, what follows a second later.
  for (let n = 1; n <= 400; n++) count(`孤帆${n}号`)
  for (let n = 1; n <= 3; n++) count('人人都在找')
  await expect.poll(async () => (await counted()).get('人人都在找'), { timeout: 10_000 }).toBe(3)
  const words = await counted()
  expect(words.size).toBe(201)
  expect(words.get('孤帆1号')).toBe(1)
})
