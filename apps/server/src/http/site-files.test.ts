import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changeSettings } from '../site/site.rules.ts'
import { createTestContext } from '../testing/test-context.ts'
import { createTestWeb, stubSite } from '../testing/test-web.ts'

const ctx = await createTestContext()
const clientDir = join(ctx.config.dataDir, 'client')
await mkdir(join(clientDir, 'assets'), { recursive: true })
for (const name of ['sw.js', 'offline.html', 'assets/a-1.js']) await writeFile(join(clientDir, name), 'x')
const web = await createTestWeb(ctx, { ...stubSite(), clientDir })

test('the manifest carries the operator’s name, in both scripts and as one app', async () => {
  const told = new Promise(resolve => ctx.bus.on('site.changed', resolve))
  await changeSettings(ctx, { name: '长河影视' })
  await told
  const answer = await web.request('/manifest.webmanifest')
  expect(answer.headers.get('content-type')).toBe('application/manifest+json')
  expect(await answer.json()).toMatchObject({ id: '/', name: '长河影视', short_name: '长河影视', lang: 'zh-Hans' })
  const other = await (await web.request('/manifest.webmanifest?lang=t')).json()
  expect(other).toMatchObject({ id: '/', name: '長河影視', lang: 'zh-Hant', start_url: '/' })
})

test('titles of pages come in the script that is asked for', async () => {
  const titles = async (query: string) => (await web.request(`/info.json${query}`)).json()
  expect(await titles('')).toMatchObject([{ page: 'Index', seo_keywords: expect.stringContaining('电视剧') }])
  expect(await titles('?lang=t')).toMatchObject([{ page: 'Index', seo_keywords: expect.stringContaining('電視劇') }])
})

test('a new build is noticed: the worker and its page are asked for again, hashed files never', async () => {
  const cached = async (path: string) => (await web.request(path)).headers.get('cache-control')
  expect(await cached('/sw.js')).toBe('no-cache')
  expect(await cached('/offline.html')).toBe('no-cache')
  expect(await cached('/assets/a-1.js')).toContain('immutable')
})

test('the offline page has the policy of every page, without a single inline script', async () => {
  const policy = (await web.request('/offline.html')).headers.get('content-security-policy')
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("manifest-src 'self'")
})
