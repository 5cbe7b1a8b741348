import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import {
  type Counties,
  catalogueContext,
  countiesContext,
  integrityContext,
  type RequestFacts,
  requestContext,
  type ScriptIntegrity,
  type Services,
  servicesContext,
  settingsContext,
} from '#app/contexts.ts'
import { deskBuild, isDeskPath, visitorsBuild } from './desk-build.server.ts'
import type { Edition } from './editions.server.ts'

/** The services without what each request is given for itself. */
export type RunningServices = Omit<Services, 'catalogue' | 'settings'>

/** The router's build: routes, screens and endpoints. */
export const loadBuild = () => import('virtual:react-router/server-build') as Promise<ServerBuild>

/**
 * Asks the router for a page or endpoint. Without services, as at build time, only pages that need none can answer. Catalogue and
 * settings are the request's own, from its first to its last question.
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
  ): Promise<Response> => {
    const part = isDeskPath(new URL(request.url).pathname) ? deskBuild : visitorsBuild
    const load = async () => part(await loadBuild())
    // Given the loader itself, the router would set up all routes anew for each request; only editing needs that.
    const handle =
      handlers.get(part) ??
      createRequestHandler(import.meta.env.DEV ? load : await load(), import.meta.env.MODE)
    handlers.set(part, handle)
    const context = new RouterContextProvider()
    context.set(settingsContext, shown)
    context.set(requestContext, facts)
    context.set(countiesContext, counties)
    if (integrityOf) context.set(integrityContext, integrityOf)
    context.set(catalogueContext, catalogue)
    if (services) context.set(servicesContext, { ...services, catalogue, settings })
    return handle(request, context)
  }
}
