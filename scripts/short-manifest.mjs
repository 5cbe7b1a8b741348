// A step of the build: the list of routes that every page loads says only what a browser needs of it. Addresses that
// are no pages are never routed to there, and the files that every page has already need not be fetched again.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.mjs'

const assets = join(root, 'build', 'client', 'assets')
const [name, ...others] = readdirSync(assets).filter(file => /^manifest-\w+\.js$/.test(file))
if (!name || others.length > 0) throw new Error('The build has not written one list of routes.')
const path = join(assets, name)
const [, start, json] =
  readFileSync(path, 'utf8').match(/^(window\.__reactRouterManifest=)(\{.*\});?\s*$/s) ?? []
if (!json) throw new Error(`${name} is not the list of routes that was expected.`)
const manifest = JSON.parse(json)
const onEveryPage = new Set([manifest.entry.module, ...manifest.entry.imports])
for (const [id, route] of Object.entries(manifest.routes)) {
  if (
    id !== 'root' &&
    !route.hasDefaultExport &&
    !route.hasClientLoader &&
    /^(api|seo)\/|^account\/auth-social/.test(id)
  ) {
    delete manifest.routes[id]
  } else if (id !== 'root') {
    route.imports = route.imports.filter(file => !onEveryPage.has(file))
  }
}
writeFileSync(path, `${start}${JSON.stringify(manifest)}`)
