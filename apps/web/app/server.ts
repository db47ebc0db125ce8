/** The server's door to the site: the build's only export, loaded by the HTTP part. */

import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { type Render, renderContext } from './core/render.ts'

export type { Render } from './core/render.ts'

const handle = createRequestHandler(build, import.meta.env.MODE)

/** Renders one address as complete HTML for a guest. Redirects and statuses come back in the response. */
export function renderPage(request: Request, render: Render): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(renderContext, render)
  return handle(request, context)
}
