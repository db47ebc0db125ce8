import { playable } from './films.ts'
import { expect, test } from './fixtures.ts'
import { detailAddress, playerAddress } from './site.ts'

test('a fresh start answers within ten seconds and shows a film within thirty', ({ facts }) => {
  test
    .info()
    .annotations.push(
      { type: 'first page', description: `${facts.firstPageMs} ms` },
      { type: 'first film', description: `${facts.firstFilmMs} ms` },
    )
  // Who shares the cores with others gets its share of them only.
  const share = Math.max(1, facts.strain)
  expect(facts.firstPageMs / share).toBeLessThan(10_000)
  expect(facts.firstFilmMs / share).toBeLessThan(30_000)
})

test('old addresses lead to the canonical ones for good', async ({ request, site }) => {
  const work = await site.work('长河渡')
  const { typeId, id } = work
  const category = work.category.typeEn
  const moved = {
    '/index.html': '/',
    '/index.php/index.html': '/',
    [`/details-${typeId}-${id}.html`]: detailAddress(work),
    [`/index.php/vod/detail/id/${id}`]: detailAddress(work),
    [`/index.php/vod/detail/id/${id}.html`]: detailAddress(work),
    [`/player/vod/${typeId}-${id}-3.html`]: playerAddress(work, 3),
    [`/index.php/vod/play/id/${id}/sid/1/nid/2`]: playerAddress(work, 2),
    [`/index.php/vod/play/id/${id}/sid/2/nid/2.html`]: playerAddress(work, 2),
    [`/index.php/vod/type/id/${category}`]: `/tabs/${typeId}`,
    '/index.php/label/hot': '/rank',
    '/index.php/map/week': '/update',
    '/download.html': '/download',
    '/vip.html': '/vip',
    '/user': '/user/info',
  }
  for (const [from, to] of Object.entries(moved)) {
    const answer = await request.get(from, { maxRedirects: 0 })
    expect({ from, status: answer.status(), to: answer.headers().location }).toEqual({ from, status: 301, to })
  }
})

test('an old address of an episode plays it', async ({ page, player, site }) => {
  const work = await playable(site, '长河渡', 2)
  await page.goto(`/index.php/vod/play/id/${work.id}/sid/1/nid/2.html`)
  await expect(page).toHaveURL(playerAddress(work, 2))
  await expect(player.title).toContainText('第 2 集')
  await player.expectPlaying()
})

test('an unknown address leads home', async ({ page, request, home }) => {
  const answer = await request.get('/no/such/page', { maxRedirects: 0 })
  expect(answer.status()).toBe(302)
  expect(answer.headers().location).toBe('/')
  await page.goto('/no/such/page')
  await expect(page).toHaveURL('/')
  await expect(home.hero).toBeVisible()
})

test('unknown calls and media answer their own errors', async ({ request, noise }) => {
  noise.provoke(/^refused: /)
  for (const path of ['/v1/pub/nothing', '/media/nothing', '/media/s/wrong/wrong/master.m3u8']) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([403, 404]).toContain(answer.status())
  }
})

test('a work that is not there says so and leads home', async ({ page, noise }) => {
  noise.provoke(/999999999/)
  const answer = await page.goto('/details/1/999999999')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: '回到首页' }).click()
  await expect(page).toHaveURL('/')
})

test('an episode that is not there leads to the first one', async ({ page, site }) => {
  const work = await site.work('长河渡')
  await page.goto(playerAddress(work, 9999))
  await expect(page).toHaveURL(playerAddress(work, 1))
})

test('operators and other clients find their doors', async ({ request }) => {
  const spec = await request.get('/openapi.json')
  expect(((await spec.json()) as { openapi: string }).openapi).toMatch(/^3\.1/)
  for (const path of ['/healthz', '/readyz', '/docs/api']) expect((await request.get(path)).status()).toBe(200)
})
