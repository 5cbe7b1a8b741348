// The site's own build as `react-router-serve` takes it: what the site's server tells each request, a middleware tells here.
import { pathToFileURL } from 'node:url'

const { SERVER, SERVER_BUILD } = process.env
const { createLog, publicSettings, readConfig, requestContext, settingsContext } = await import(
  pathToFileURL(SERVER).href
)
const build = await import(pathToFileURL(SERVER_BUILD).href)

const settings = publicSettings(readConfig())
const facts = { id: 'bench', clientAddress: '127.0.0.1', log: createLog('error'), nonce: 'bench' }
const tellRequest = ({ context }, next) => {
  context.set(settingsContext, settings)
  context.set(requestContext, facts)
  return next()
}
const { root } = build.routes

export const {
  allowedActionOrigins,
  assets,
  assetsBuildDirectory,
  basename,
  entry,
  future,
  isSpaMode,
  prerender,
  publicPath,
  routeDiscovery,
  ssr,
} = build
export const routes = {
  ...build.routes,
  root: { ...root, module: { ...root.module, middleware: [tellRequest] } },
}
