import { createStaticHandler, type ServerBuild } from 'react-router'

/** Whether a path is written as addresses are: the router would complain of each that is not. */
export function isReadablePath(path: string): boolean {
  try {
    // The result is used: a call whose result is not is dropped from the build as one without effect.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

/** Answered without the router. */
const own = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * Tells the route that will answer a path, such as `/api/zip/:zip`; 'other' where there is none: metrics must not grow
 * with what people type. The router's own matcher decides, so that a route has one name however its path is spelled: in
 * capitals, with a slash at the end, with escapes, or as the data of a page (`.data`).
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

/** The page whose data a path asks for, as the router reads it. */
function withoutDataSuffix(path: string): string {
  return path.endsWith('/_.data') ? path.replace(/_\.data$/, '') : path.replace(/\.data$/, '')
}
