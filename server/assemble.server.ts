import { join } from 'node:path'
import { verifyWebhook } from '#adapters/automation-webhook.server.ts'
import { createAccounts } from '#adapters/better-auth.server.ts'
import { createCensusGeocoder } from '#adapters/census-geocoder.server.ts'
import { createPasskeys } from '#adapters/passkeys.server.ts'
import { createStaffProofs } from '#adapters/staff-proofs.server.ts'
import { accountMailJob } from '#domain/accounts/account-mail-job.server.ts'
import { handBackLeft } from '#domain/assistant/representative/hand-back-left.server.ts'
import { webhookJob } from '#domain/automation/webhook-job.server.ts'
import { createBoxedCoverage } from '#domain/availability/boxed-coverage.server.ts'
import { createIndexedCoverage } from '#domain/availability/indexed-coverage.server.ts'
import { layeredCoverage } from '#domain/availability/layered-coverage.server.ts'
import { createPlaces } from '#domain/availability/place-facts.server.ts'
import { reporterNames } from '#domain/availability/reporter.server.ts'
import { loadZipDirectory } from '#domain/availability/zip-directory.server.ts'
import { createPlanCharges } from '#domain/billing/plan-charges.server.ts'
import { slotReminderJob } from '#domain/callbacks/slot-reminder-job.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { mailJob } from '#domain/mail/mail-job.server.ts'
import { rollUpJob } from '#domain/numbers/roll-up.server.ts'
import { weeklyNumbersJob } from '#domain/numbers/weekly-mail.server.ts'
import { priceEndJob } from '#domain/orders/remind-of-price-ends.server.ts'
import { priceChangeJob } from '#domain/orders/tell-of-price-changes.server.ts'
import { retentionJob } from '#domain/retention/forget-what-is-over.server.ts'
import { requestLimits } from '#domain/shared/limits.ts'
import { watchRoundJob } from '#domain/watches/look-again.server.ts'
import { type Config, publicSettings, socialClients } from '#platform/config.server.ts'
import type { OpenDatabase } from '#platform/database.server.ts'
import { createEventStreams } from '#platform/event-streams.server.ts'
import { createLinkKeys } from '#platform/link-keys.server.ts'
import type { Log } from '#platform/log.server.ts'
import { openNotices } from '#platform/notices.server.ts'
import { openPglite } from '#platform/open-pglite.server.ts'
import { openPostgres, type PostgresLimits } from '#platform/open-postgres.server.ts'
import type { Telemetry } from '#platform/open-telemetry.server.ts'
import { openQueue, watchQueue } from '#platform/queue.server.ts'
import { createRateLimiter } from '#platform/rate-limit.server.ts'
import { repeat } from '#platform/repeat.server.ts'
import { createSealer } from '#platform/sealer.server.ts'
import { keptSecret } from '#platform/secrets.server.ts'
import { createScriptIntegrity } from '../app/first-load/script-integrity.server.ts'
import { assistantOf } from './assistant-of.server.ts'
import { countiesOf } from './counties-of.server.ts'
import { createSite, type Site } from './http/site.server.ts'
import { boxedFilesSeen, filesSeenBy } from './label-files-seen.server.ts'
import { fixedEdition, openEditions } from './pages/editions.server.ts'
import { outsideSources } from './pages/outside-sources.server.ts'
import type { RunningServices } from './pages/page-handler.server.ts'
import { createPageDrawer } from './pages/page-set.server.ts'
import { loadStaticFiles } from './pages/static-files.server.ts'

/** Database, queue and all services that requests need; nothing is served yet. */
export type Backend = {
  services: RunningServices
  database: OpenDatabase
  webhookSecret: string
  /** Lets running jobs finish within the time, then closes the database. */
  close(timeoutMs: number): Promise<void>
}

/** `root` is the project's folder; `origin` is where the server listens, used where PUBLIC_URL is not set. */
export type SiteOptions = {
  config: Config
  root: string
  log: Log
  origin: string
  now?: () => Date
  telemetry?: Telemetry
}

/** Longer than any statement of a request may take in the database itself. */
const HOLD_LIMIT_MS = 20_000

/** A visitor waits at most about so long for somebody who has left already. */
const HAND_BACK_MS = 20_000

/** Every kind of job there is; the queue must know them before the first transaction. */
export const jobKinds = [
  webhookJob,
  mailJob,
  accountMailJob,
  retentionJob,
  watchRoundJob,
  slotReminderJob,
  priceEndJob,
  priceChangeJob,
  rollUpJob,
  weeklyNumbersJob,
]

export function openDatabase(
  config: Config,
  root: string,
  log: Log,
  limits?: PostgresLimits,
): Promise<OpenDatabase> {
  const migrations = join(root, 'migrations')
  return config.DATABASE_URL
    ? openPostgres(config.DATABASE_URL, migrations, log, limits)
    : openPglite(join(config.DATA_DIR, 'database'), migrations, log)
}

/** Opens the database and the queue and makes the services. */
export async function createBackend({ config, root, log, origin, now }: SiteOptions): Promise<Backend> {
  const authSecret = config.AUTH_SECRET ?? keptSecret(config.DATA_DIR, 'auth-secret')
  const webhookSecret =
    config.AUTOMATION_WEBHOOK_SECRET ?? `whsec_${keptSecret(config.DATA_DIR, 'webhook-secret')}`
  const database = await openDatabase(config, root, log, { holdMs: HOLD_LIMIT_MS })
  const queue = await openQueue(database, jobKinds, log)
  watchQueue(queue)
  const clock = now ?? (() => new Date())
  const notices = await openNotices(database, log, config.DATABASE_DIRECT_URL)
  const stopLooking = repeat(HAND_BACK_MS, () => handBackLeft({ db: database.db, now: clock }), log)
  const { db } = database
  const siteUrl = (config.PUBLIC_URL ?? origin).replace(/\/$/, '')
  const geocoder = createCensusGeocoder({ url: config.GEOCODER_URL })
  const imported = createIndexedCoverage({ db, geocoder, log, now: clock })
  const counties = countiesOf(root)
  const coverage = layeredCoverage([imported, createBoxedCoverage(counties.coverage)], log)
  const zips = loadZipDirectory(join(root, 'build', 'zip-directory.tsv'))
  const limiter = createRateLimiter(db, requestLimits)
  return {
    database,
    webhookSecret,
    services: {
      db,
      queue,
      accounts: createAccounts({
        db,
        queue,
        secret: authSecret,
        baseUrl: siteUrl,
        confirmAddresses: config.SMTP_URL !== undefined,
        social: socialClients(config),
        now: clock,
      }),
      coverage,
      zips,
      assistant: await assistantOf(config, { db, coverage, zips, now: clock, limiter }),
      places: createPlaces({ db, zips }),
      planCharges: createPlanCharges(db),
      counties,
      limiter,
      proofs: createStaffProofs(createSealer(authSecret, 'staff')),
      passkeys: createPasskeys(siteUrl),
      nameReporter: reporterNames(authSecret),
      verifyWebhook: (body, headers) => verifyWebhook(webhookSecret, body, headers),
      links: createLinkKeys(authSecret),
      hasReceiver: config.AUTOMATION_WEBHOOK_URL !== undefined,
      now: clock,
      siteUrl,
      notices,
      streams: createEventStreams(),
    },
    async close(timeoutMs) {
      await stopLooking()
      await notices.close()
      await queue.stop(timeoutMs)
      await database.close()
    },
  }
}

/** The backend with the site on top of it. */
export type AssembledSite = Backend & { site: Site }

/** Puts the whole built site together: no port is open and no job is taken. */
export async function assemble(options: SiteOptions): Promise<AssembledSite> {
  const { config, root, log, origin } = options
  const settings = publicSettings(config)
  const backend = await createBackend(options)
  const drawer = createPageDrawer(root, settings, log)
  const { db, now } = backend.services
  const boxed = boxedFilesSeen(root)
  const editions = await openEditions({
    ...{ db, drawer, log, now },
    filesSeen: () => filesSeenBy(db, boxed),
  }).catch(async (error: unknown) => {
    await backend.close(0)
    throw error
  })
  const site = createSite({
    services: backend.services,
    settings,
    files: loadStaticFiles(join(root, 'build', 'client')),
    editions,
    integrityOf: createScriptIntegrity(root),
    trustedProxyHops: config.TRUSTED_PROXY_HOPS,
    https: (config.PUBLIC_URL ?? origin).startsWith('https:'),
    outsideOf: outsideSources(settings),
    ...(options.telemetry && config.METRICS_TOKEN
      ? { metrics: { readMetrics: options.telemetry.readMetrics, token: config.METRICS_TOKEN } }
      : {}),
    log,
  })
  const close = (timeoutMs: number) => {
    editions.close()
    return backend.close(timeoutMs)
  }
  return { ...backend, site, close }
}

/** The site for editing: every page is rendered on request, and the content policy lets the reloading script in. */
export function createDevelopmentSite({ services }: Backend, config: Config, log: Log): Site {
  return createSite({
    services,
    settings: publicSettings(config),
    files: new Map(),
    editions: fixedEdition(readSeed()),
    trustedProxyHops: 0,
    https: false,
    outsideOf: null,
    log,
  })
}
