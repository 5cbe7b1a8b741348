import { createStaticHandler, type ServerBuild } from 'react-router'

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

/**
 * The route that will answer a path, such as `/api/zip/:zip`, or 'other' if there is none, so that metrics don't grow
 * with what people type. The router's own matcher decides, so a route has one name however its path is spelled: in
 * capitals, with a trailing slash, with escapes, or as a page's data (`.data`).
 */
export function createRouteMatcher(loadBuild: () => Promise<ServerBuild>): (path: string) => Promise<string> {
  let match: ReturnType<typeof createStaticHandler>['match'] | undefined
  const load = async () => {
    const { routes } = await loadBuild()
    // Layouts without a path of their own answer nothing.
    const paths = Object.values(routes).flatMap((route): ({ index: true } | { path: string })[] =>
      route?.index ? [{ index: true }] : route?.path ? [{ path: route.path }] : [],
    )
    return createStaticHandler(paths).match
  }
  return async path => {
    if (own.has(path)) return path
    if (!isReadablePath(path)) return 'other'
    match ??= await load()
    const route = match(withoutDataSuffix(path))?.at(-1)?.route
    if (route?.index) return '/'
    return route?.path === undefined || route.path.endsWith('*') ? 'other' : `/${route.path}`
  }
}

/** The page whose data a path requests, as the router reads it. */
function withoutDataSuffix(path: string): string {
  return path.endsWith('/_.data') ? path.replace(/_\.data$/, '') : path.replace(/\.data$/, '')
}
