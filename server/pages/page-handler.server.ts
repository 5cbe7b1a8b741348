import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import {
  type Counties,
  catalogueContext,
  countiesContext,
  integrityContext,
  previewContext,
  type RequestFacts,
  requestContext,
  type ScriptIntegrity,
  type Services,
  servicesContext,
  settingsContext,
} from '#app/contexts.ts'
import { problemResponse } from '#app/problems/problem-response.server.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { checkedAs } from '#domain/catalog/price-checks.ts'
import type { MatchedEndpoint } from '../http/matched-route.server.ts'
import { deskBuild, isDeskPath, previewBase, visitorsBuild } from './desk-build.server.ts'
import type { Edition } from './edition.ts'

/** The services, without what each request gets individually. */
export type RunningServices = Omit<Services, 'catalogue' | 'settings'>

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])
const changing = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * Asks an endpoint without the router, which would match its path again and make another request and answer of these
 * (decision 13). Null where the router has to say why there is no answer.
 */
async function answerDirectly(
  { module, params, pattern }: MatchedEndpoint,
  request: Request,
  context: RouterContextProvider,
): Promise<Response | null> {
  const { method } = request
  const ask = reading.has(method) ? module.loader : changing.has(method) ? module.action : undefined
  if (!ask) return null
  const answer = (await ask({ request, url: new URL(request.url), pattern, params, context })) as Response
  return method === 'HEAD' ? new Response(null, answer) : answer
}

/** The router's build: routes, screens and endpoints. */
export const loadBuild = () => import('virtual:react-router/server-build') as Promise<ServerBuild>

/**
 * Asks the router for a page or endpoint. Without services, as at build time, only pages that need none can answer. A
 * request keeps the same catalog and settings from beginning to end.
 */
export function createPageHandler(
  counties: Counties,
  integrityOf?: ScriptIntegrity,
  services?: RunningServices,
) {
  const handlers = new Map<typeof visitorsBuild, ReturnType<typeof createRequestHandler>>()
  return async (
    request: Request,
    facts: RequestFacts,
    { catalogue, settings, shown }: Omit<Edition, 'pages'>,
    endpoint?: MatchedEndpoint | null,
  ): Promise<Response> => {
    const url = new URL(request.url)
    const part = isDeskPath(url.pathname) ? deskBuild : visitorsBuild
    const load = async () => part(await loadBuild())
    // Given the loader itself, the router would set up all routes again for each request; only editing needs that.
    const handle =
      handlers.get(part) ??
      createRequestHandler(import.meta.env.DEV ? load : await load(), import.meta.env.MODE)
    handlers.set(part, handle)
    const contextWith = (one: Catalogue) => {
      const context = new RouterContextProvider()
      context.set(settingsContext, shown)
      context.set(requestContext, facts)
      context.set(countiesContext, counties)
      if (integrityOf) context.set(integrityContext, integrityOf)
      context.set(catalogueContext, one)
      if (services) context.set(servicesContext, { ...services, catalogue: one, settings })
      return context
    }
    const context = contextWith(catalogue)
    const direct = endpoint && (await answerDirectly(endpoint, request, context))
    if (direct) return direct
    const base = previewBase(url.pathname)
    if (!base) return handle(request, context)
    // A preview changes nothing.
    if (request.method !== 'GET' && request.method !== 'HEAD') return problemResponse('method_not_allowed')
    context.set(previewContext, async draft => {
      const build = { ...visitorsBuild(await loadBuild()), basename: base }
      return createRequestHandler(build, import.meta.env.MODE)(
        request,
        contextWith(checkedAs(draft, catalogue)),
      )
    })
    // The desk is only reached by the preview's own address, whatever page, or data of a page, it should show.
    const { method, headers } = request
    return handle(new Request(new URL(base, url), { method, headers }), context)
  }
}
