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
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { PublicSettings } from '#platform/brand.ts'

/** The services without what each request is given for itself. */
export type RunningServices = Omit<Services, 'catalogue'>

/** The router's build: routes, screens and endpoints. */
export const loadBuild = () => import('virtual:react-router/server-build') as Promise<ServerBuild>

/**
 * Asks the router for a page or endpoint. Without services, as at build time, only pages that need none can answer. The catalogue is
 * the request's own, from its first to its last question.
 */
export function createPageHandler(
  settings: PublicSettings,
  counties: Counties,
  integrityOf?: ScriptIntegrity,
  services?: RunningServices,
) {
  let handle: ReturnType<typeof createRequestHandler> | undefined
  return async (request: Request, facts: RequestFacts, catalogue: Catalogue): Promise<Response> => {
    // Given the loader itself, the router would set up all routes anew for each request; only editing needs that.
    handle ??= createRequestHandler(import.meta.env.DEV ? loadBuild : await loadBuild(), import.meta.env.MODE)
    const context = new RouterContextProvider()
    context.set(settingsContext, settings)
    context.set(requestContext, facts)
    context.set(countiesContext, counties)
    if (integrityOf) context.set(integrityContext, integrityOf)
    context.set(catalogueContext, catalogue)
    if (services) context.set(servicesContext, { ...services, catalogue })
    return handle(request, context)
  }
}
