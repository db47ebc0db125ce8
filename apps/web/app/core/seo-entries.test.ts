import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { seoEntries } from './seo-entries.ts'

const rows = [{ page: 'Index', seo_title: '星河', seo_keywords: '', seo_description: '' }]
const fetched = vi.fn()
beforeEach(() => {
  const store = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  })
  vi.stubGlobal('document', { documentElement: { lang: 'zh-Hans' } })
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('asks once a visit, and once more in the other script', async () => {
  fetched.mockImplementation(async () => Response.json(rows))
  expect([await seoEntries(), await seoEntries()]).toEqual([rows, rows])
  document.documentElement.lang = 'zh-Hant'
  await seoEntries()
  expect(fetched.mock.calls).toEqual([['/info.json'], ['/info.json?lang=t']])
})

it.each([
  () => Promise.reject(new TypeError('offline')),
  async () => new Response('', { status: 404 }),
  async () => new Response('<html>'),
  async () => Response.json({}),
])('a file that is not there is nothing, and is asked for again', async answer => {
  fetched.mockImplementation(answer)
  expect(await seoEntries()).toEqual([])
  fetched.mockImplementation(async () => Response.json(rows))
  expect(await seoEntries()).toEqual(rows)
})
