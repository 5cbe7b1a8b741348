import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { isDatabaseDown } from '#platform/database.server.ts'
import { describeError } from '#platform/log.server.ts'
import { drawnMapContext, integrityContext, requestContext } from './contexts.ts'
import { scriptsAfterPaint } from './first-load/after-paint.server.ts'
import { DrawnMap } from './maps/area-map.tsx'

/** Renders the whole page before the first byte: nothing on this site takes long, and complete HTML needs no script. */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce } = loadContext.get(requestContext)
  const { manifest, routeDiscovery } = routerContext
  const first = manifest.url
  // Desk pages start without a list of routes.
  const integrity = routeDiscovery.mode === 'lazy' ? undefined : loadContext.get(integrityContext)(first)
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <DrawnMap value={loadContext.get(drawnMapContext)}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </DrawnMap>,
      {
        nonce,
        // The first script names all others, so a copy that was changed on its way here doesn't run.
        ...(integrity ? { bootstrapModules: [{ src: first, integrity }] } : {}),
        // A large part that waits for its code is drawn in place anyway, because it must be visible without script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          const page = buffer(pipe(new PassThrough())).then(
            // While editing, and on the desk, the router starts pages differently.
            import.meta.env.PROD && integrity ? scriptsAfterPaint : undefined,
          )
          page.then(html => resolve(new Response(new Uint8Array(html), { status, headers })), reject)
        },
        onError: reject,
      },
    )
  })
}

/** Faults in loaders, actions and rendering, logged once with the request's id. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  const facts = context.get(requestContext)
  if (isDatabaseDown(error)) facts.databaseAway = true
  facts.log.error({ err: describeError(error), path: new URL(request.url).pathname }, 'page fault')
}
