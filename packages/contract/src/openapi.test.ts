import { expect, test } from 'vitest'
import { routes } from './contract.ts'
import { openApi } from './openapi.ts'
import { renderReference } from './reference.ts'

const doc = openApi({ title: '星河', version: '1.2.3' })
const text = JSON.stringify(doc)

test('every call is there, POST calls at both of their paths', () => {
  for (const { id, route } of routes()) {
    const method = route.method.toLowerCase()
    expect(doc.paths[route.path]?.[method]).toMatchObject({ operationId: id, 'x-sealed': route.sealed })
    if (route.method === 'POST')
      expect(doc.paths[`/v1${route.path}`]?.[method]).toMatchObject({ operationId: `${id}.v1` })
  }
  expect(doc.paths['/info.json']).toBeDefined()
})

test('operation ids are unique and every reference leads somewhere', () => {
  const ids = Object.values(doc.paths).flatMap(item => Object.values(item).map(call => String(call.operationId)))
  expect(new Set(ids).size).toBe(ids.length)
  const targets = [
    ...new Set(
      [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/([\w.]+)"/g)].map(match => [match[1], match[2]].join('/')),
    ),
  ]
  expect(targets.length).toBeGreaterThan(40)
  for (const target of targets) {
    const [kind = '', name = ''] = target.split('/')
    expect([target, name in (doc.components as Record<string, object>)[kind]!]).toEqual([target, true])
  }
  expect(text).not.toContain('#/$defs/')
})

test('a call carries its parameters with meaning, its codes, its limits and its example', () => {
  expect(doc.paths['/v1/pub/vod/detail/{type}/{id}']?.get).toMatchObject({
    'x-access': 'guest',
    'x-codes': [0, 7, 13, 14, 16, 17],
    'x-limit': { perIp: 240 },
    'x-cache-seconds': 30,
    'x-example': { method: 'GET', address: '/v1/pub/vod/detail/1/1', body: null },
    security: [{}, { tokenHeader: [], tokenPayload: [], tokenSignature: [] }],
  })
  const post = doc.paths['/v1/pub/vod/score']?.post
  expect(post).toMatchObject({
    security: [{ tokenHeader: [], tokenPayload: [], tokenSignature: [] }],
    'x-example': { method: 'POST', address: '/v1/pub/vod/score', body: { id: 1, score: 9 } },
    requestBody: { content: { 'application/json': { schema: { required: ['id', 'score'] } } } },
  })
  expect(doc.components.schemas.MatchCard).toMatchObject({ properties: { round: { type: 'string' } } })
})

test('the reference page names every call and shape, needs no script and is well nested', () => {
  const html = renderReference(doc)
  for (const { id } of routes()) expect(html).toContain(`<article id="${id}">`)
  for (const name of Object.keys(doc.components.schemas)) expect(html).toContain(`id="shape-${name}"`)
  expect(html).not.toMatch(/<script|\sstyle=|\son\w+=|https?:\/\//)
  for (const tag of ['article', 'section', 'table', 'pre', 'ul', 'a', 'span', 'b', 'i']) {
    const opened = html.match(new RegExp(`<${tag}[ >]`, 'g'))?.length
    expect([tag, opened]).toEqual([tag, html.match(new RegExp(`</${tag}>`, 'g'))?.length])
  }
  const anchors = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(match => match[1]))
  for (const [, target] of html.matchAll(/href="#([^"]+)"/g))
    expect([target, anchors.has(target)]).toEqual([target, true])
})
