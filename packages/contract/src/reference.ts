import { codes, messages } from './codes.ts'
import type { Schema } from './openapi.schemas.ts'
import type { OpenApi, Operation, Parameter } from './openapi.ts'
import { escapeHtml, shapeAnchor, shapeHtml } from './reference.shape.ts'
import { referenceStyle } from './reference.style.ts'

const nounNames: Record<string, string> = {
  account: '账号',
  site: '站点',
  vip: '会员与支付',
  media: '播放',
  vod: '点播',
  tv: '电视频道',
  match: '赛事与直播',
  circle: '圈子直播间',
  search: '搜索',
  library: '历史与收藏',
  comment: '评论',
  danmaku: '弹幕',
  message: '消息',
  promo: '推广与合作',
  home: '首页',
}
const accessNames = { guest: '任何人', member: '需登录', vip: '需 VIP', admin: '需管理员' }

interface Listed {
  path: string
  method: string
  call: Operation
}

/**
 * The reference page of the contract: one HTML file without scripts, requests or style attributes; a browser's own
 * search finds everything in it.
 */
export function renderReference(doc: OpenApi): string {
  const calls = listed(doc)
  const nouns = doc.tags.map(tag => ({ noun: tag.name, calls: calls.filter(one => one.call.tags[0] === tag.name) }))
  const title = escapeHtml(`${doc.info.title} 接口文档`)
  return `<!doctype html>
<html lang="zh-Hans"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${referenceStyle}</style></head>
<body><div class="page">
<nav aria-label="接口目录"><a class="brand" href="#top">${title}</a>
${nouns.map(({ noun, calls }) => navSection(noun, calls)).join('\n')}
<h2><a href="#shapes">数据结构</a></h2></nav>
<main id="top"><h1>${title}</h1>
${intro(doc, calls)}
${nouns.map(({ noun, calls }) => nounSection(noun, calls)).join('\n')}
${shapesSection(doc.components.schemas)}
</main></div></body></html>
`
}

/** Every call once: the `/v1` twins of POST calls and the static file are told in the introduction. */
function listed(doc: OpenApi): Listed[] {
  return Object.entries(doc.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, call]) => 'x-access' in call && !String(call.operationId).endsWith('.v1'))
      .map(([method, call]) => ({ path, method, call: call as Operation })),
  )
}

function navSection(noun: string, calls: Listed[]): string {
  const items = calls.map(({ call }) => `<li><a href="#${call.operationId}">${call.operationId}</a></li>`)
  return `<h2><a href="#${noun}">${nounNames[noun] ?? noun} <span>${noun}</span></a></h2><ul>${items.join('')}</ul>`
}

function intro(doc: OpenApi, calls: Listed[]): string {
  const codeRows = Object.entries(codes).map(
    ([name, code]) => `<tr><td><code>${code}</code></td><td>${name}</td><td>${escapeHtml(messages[code])}</td></tr>`,
  )
  return `<div class="intro"><p>版本 ${escapeHtml(doc.info.version)}，共 ${calls.length} 个接口。机器可读的版本在 <a href="/openapi.json"><code>/openapi.json</code></a>（OpenAPI 3.1）。POST 接口带不带 <code>/v1</code> 前缀都可以调用；任何接口都可以加 <code>lang=t</code> 取得繁体文字。</p>
<h3>信封</h3><p>业务结果一律是 HTTP 200 与 <code>{ code, msg, data }</code>；<code>code</code> 为 0 表示成功，否则 <code>data</code> 为 null。</p>
<table><thead><tr><th>code</th><th>名称</th><th>默认提示</th></tr></thead><tbody>${codeRows.join('')}</tbody></table>
<h3>加密</h3><p>标「加密」的接口，<code>data</code> 是字符串 <code>base64( iv[12] ‖ AES-256-GCM(deflate-raw(utf8(JSON))) ‖ tag[16] )</code>，密钥与编号在页面的 <code>#boot</code> 里，响应头 <code>x-content-key</code> 是所用密钥的编号。它防采集，不是权限控制。</p>
<h3>签名</h3><p>GET 带 <code>_vv = &lt;minute&gt;.&lt;sig&gt;</code>：<code>minute = floor(unix 秒 / 60)</code>，<code>sig = base64url(HMAC-SHA256(signKey, minute + "\\n" + pathname + "\\n" + query)).slice(0, 22)</code>，<code>query</code> 是去掉 <code>_vv</code> 后排序、以 <code>&amp;</code> 连接的表单编码键值对；前后五分钟内有效。</p>
<h3>令牌</h3><p>JWT 的三段分别放在请求头 <code>_he</code>、<code>_pl</code>、<code>_si</code>，也可作为同名的查询或请求体字段。查询里的数组用重复的键。</p></div>`
}

function nounSection(noun: string, calls: Listed[]): string {
  const heading = `<h2>${nounNames[noun] ?? noun}<span>${noun}</span></h2>`
  return `<section class="noun" id="${noun}">${heading}${calls.map(article).join('\n')}</section>`
}

function article({ path, method, call }: Listed): string {
  const id = call.operationId
  const body = call.requestBody?.content['application/json'].schema
  return `<article id="${id}"><h3><span class="method ${method}">${method.toUpperCase()}</span><code>${escapeHtml(path)}</code><a href="#${id}">${id}</a></h3>
<p>${escapeHtml(call.summary)}</p>${facts(call)}
${parameterTable(call)}${body && hasFields(body) ? `<h4>请求体</h4><pre>${shapeHtml(body)}</pre>` : ''}
<h4>data</h4><pre>${shapeHtml(dataSchema(call))}</pre>
<h4>示例</h4><pre>${escapeHtml(curl(call))}</pre></article>`
}

const hasFields = (schema: Schema) => Object.keys((schema.properties ?? {}) as object).length > 0

function facts(call: Operation): string {
  const { perIp, perUser } = call['x-limit']
  const items = [
    accessNames[call['x-access']],
    call['x-sealed'] ? '加密' : '明文',
    `每分钟 ${perIp} 次${perUser === undefined ? '' : `，每用户 ${perUser} 次`}`,
    call['x-cache-seconds'] === undefined ? '' : `可缓存 ${call['x-cache-seconds']} 秒`,
    `code ${call['x-codes'].join(' ')}`,
  ]
  const notBuilt = call['x-built'] ? '' : '<li class="off">尚未开放，返回 17</li>'
  return `<ul class="facts">${items.map(item => (item === '' ? '' : `<li>${item}</li>`)).join('')}${notBuilt}</ul>`
}

function parameterTable(call: Operation): string {
  const rows = call.parameters
    .filter((parameter): parameter is Parameter => 'in' in parameter)
    .map(
      ({ name, in: where, required, schema, description = '' }) =>
        `<tr><td><code>${name}</code></td><td>${where === 'path' ? '路径' : '查询'}</td><td>${required ? '必填' : '可选'}</td><td><code>${range(schema)}</code></td><td>${escapeHtml(description)}</td></tr>`,
    )
  if (rows.length === 0) return ''
  return `<h4>参数</h4><table><thead><tr><th>名称</th><th>位置</th><th></th><th>类型</th><th>含义</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

/** Type with its bounds: `integer 1–100`. */
function range(schema: Schema): string {
  const type = shapeHtml(schema)
  if (schema.type !== 'integer' || schema.minimum === undefined) return type
  return Number(schema.maximum) > 1e9 ? `${type} ≥ ${schema.minimum}` : `${type} ${schema.minimum}–${schema.maximum}`
}

/** The shape of `data` inside the envelope, seal taken off. */
function dataSchema(call: Operation): Schema {
  const content = call.responses['200']?.content as { 'application/json': { schema: Schema } }
  const { data } = content['application/json'].schema.properties as { data: { anyOf: [Schema] } }
  const [carried] = data.anyOf
  return call['x-sealed'] ? (carried.contentSchema as Schema) : carried
}

function curl(call: Operation): string {
  const { method, address, body } = call['x-example']
  const url = `"$SITE${address}"`
  if (method === 'GET') return `curl ${url}`
  return `curl ${url} -H 'content-type: application/json' -d '${JSON.stringify(body)}'`
}

function shapesSection(schemas: Record<string, Schema>): string {
  const items = Object.entries(schemas)
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(
      ([name, schema]) =>
        `<article id="${shapeAnchor(name)}"><h3><code>${name}</code></h3><pre>${shapeHtml(schema)}</pre></article>`,
    )
  return `<section class="noun" id="shapes"><h2>数据结构<span>shapes</span></h2>${items.join('\n')}</section>`
}
