import { openApi } from '@xinghe/contract/openapi'
import { renderReference } from '@xinghe/contract/reference'
import type { Hono } from 'hono'
import type { Context } from '../context.ts'
import { siteSettings } from '../site/site.rules.ts'
import type { HttpEnv } from './app.ts'
import { htmlHeaders } from './security-headers.ts'
import { Stored, sendStored } from './stored.ts'

interface Documents {
  title: string
  json: Stored
  html: Stored
}

/** The contract for programs and for people; made again only when the site gets another name. */
export function mountDocs(app: Hono<HttpEnv>, ctx: Context): void {
  let made: Documents | undefined
  const documents = async (): Promise<Documents> => {
    const { name } = await siteSettings(ctx)
    if (made?.title !== name) made = makeDocuments(name)
    return made
  }
  app.get('/openapi.json', async c => {
    c.set('route', 'docs')
    return sendStored(c, (await documents()).json)
  })
  app.get('/docs/api', async c => {
    c.set('route', 'docs')
    return sendStored(c, (await documents()).html)
  })
}

function makeDocuments(title: string): Documents {
  const api = openApi({ title, version: '1' })
  const answer = (type: string, text: string, more: Record<string, string>) => {
    const shared = { 'cache-control': 'public, max-age=0, must-revalidate', vary: 'Accept-Encoding' }
    return new Stored(200, { ...shared, 'content-type': `${type}; charset=utf-8`, ...more }, Buffer.from(text))
  }
  return {
    title,
    json: answer('application/json', JSON.stringify(api), {}),
    html: answer('text/html', renderReference(api), htmlHeaders([], false)),
  }
}
