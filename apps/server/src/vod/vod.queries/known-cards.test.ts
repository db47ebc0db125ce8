import { expect, test } from 'vitest'
import { createTestContext } from '../../testing/test-context.ts'
import { insertWork } from '../../testing/vod-factory.ts'
import { keepCards, listKnownCards } from './known-cards.ts'

const ctx = await createTestContext()
const tell = keepCards(ctx.db)

const rename = (id: number, title: string) => ctx.db.updateTable('works').set({ title }).where('id', '=', id).execute()
const hide = (id: number) => ctx.db.updateTable('works').set({ hiddenAt: new Date() }).where('id', '=', id).execute()
const titles = async (ids: number[]) => (await listKnownCards(ctx.db, { ids })).map(card => card.title)

async function works(...names: string[]): Promise<number[]> {
  const ids: number[] = []
  for (const title of names) ids.push((await insertWork(ctx, { title })).id)
  return ids
}

test('cards come in the order asked for, kept or not, without works of closed categories', async () => {
  const [first, second, third] = (await works('甲', '乙', '丙')) as [number, number, number]
  expect(await titles([second])).toEqual(['乙'])
  expect(await titles([third, second, first, 2 ** 30])).toEqual(['丙', '乙', '甲'])
  const [card] = await listKnownCards(ctx.db, { ids: [first] })
  expect(await listKnownCards(ctx.db, { ids: [first], exceptTopIds: [card!.topCategoryId] })).toEqual([])
  expect(await titles([])).toEqual([])
})

test('a card is kept until there is news of its work', async () => {
  const [one, other] = (await works('春', '夏')) as [number, number]
  expect(await titles([one, other])).toEqual(['春', '夏'])
  await rename(one, '秋')
  await hide(other)
  expect(await titles([one, other])).toEqual(['春', '夏'])
  tell([one])
  expect(await titles([one, other])).toEqual(['秋', '夏'])
  tell([])
  expect(await titles([one, other])).toEqual(['秋'])
})

test('what was asked for before the news is not kept', async () => {
  const [id] = (await works('早')) as [number]
  const asked = titles([id])
  tell([id])
  expect(await asked).toEqual(['早'])
  await rename(id, '晚')
  expect(await titles([id])).toEqual(['晚'])
})

test('a transaction sees what it has written', async () => {
  const [id] = (await works('旧')) as [number]
  expect(await titles([id])).toEqual(['旧'])
  const seen = await ctx.db.transaction().execute(async tx => {
    await tx.updateTable('works').set({ title: '新' }).where('id', '=', id).execute()
    return (await listKnownCards(tx, { ids: [id] })).map(card => card.title)
  })
  expect(seen).toEqual(['新'])
})
