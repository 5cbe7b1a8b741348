import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Route = { hasDefaultExport: boolean; hasClientLoader: boolean; imports: string[] }
type Manifest = { routes: Record<string, Route> }

/**
 * A step of the build: the list of routes that every page loads says only what a browser needs of it. Addresses that
 * are no pages are never routed to there, the desk is a site of its own, and which files a route imports is only asked by the server (for its links to
 * them) and by prefetching links, which this site has none of. Throws where `assets`, the folder of the browser's files,
 * holds no list of the form known here.
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
    const isPage =
      (route.hasDefaultExport || route.hasClientLoader || !/^(api|seo)\/|^account\/auth-social/.test(id)) &&
      !id.startsWith('desk/')
    if (isPage) route.imports = []
    else delete manifest.routes[id]
  }
  writeFileSync(path, `${start}${JSON.stringify(manifest)}`)
}
