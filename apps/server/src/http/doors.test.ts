import { type CallId, type Route, routes } from '@xinghe/contract'
import { buildRequest } from '@xinghe/contract/request'
import { expect, test } from 'vitest'
import { Failure } from '../core/errors.ts'
import { handlers } from '../nouns.ts'
import { createTestContext } from '../testing/test-context.ts'
import { createTestWeb, envelopeOf, stubSite } from '../testing/test-web.ts'
import { insertWork } from '../testing/vod-factory.ts'
import type { Render } from './site-build.ts'

const ctx = await createTestContext()
const { id, typeId } = await insertWork(ctx, { title: '软件里的长河', genres: ['剧情'], area: '台湾' })

let api: Render['api'] = () => Promise.reject(new Error('no page was rendered'))
const web = await createTestWeb(
  ctx,
  stubSite((_, render) => {
    api = render.api
    return new Response('')
  }),
)

/** The calls a page makes: public reads that are built. */
const reads = routes().filter(({ id, route }) => route.method === 'GET' && route.access === 'guest' && id in handlers)

async function overHttp(callId: CallId, route: Route, input: Record<string, unknown>, lang: string): Promise<unknown> {
  const { path, query } = buildRequest(callId, input as never)
  query.set('lang', lang)
  const { code, msg, data } = await envelopeOf(ctx, await web.request(`${path}?${query}`))
  return code === 0 ? data : { code, msg, sealed: route.sealed }
}

async function inPage(callId: CallId, route: Route, input: Record<string, unknown>): Promise<unknown> {
  try {
    return JSON.parse(JSON.stringify(await api(callId, input)))
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return { code: error.code, msg: error.message, sealed: route.sealed }
  }
}

test.each(['s', 't'])('both doors give the same answers in script %s', async lang => {
  await web.request('/', { headers: { cookie: `lang=${lang}` } })
  for (const { id: callId, route } of reads) {
    const input = {
      ...route.example,
      ...('id' in route.example && { id }),
      ...('type' in route.params && { type: typeId }),
    }
    expect(await inPage(callId, route, input), callId).toEqual(await overHttp(callId, route, input, lang))
  }
})

test('traditional answers spell words their way, leave names what they are, and keep addresses and keys', async () => {
  const path = `/v1/pub/vod/detail/${typeId}/${id}?lang=t`
  const { data } = (await envelopeOf(ctx, await web.request(path))) as { data: Record<string, unknown> }
  expect(data).toMatchObject({ title: '軟件裡的長河', genres: ['劇情'], area: '臺灣' })
})

test('filters in traditional find what is written in simplified', async () => {
  const path = `/v1/pub/vod/list/0/${encodeURIComponent('劇情')}/all/all/all/all/all/latest/1/24?lang=t`
  const { data } = (await envelopeOf(ctx, await web.request(path))) as { data: { total: number } }
  expect(data.total).toBe(1)
})
