import { join } from 'node:path'
import { verifyWebhook } from '#adapters/automation-webhook.server.ts'
import { createAccounts } from '#adapters/better-auth.server.ts'
import type { Services } from '#app/contexts.ts'
import { webhookJob } from '#domain/automation/webhook-job.server.ts'
import { noCoverageData } from '#domain/availability/coverage-source.server.ts'
import { loadZipDirectory } from '#domain/availability/zip-directory.server.ts'
import { requestLimits } from '#domain/shared/limits.ts'
import { type Config, publicSettings } from '#platform/config.server.ts'
import type { OpenDatabase } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import { openPglite } from '#platform/open-pglite.server.ts'
import { openPostgres } from '#platform/open-postgres.server.ts'
import { openQueue } from '#platform/queue.server.ts'
import { createRateLimiter } from '#platform/rate-limit.server.ts'
import { keptSecret } from '#platform/secrets.server.ts'
import { preparePages } from './page-set.server.ts'
import { createSite, type Site } from './site.server.ts'
import { loadStaticFiles } from './static-files.server.ts'

/** A house that is put together but has no door yet: no port is open and no job is taken. */
export type House = {
  site: Site
  services: Services
  database: OpenDatabase
  webhookSecret: string
  close(timeoutMs: number): Promise<void>
}

export type HouseOptions = { config: Config; root: string; log: Log; origin: string; now?: () => Date }

export function openDatabase(config: Config, root: string, log: Log): Promise<OpenDatabase> {
  const migrations = join(root, 'migrations')
  return config.DATABASE_URL
    ? openPostgres(config.DATABASE_URL, migrations, log)
    : openPglite(join(config.DATA_DIR, 'database'), migrations, log)
}

/** Opens the database and the queue and builds the site from the built files below `root`. */
export async function assemble({ config, root, log, origin, now }: HouseOptions): Promise<House> {
  const settings = publicSettings(config)
  const authSecret = config.AUTH_SECRET ?? keptSecret(config.DATA_DIR, 'auth-secret')
  const webhookSecret =
    config.AUTOMATION_WEBHOOK_SECRET ??
    `whsec_${keptSecret(config.DATA_DIR, 'webhook-secret')}`
  const database = await openDatabase(config, root, log)
  const queue = await openQueue(database, [webhookJob], log)
  const { db } = database
  const baseUrl = config.PUBLIC_URL ?? origin
  const services: Services = {
    db,
    queue,
    accounts: createAccounts({ db, secret: authSecret, baseUrl }),
    coverage: noCoverageData,
    zips: loadZipDirectory(join(root, 'build', 'zip-directory.tsv')),
    limiter: createRateLimiter(db, requestLimits),
    verifyWebhook: (body, headers) => verifyWebhook(webhookSecret, body, headers),
    now: now ?? (() => new Date()),
  }
  const { pages, outsideScripts } = await preparePages(root, settings, log)
  const site = createSite({
    services,
    settings,
    files: loadStaticFiles(join(root, 'build', 'client')),
    pages,
    trustedProxyHops: config.TRUSTED_PROXY_HOPS,
    https: baseUrl.startsWith('https:'),
    outsideScripts,
    log,
  })
  return {
    site,
    services,
    database,
    webhookSecret,
    async close(timeoutMs) {
      await queue.stop(timeoutMs)
      await database.close()
    },
  }
}
