import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CallId } from '@xinghe/contract'
import type { ViteDevServer } from 'vite'
import { StartError } from '../core/start-error.ts'
import type { Script } from './handler.ts'

/** What a page's rendering is given; the site's own `core/render.ts` is the other half. */
export interface Render {
  /** Calls answered in process, for a guest, in the page's script. */
  api: (id: CallId, input: unknown) => Promise<unknown>
  lang: Script
  boot: { keyId: string; contentKey: string; signKey: string; defaultLang: Script }
  nonce: string
  /** Scheme and host, without a slash at the end. */
  origin: string
}

type RenderPage = (request: Request, render: Render) => Promise<Response>

/** The site as the server sees it: one function, and the files beside it. */
export interface Site {
  /** The current render function; under hot reload that of the latest sources. */
  page(): Promise<RenderPage>
  /** Directory of the browser's files, null when Vite serves them. */
  clientDir: string | null
  vite: ViteDevServer | null
  close(): Promise<void>
}

const webRoot = resolve(import.meta.dirname, '../../../web')

/** The built site. Throws when it was not built. */
export async function loadBuiltSite(): Promise<Site> {
  const entry = join(webRoot, 'build/server/index.js')
  if (!existsSync(entry)) throw new StartError(`the site is not built: ${entry} is missing; npm start builds it`)
  const { renderPage } = (await import(pathToFileURL(entry).href)) as { renderPage: RenderPage }
  return { page: async () => renderPage, clientDir: join(webRoot, 'build/client'), vite: null, close: async () => {} }
}

/** The site from its sources with hot reload; `server` carries Vite's web socket. */
export async function loadLiveSite(server: Server): Promise<Site> {
  const { createServer, isRunnableDevEnvironment } = await import('vite')
  const vite = await createServer({
    root: webRoot,
    appType: 'custom',
    server: { middlewareMode: { server }, ws: { server }, cors: false },
  })
  const ssr = vite.environments.ssr
  if (!isRunnableDevEnvironment(ssr)) throw new Error('the site cannot be run by Vite')
  return {
    page: async () => (await ssr.runner.import<{ renderPage: RenderPage }>('/app/server.ts')).renderPage,
    clientDir: null,
    vite,
    close: () => vite.close(),
  }
}
