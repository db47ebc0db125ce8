import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { markBulletinsRead, readBulletins } from './read-bulletins.ts'

const store = new Map<string, string>()
beforeEach(() => {
  store.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('remembers what was opened, each once, and which came last', () => {
  markBulletinsRead([3])
  markBulletinsRead([3])
  markBulletinsRead([5, 4])
  expect([...readBulletins()]).toEqual([3, 5, 4])
  expect(JSON.parse(store.get('news')!)).toMatchObject({ old: 3, id: 4, img: '' })
})

it('forgets the oldest of very many', () => {
  for (let id = 1; id <= 130; id++) markBulletinsRead([id])
  expect(readBulletins().size).toBe(100)
  expect(readBulletins().has(30)).toBe(false)
  expect(readBulletins().has(130)).toBe(true)
})

it.each(['{', 'null', '7', '{"old":1,"id":2,"img":""}', '{"read":"x"}', '{"read":["1",null]}'])(
  'takes %s of another program for nothing read',
  text => {
    store.set('news', text)
    expect([...readBulletins()]).toEqual([])
    markBulletinsRead([1])
    expect([...readBulletins()]).toEqual([1])
  },
)
