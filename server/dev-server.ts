// The server behind `npm run dev`: Vite answers for source files and reloads, everything else goes to the current
// site.
import { existsSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createServer as createViteServer } from 'vite'
import { copyClassifier } from '#domain/assistant/understanding/kept-classifier.server.ts'
import type * as main from './main.ts'

const root = join(import.meta.dirname, '..')

if (existsSync('.env')) process.loadEnvFile('.env')
// Every time, because it may have been learned anew since the build.
copyClassifier(join(root, 'build'))
const server = createHttpServer()
const vite = await createViteServer({
  root,
  server: { middlewareMode: true, hmr: { server } },
  appType: 'custom',
})
const load = () => vite.ssrLoadModule('./server/main.ts') as Promise<typeof main>
const { createLog, createBackend, readConfig, readSeed, runWorker } = await load()
const config = readConfig()
const log = createLog(config.LOG_LEVEL)
const origin = `http://localhost:${config.PORT}`
const backend = await createBackend({ config, root, log, origin })
backend.startPublishing(() => Promise.resolve([]))
backend.startHandingBack(() => readSeed())
await runWorker({ backend, root, config, origin, log, showKeptMail: body => console.log(body) })

const answer = getRequestListener(async (request, { incoming }) => {
  const { createDevelopmentSite } = await load()
  return createDevelopmentSite(backend, config, log).fetch(request, {
    remoteAddress: incoming.socket.remoteAddress ?? 'unknown',
  })
})
server.on('request', (incoming, outgoing) => {
  vite.middlewares(incoming, outgoing, () => void answer(incoming, outgoing))
})
server.listen(config.PORT, config.HOST, () => {
  console.log(`Plainwire (development) is at ${origin} on ${backend.database.label}`)
})
for (const signal of ['SIGTERM', 'SIGINT']) {
  process.on(signal, () => {
    server.closeAllConnections()
    void backend.close(2_000).finally(() => process.exit(0))
  })
}
