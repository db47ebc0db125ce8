import { codes, guestCode, notBuilt, type Route, routes } from '@xinghe/contract'
import { expect, test } from './fixtures.ts'

const unbuilt = new Set<string>(notBuilt)

/** What a guest is told: an example's captcha was solved by nobody, and is refused by name. */
function guestAnswer(id: string, route: Route): number {
  if (route.access !== 'guest') return guestCode(route)
  if (unbuilt.has(id)) return codes.unavailable
  return 'captcha_id' in route.example ? codes.warning : codes.ok
}

// The first journey by its file's name: it wants the site as it was seeded.
test('the example of every call runs against a fresh site', async ({ site }) => {
  const wrong: unknown[] = []
  for (const { id, route } of routes()) {
    const { envelope, data } = await site.answer(id, route.example as never)
    const expected = guestAnswer(id, route)
    // Another journey from the same address may have counted its visit already.
    if (envelope.code === codes.already && route.codes.includes(codes.already)) continue
    if (envelope.code !== expected) wrong.push({ id, expected, code: envelope.code, msg: envelope.msg })
    if (envelope.code !== codes.ok) continue
    const { error } = route.output.safeParse(data)
    if (error) wrong.push({ id, issues: error.issues })
  }
  expect(wrong).toEqual([])
})
