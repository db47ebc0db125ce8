import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { call } from '../testing/call.ts'
import { runImporter } from '../testing/run-importer.ts'
import { createTestContext } from '../testing/test-context.ts'
import { createTestWeb } from '../testing/test-web.ts'
import { promoImporter } from './promo.ts'

const ctx = await createTestContext()
const web = await createTestWeb(ctx)
const path = join(ctx.config.dataDir, 'promo.json')

async function run(content: unknown) {
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content))
  return runImporter(ctx, promoImporter, path)
}

const anchors = [
  { slug: 'spring', place: 'ALL1', img: '/media/art/spring.avif', uri: '/rank' },
  { slug: 'partner', place: 'HOME1', html: '<b>一起看</b>' },
]

test('a file replaces what it lists, again it changes nothing', async () => {
  const products = [{ slug: 'banner', name: '首页头部横幅' }]
  expect((await run({ anchors, products })).counts).toMatchObject({ created: 3, rejected: 0 })
  expect((await run({ anchors, products })).counts).toMatchObject({ unchanged: 3, created: 0, updated: 0 })
  await run({ products: [] })
  expect(await call(ctx, 'promo.products', {})).toEqual([])
  expect(await call(ctx, 'promo.anchors', { platform: 'pc', type: 'a' })).toHaveLength(2)
})

test('rows that could harm or say nothing are refused, one by one', async () => {
  const bad = [
    { slug: 'script', place: 'ALL1', img: '/a.avif', uri: 'javascript:alert(1)' },
    { slug: 'elsewhere', place: 'ALL1', img: '//evil.example/a.png' },
    { slug: 'empty', place: 'ALL1' },
    { slug: 'nowhere', place: 'top', img: '/a.avif' },
    { slug: 'endless', place: 'PLAY1', img: '/a.avif' },
  ]
  const { counts, entries } = await run({ anchors: [...anchors, ...bad] })
  expect(counts).toMatchObject({ unchanged: 2, rejected: 5 })
  expect(entries.map(entry => entry.where)).toEqual([3, 4, 5, 6, 7].map(row => `anchors, row ${row}`))
})

test.each(['not json', '[]', '{"anchors": 1}'])('%s can not be read', async text => {
  await expect(run(text)).rejects.toThrow('JSON')
})

test('a raw promotion is a page of an origin of its own', async () => {
  await run({ anchors })
  const listed = await call(ctx, 'promo.anchors', { platform: 'pc', type: 'a' })
  const page = await web.request(`/common/promo/${listed.find(one => one.type === 2)!.id}`)
  const policy = page.headers.get('content-security-policy')
  expect(policy).toMatch(/^sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox;/)
  expect(policy).not.toContain('allow-same-origin')
  expect(await page.text()).toContain('<b>一起看</b>')
  expect((await web.request(`/common/promo/${listed.find(one => one.type === 1)!.id}`)).status).toBe(404)
  expect((await web.request('/common/promo/999999')).status).toBe(404)
  expect((await web.request('/common/promo/x')).status).toBe(404)
})
