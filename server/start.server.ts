import { setTimeout as wait } from 'node:timers/promises'
import { collectGarbage } from '#platform/collect-garbage.server.ts'
import { readConfig, trustedProxies } from '#platform/config.server.ts'
import { createLog, describeError } from '#platform/log.server.ts'
import { startTelemetry } from '#platform/start-telemetry.server.ts'
import { assemble } from './assemble.server.ts'
import { listen, originAt } from './http/http-listener.server.ts'
import type { Site } from './http/site.server.ts'
import { loadLabels } from './load-labels.server.ts'
import { runWorker } from './worker.server.ts'

/** How long a stop waits for what is running, after its delay. */
const STOP_TIMEOUT_MS = 10_000
/** Part of that for requests; the rest is the queue's. */
const REQUESTS_TIMEOUT_MS = 6_000

/** Starts the server: opens the port, the database and the queue, and stops gracefully on SIGTERM and SIGINT. */
export async function start(root: string): Promise<void> {
  const config = readConfig()
  const log = createLog(config.LOG_LEVEL)
  const telemetry = await startTelemetry(config)
  const ready = Promise.withResolvers<Site>()
  // A failure is told below; requests that wait for it must not count as unhandled.
  ready.promise.catch(() => {})

  const https = config.PUBLIC_URL?.startsWith('https:') ?? false
  const proxies = trustedProxies(config)
  const open = () => listen({ host: config.HOST, port: config.PORT, https, proxies }, ready.promise)
  const early = config.LISTEN_WHEN === 'started' ? await open() : null
  const origin = early?.origin ?? originAt(config.HOST, config.PORT)
  const leave = new AbortController()
  const assembled = await assemble({ config, root, log, origin, telemetry, leaving: leave.signal }).catch(
    async (error: unknown) => {
      ready.reject(error)
      await early?.close(0)
      throw error
    },
  )
  ready.resolve(assembled.site)
  // The worker's own inbox is reached by the port.
  const listener = early ?? (await open())
  await runWorker({ backend: assembled, root, config, origin, log })

  // Only the first start has something to load: requests need not wait for it.
  const noMoreLabels = new AbortController()
  const labels = loadLabels(assembled.database.db, root, noMoreLabels.signal).then(
    editions => {
      if (editions === 0) return
      log.info({ editions }, 'broadband labels loaded')
      collectGarbage()
    },
    (error: unknown) => log.error({ err: describeError(error) }, 'broadband labels could not be loaded'),
  )

  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    leave.abort()
    // Somebody at a keyboard doesn't wait for a proxy.
    if (signal === 'SIGTERM') await wait(config.STOP_DELAY_SECONDS * 1_000)
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref()
    noMoreLabels.abort()
    // They would never end by themselves; their clients come again, to another process.
    assembled.services.streams.close()
    await listener.close(REQUESTS_TIMEOUT_MS)
    await labels
    await assembled.close(STOP_TIMEOUT_MS - REQUESTS_TIMEOUT_MS)
    await telemetry.stop()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop(signal).catch((error: unknown) => {
        log.error({ err: describeError(error) }, 'stop failed')
        process.exit(1)
      })
    })
  }
  process.on('unhandledRejection', error => log.error({ err: describeError(error) }, 'unhandled rejection'))
  console.log(`Plainwire is at ${listener.origin} on ${assembled.database.label}`)
}
