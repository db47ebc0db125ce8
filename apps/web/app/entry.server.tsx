import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { RenderContext, renderContext } from './core/render.ts'

/** Waits for the whole page: the HTML is cached and shared, so it must not contain placeholders to be filled later. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const render = context.get(renderContext)
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <RenderContext value={render}>
        <ServerRouter context={entry} url={request.url} nonce={render.nonce} />
      </RenderContext>,
      {
        nonce: render.nonce,
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          pipe(collect(html => resolve(new Response(html, { status, headers }))))
        },
        onError: reject,
      },
    )
  })
}

/** Takes what is written until its end; a page that is complete needs no web stream on its way out. */
function collect(whenDone: (all: Buffer<ArrayBuffer>) => void): Writable {
  const chunks: Buffer[] = []
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk)
      done()
    },
    final(done) {
      whenDone(Buffer.concat(chunks))
      done()
    },
  })
}

/** Failures reach the HTTP part's log through here; expected ones (404, redirects) never arrive. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) console.error(error)
}
