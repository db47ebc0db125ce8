import type { VipProduct, VodCard } from '@xinghe/contract/client'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type DataRouteObject,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router'
import { expect, it } from 'vitest'
import type { Api } from '../core/api.ts'
import { renderContext } from '../core/render.ts'
import VipPage, { loader, meta } from './vip.page.tsx'

const root = { site: { name: '星河' }, navs: [], anchors: [], lang: 's', origin: 'https://site.test' }

const routes = [
  { id: 'root', path: '/', loader: () => root, children: [{ id: 'Vip', path: 'vip', loader, Component: VipPage }] },
] as DataRouteObject[]

const work = (id: number) =>
  ({
    id,
    typeId: 1,
    title: `作品${id}`,
    blurb: '',
    poster: { src: `/p${id}.avif`, srcset: '', color: '#123456' },
    backdrop: null,
    remarks: '',
    score: null,
    badge: 'vip',
  }) as unknown as VodCard

const product = (id: number, amount: number, flag = ''): VipProduct => ({
  ...{ id, name: `套餐${id}`, amount, currencyAmount: 192, days: 31, note: '', flag },
})

const closed = () => Promise.reject(Object.assign(new Error('暂未开放'), { code: 17 }))

/** The page as the server sends it. @param products what the call answers; closed when absent */
async function show(works: VodCard[], products: () => Promise<unknown> = closed) {
  const api = (id: string) => (id === 'vip.products' ? products() : Promise.resolve({ list: works }))
  const given = new RouterContextProvider()
  given.set(renderContext, { api: api as unknown as Api, lang: 's', boot: {} as never, nonce: '', origin: root.origin })
  const { query, dataRoutes } = createStaticHandler(routes)
  const context = await query(new Request(`${root.origin}/vip`), { requestContext: given })
  if (context instanceof Response) throw new Error(`led away with ${context.status}`)
  const page = <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} />
  const loaderData = context.loaderData.Vip
  const tags = meta({ matches: [{ loaderData: root }], loaderData } as never)
  return {
    html: context.errors ? '' : renderToStaticMarkup(page),
    status: context.statusCode,
    tags: JSON.stringify(tags),
  }
}

const count = (html: string, part: string) => html.split(part).length - 1

it('a site without works for VIP has a page without them', async () => {
  const { html, tags } = await show([])
  expect(html).toContain('权益对比')
  expect(html).not.toContain('VIP 正在看')
  expect(html).not.toContain('vip-fan')
  expect(html).toContain('vip-crest')
  expect(tags).toContain('"BreadcrumbList"')
  expect(tags).not.toContain('"ItemList"')
})

it('four posters stand in the head, at most eight works below', async () => {
  const { html, tags } = await show([1, 2, 3, 4, 5].map(work))
  expect(count(html, '--from-middle')).toBe(4)
  expect(count(html, 'class="card ')).toBe(5)
  expect(tags).toContain('"numberOfItems":5')
})

it('says so while nothing is on sale', async () => {
  for (const none of [closed, () => Promise.resolve([])]) {
    const { html } = await show([], none)
    expect(html).toContain('现在不收取任何费用')
    expect(html).not.toContain('type="radio"')
  }
})

it('offers what is on sale, the flagged package first chosen', async () => {
  const { html } = await show([], async () => [product(1, 1550), product(2, 16_800, '最划算')])
  expect(html).toContain('¥15.50 起，2 种套餐可选')
  expect(html).toContain('€1.92')
  expect(html).toContain('以 ¥168 开通套餐2')
  expect(count(html, 'type="radio"')).toBe(2)
  expect(html).not.toContain('现在不收取任何费用')
})

it('any other fault stays one', async () => {
  const { status } = await show([], () => Promise.reject(new Error('broken')))
  expect(status).toBe(500)
})
