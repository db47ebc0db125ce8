import { expect, test } from 'vitest'
import { createTestContext } from '../testing/test-context.ts'
import { createTestWeb, stubSite } from '../testing/test-web.ts'
import { insertWork } from '../testing/vod-factory.ts'

const ctx = await createTestContext()
const seen: string[] = []
const web = await createTestWeb(
  ctx,
  stubSite(async request => {
    seen.push(decodeURIComponent(new URL(request.url).search))
    return new Response('page')
  }),
)

test('the last updates as RSS, whatever stands in their titles', async () => {
  const work = await insertWork(ctx, { title: '猫 & <鱼>', remarks: '更新至 3 集', genres: ['喜剧'] })
  const response = await web.request('/update.rss', { headers: { host: 'xinghe.example' } })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  const text = await response.text()
  expect(text).toContain('<title>猫 &amp; &lt;鱼&gt; 更新至 3 集</title>')
  expect(text).toContain(`<link>http://xinghe.example/details/${work.typeId}/${work.id}</link>`)
  expect(text).toContain('<category>喜剧</category>')
  expect(text.match(/<item>/g)).toHaveLength(1)
})

test('the updates of one category; one that is not there is none', async () => {
  const film = await insertWork(ctx, { title: '只在电影里', category: 'dianying' })
  const feed = async (query: string) => (await web.request(`/update.rss${query}`)).text()
  const link = `/details/${film.typeId}/${film.id}</link>`
  const other = await insertWork(ctx, { category: 'juji' })
  expect(await feed(`?type=${film.typeId}`)).toContain(link)
  expect(await feed(`?type=${film.typeId}`)).toContain(`/update?type=${film.typeId}</link>`)
  expect(await feed(`?type=${other.typeId}`)).not.toContain(link)
  expect(await feed('?type=%00')).toBe(await feed(''))
})

test('filters, rankings and updates are pages of their own, other fields are left out of their address', async () => {
  for (const path of ['/nav/1/0?order=hot&types=悬疑&x=1', '/rank?by=day&type=1&x=1', '/update?type=1&x=1']) {
    expect((await web.request(path)).status, path).toBe(200)
  }
  expect(seen).toEqual(['?types=悬疑&order=hot', '?type=1&by=day', '?type=1'])
})
