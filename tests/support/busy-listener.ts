import { setTimeout as wait } from 'node:timers/promises'
import { listen } from '#server/http/http-listener.server.ts'
import type { Site } from '#server/http/site.server.ts'

/** What each request keeps the process busy for, and then waits for. */
const BUSY_MS = 2
const WAITING_MS = 5

/** A server with something to do, which says where it is and closes its port on SIGTERM as the site does. */
const site: Site = {
  fromMemory: () => null,
  async fetch(request) {
    await request.text()
    const until = performance.now() + BUSY_MS
    while (performance.now() < until);
    await wait(WAITING_MS)
    return Response.json({})
  },
}
const listener = await listen({ host: '127.0.0.1', port: 0, https: false }, Promise.resolve(site))
console.log(listener.origin)
process.on('SIGTERM', () => {
  void listener.close(5_000).then(() => process.exit(0))
})
