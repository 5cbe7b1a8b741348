import { createStaticHandler, type Params, type ServerBuild } from 'react-router'

/** Whether a path has valid syntax: the router would log a warning for each that doesn't. */
export function isReadablePath(path: string): boolean {
  try {
    // The result is used, because the bundler drops a call with an unused result as having no effect.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

/** Answered without the router. */
const own = new Set(['/healthz', '/readyz', '/metrics'])

/** What answers a path. */
export type MatchedRoute = {
  /** Such as `/api/zip/:zip`, or 'other' if there is none, so that metrics don't grow with what people type. */
  name: string
  /** Below /api, where no page is drawn: what answers by itself. */
  endpoint: MatchedEndpoint | null
}

export type MatchedEndpoint = { module: ServerRouteModule; params: Params; pattern: string }
type ServerRouteModule = NonNullable<ServerBuild['routes'][string]>['module']

const nothing: MatchedRoute = { name: 'other', endpoint: null }

/**
 * The route that will answer a path. The router's own matcher decides, so a route has one name however its path is
 * spelled: in capitals, with a trailing slash, with escapes, or as a page's data (`.data`).
 */
export function createRouteMatcher(
  loadBuild: () => Promise<ServerBuild>,
): (path: string) => Promise<MatchedRoute> {
  let match: ReturnType<typeof createStaticHandler>['match'] | undefined
  const load = async () => {
    const { routes } = await loadBuild()
    // Layouts without a path of their own answer nothing.
    const paths = Object.values(routes).flatMap(
      (route): ({ index: true } | { path: string; handle: ServerRouteModule })[] =>
        route?.index ? [{ index: true }] : route?.path ? [{ path: route.path, handle: route.module }] : [],
    )
    return createStaticHandler(paths).match
  }
  return async path => {
    if (own.has(path)) return { name: path, endpoint: null }
    if (!isReadablePath(path)) return nothing
    match ??= await load()
    const page = withoutDataSuffix(path)
    const matched = match(page)?.at(-1)
    if (!matched) return nothing
    const { route, params } = matched
    if (route.index) return { name: '/', endpoint: null }
    const pattern = route.path ?? '*'
    const module = route.handle as ServerRouteModule
    return {
      name: pattern.endsWith('*') ? 'other' : `/${pattern}`,
      endpoint: pattern.startsWith('api/') && page === path ? { module, params, pattern } : null,
    }
  }
}

/** The page whose data a path requests, as the router reads it. */
function withoutDataSuffix(path: string): string {
  return path.endsWith('/_.data') ? path.replace(/_\.data$/, '') : path.replace(/\.data$/, '')
}
