import { matchPath, type ServerBuild } from 'react-router'

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
const own = ['/', '/healthz', '/readyz', '/metrics']

/**
 * Tells the route behind a path, such as `/api/zip/:zip`; 'other' where there is none: metrics must not grow with what
 * people type.
 */
export function createRouteNames(loadBuild: () => Promise<ServerBuild>): (path: string) => Promise<string> {
  let known: Promise<{ fixed: Set<string>; variable: string[] }> | undefined
  const load = async () => {
    const { routes } = await loadBuild()
    const patterns = Object.values(routes).flatMap(route => (route?.path ? [`/${route.path}`] : []))
    const isFixed = (pattern: string) => !/[:*]/.test(pattern)
    return {
      fixed: new Set([...own, ...patterns.filter(isFixed)]),
      variable: patterns.filter(pattern => !isFixed(pattern) && !pattern.endsWith('*')),
    }
  }
  return async path => {
    known ??= load()
    const { fixed, variable } = await known
    if (fixed.has(path)) return path
    if (!isReadablePath(path)) return 'other'
    return variable.find(pattern => matchPath(pattern, path)) ?? 'other'
  }
}
