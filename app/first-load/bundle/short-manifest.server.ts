import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Route = Record<string, unknown> & {
  hasDefaultExport: boolean
  hasClientLoader: boolean
  imports: string[]
}
type Manifest = { routes: Record<string, Route> }

/**
 * What most routes have in common: it is stated once, and each route only states what differs. Their ids are their
 * names.
 */
const usual = {
  ...{ parentId: 'root', hasAction: false, hasLoader: true, hasClientAction: false, hasClientLoader: false },
  ...{ hasClientMiddleware: false, hasDefaultExport: true, hasErrorBoundary: false, imports: [], css: [] },
}

/**
 * A build step: the list of routes that every page loads contains only what a browser needs. Addresses that aren't
 * pages are never routed to there, the desk is a separate site, and only the server (for its links to them) and
 * prefetching links, which this site has none of, ask which files a route imports. Throws if `assets`, the folder of
 * the browser's files, has no list in the known form.
 */
export function shortenManifest(assets: string): void {
  const [name, ...others] = readdirSync(assets).filter(file => /^manifest-\w+\.js$/.test(file))
  if (!name || others.length > 0) throw new Error('The build has not written one list of routes.')
  const path = join(assets, name)
  const [, start, json] =
    readFileSync(path, 'utf8').match(/^(window\.__reactRouterManifest=)(\{.*\});?\s*$/s) ?? []
  if (!json) throw new Error(`${name} is not the list of routes that was expected.`)
  const manifest = JSON.parse(json) as Manifest
  for (const [id, route] of Object.entries(manifest.routes)) {
    const isPage = (route.hasDefaultExport || route.hasClientLoader) && !id.startsWith('desk/')
    if (isPage) manifest.routes[id] = differing({ parentId: null, ...route, imports: [] })
    else delete manifest.routes[id]
  }
  const whole = `(m=>{for(let i in m.routes)m.routes[i]={id:i,...${JSON.stringify(usual)},...m.routes[i]};return m})`
  writeFileSync(path, `${start}${whole}(${JSON.stringify(manifest)})`)
}

/** A route without its default values. */
function differing(route: Route): Route {
  const same = new Set(Object.entries(usual).map(entry => JSON.stringify(entry)))
  const own = Object.entries(route).filter(entry => entry[0] !== 'id' && !same.has(JSON.stringify(entry)))
  return Object.fromEntries(own) as Route
}
