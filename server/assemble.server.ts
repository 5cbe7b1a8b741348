import { join } from 'node:path'
import { createOutbound, verifyWebhook } from '#adapters/automation-webhook.server.ts'
import { createAccounts } from '#adapters/better-auth.server.ts'
import { createCensusGeocoder } from '#adapters/census-geocoder.server.ts'
import { createCoverageUploads } from '#adapters/coverage-uploads.server.ts'
import { readLabelSheet } from '#adapters/label-sheet.server.ts'
import { createPasskeys } from '#adapters/passkeys.server.ts'
import { createStaffProofs } from '#adapters/staff-proofs.server.ts'
import { readClassifier } from '#domain/assistant/understanding/kept-classifier.server.ts'
import { remember } from '#domain/assistant/understanding/learned.ts'
import { createBoxedCoverage } from '#domain/availability/counties/boxed-coverage.server.ts'
import { createIndexedCoverage } from '#domain/availability/coverage-data/indexed-coverage.server.ts'
import { coverageOfSite } from '#domain/availability/coverage-of-site.server.ts'
import { createKeptDoubts } from '#domain/availability/kept-doubts.server.ts'
import { createPlaces } from '#domain/availability/places/place-facts.server.ts'
import { loadZipDirectory } from '#domain/availability/places/zip-directory.server.ts'
import { reporterNames } from '#domain/availability/reports/reporter.server.ts'
import { createPlanCharges } from '#domain/billing/plan-charges.server.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { checkedAs } from '#domain/catalog/price-checks.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { publishDue } from '#domain/catalog-drafts/publish-due.server.ts'
import type { FailingPages } from '#domain/catalog-drafts/try-drafts.server.ts'
import { shownSettings, valuesOfMachine } from '#domain/settings/business-settings.ts'
import { openSettings, type Settings } from '#domain/settings/served-settings.server.ts'
import { requestLimits } from '#domain/shared/limits.ts'
import { type Config, publicSettings, socialClients, trustedProxies } from '#platform/config.server.ts'
import type { OpenDatabase } from '#platform/database.server.ts'
import { createEventStreams } from '#platform/event-streams.server.ts'
import { createLinkKeys } from '#platform/link-keys.server.ts'
import { describeError, type Log } from '#platform/log.server.ts'
import { openNotices } from '#platform/notices.server.ts'
import type { Telemetry } from '#platform/open-telemetry.server.ts'
import { openQueue } from '#platform/queue.server.ts'
import { createRateLimiter } from '#platform/rate-limit.server.ts'
import { repeat } from '#platform/repeat.server.ts'
import { createSealer } from '#platform/sealer.server.ts'
import { keptSecret } from '#platform/secrets.server.ts'
import { watchQueue } from '#platform/watch-queue.server.ts'
import { createScriptIntegrity } from '../app/first-load/script-integrity.server.ts'
import { assistantOf } from './assistant-of.server.ts'
import { countiesOf } from './counties-of.server.ts'
import { fccAccount } from './fcc-account.server.ts'
import { startHandingBack } from './hand-back.server.ts'
import { noProxies } from './http/client-address.server.ts'
import { createSite, type Site } from './http/site.server.ts'
import { jobKinds } from './job-kinds.ts'
import { boxedFilesSeen, filesSeenBy } from './label-files-seen.server.ts'
import { openDatabase } from './open-database.server.ts'
import { fixedEdition, openEditions } from './pages/editions.server.ts'
import { outsideSources } from './pages/outside-sources.server.ts'
import type { RunningServices } from './pages/page-handler.server.ts'
import { createPageDrawer } from './pages/page-set.server.ts'
import { loadStaticFiles } from './pages/static-files.server.ts'
import { uploadsFolder } from './uploads-folder.ts'

/** Database, queue and all services that requests need; nothing is served yet. */
export type Backend = {
  services: Omit<RunningServices, 'tryPages'>
  /** The business settings, as this process has them. */
  settings: Settings
  database: OpenDatabase
  webhookSecret: string
  /** From now on the catalog is published at its times, if its pages can be drawn. */
  startPublishing(failingPages: FailingPages): void
  /** From now on chats of representatives who left are handed back; the assistant answers from this catalog. */
  startHandingBack(catalogue: () => Catalogue): void
  /** Lets running jobs finish within the time, then closes the database. */
  close(timeoutMs: number): Promise<void>
}

/** `root` is the project's folder; `origin` is where the server listens, used if PUBLIC_URL is not set. */
export type SiteOptions = {
  config: Config
  root: string
  log: Log
  origin: string
  now?: () => Date
  telemetry?: Telemetry
  /** Aborted when the process is about to stop. */
  leaving?: AbortSignal
}

/** Longer than the database lets any statement of a request run. */
const HOLD_LIMIT_MS = 20_000

/** What is to be published at a given time is public within this long after it. */
const PUBLISH_DUE_MS = 1_000

/** Opens the database and the queue and creates the services. */
export async function createBackend({ config, root, log, origin, now }: SiteOptions): Promise<Backend> {
  remember(readClassifier(join(root, 'build')))
  const authSecret = config.AUTH_SECRET ?? keptSecret(config.DATA_DIR, 'auth-secret')
  const webhookSecret =
    config.AUTOMATION_WEBHOOK_SECRET ?? `whsec_${keptSecret(config.DATA_DIR, 'webhook-secret')}`
  const database = await openDatabase(config, root, log, { holdMs: HOLD_LIMIT_MS })
  const queue = await openQueue(database, jobKinds, log)
  watchQueue(queue)
  const clock = now ?? (() => new Date())
  const notices = await openNotices(database, log)
  const { db, reads } = database
  let stopPublishing = async () => {}
  let stopHandingBack = async () => {}
  const builtInSettings = valuesOfMachine(publicSettings(config))
  const settings = await openSettings(db, builtInSettings, clock())
  const siteUrl = (config.PUBLIC_URL ?? origin).replace(/\/$/, '')
  const geocoder = createCensusGeocoder({ url: config.GEOCODER_URL })
  const imported = createIndexedCoverage({ db: reads, geocoder, log, now: clock })
  const counties = countiesOf(root)
  const coverage = coverageOfSite(imported, createBoxedCoverage(counties.coverage), log)
  const zipFile = join(root, 'facts', 'zips', 'zip-directory.tsv.gz')
  const zips = loadZipDirectory(zipFile, counties.coverage)
  const limiter = createRateLimiter(db, requestLimits)
  const salesPhone = () => settings.current().values.phones.sales
  const planCharges = createPlanCharges(reads)
  const assistant = await assistantOf(
    config,
    { db, coverage, counties: counties.coverage, zips, now: clock, limiter, siteUrl, planCharges },
    salesPhone,
  )
  return {
    database,
    webhookSecret,
    settings,
    services: {
      db,
      reads,
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
      coverageUploads: createCoverageUploads(
        uploadsFolder(config.DATA_DIR),
        '/desk/coverage/uploads',
        error => log.error({ err: describeError(error) }, 'upload fault'),
        clock,
      ),
      hasFccAccount: fccAccount(config) !== null,
      readSheet: readLabelSheet,
      zips,
      assistant,
      places: createPlaces({ db: reads, zips }),
      planCharges,
      keptDoubts: createKeptDoubts({ db: reads, coverage, zips, now: clock, log }),
      ...{ counties, builtInSettings, limiter },
      proofs: createStaffProofs(createSealer(authSecret, 'staff')),
      passkeys: createPasskeys(siteUrl),
      nameReporter: reporterNames(authSecret),
      verifyWebhook: (body, headers) => verifyWebhook(webhookSecret, body, headers),
      links: createLinkKeys(authSecret),
      hasReceiver: config.AUTOMATION_WEBHOOK_URL !== undefined,
      environmentReceiver: config.AUTOMATION_WEBHOOK_URL ? new URL(config.AUTOMATION_WEBHOOK_URL).host : null,
      // Only a site being tried out on this machine may post to it.
      outbound: createOutbound(createSealer(authSecret, 'webhooks'), config.PUBLIC_URL === undefined),
      ...{ now: clock, siteUrl, notices },
      streams: createEventStreams(),
    },
    startPublishing(failingPages) {
      const deps = { db, queue, siteUrl, now: clock, failingPages }
      stopPublishing = repeat(PUBLISH_DUE_MS, () => publishDue(deps), log)
    },
    startHandingBack(catalogue) {
      const answer: typeof assistant.answer = question => assistant.answer(question)
      const deps = { db, catalogue, settings: settings.current, salesPhone, answer, log, now: clock }
      stopHandingBack = startHandingBack(deps, notices)
    },
    async close(timeoutMs) {
      await stopHandingBack()
      await stopPublishing()
      await notices.close()
      await queue.stop(timeoutMs)
      await database.close()
    },
  }
}

/** The backend with the site on top of it. */
export type AssembledSite = Backend & { site: Site }

/** Puts the whole built site together: no port is open and no job is processed yet. */
export async function assemble(options: SiteOptions): Promise<AssembledSite> {
  const { config, root, log, origin } = options
  const machine = publicSettings(config)
  const backend = await createBackend(options)
  const drawer = createPageDrawer(root, machine, log)
  const { db, now, notices } = backend.services
  const boxed = boxedFilesSeen(root)
  const editions = await openEditions({
    ...{ db, drawer, log, now, machine, notices },
    settings: backend.settings,
    filesSeen: () => filesSeenBy(db, boxed),
  }).catch(async (error: unknown) => {
    await backend.close(0)
    throw error
  })
  const tryPages: RunningServices['tryPages'] = draft => {
    const { catalogue, pages, ...from } = editions.current()
    return drawer.compare({ ...from, catalogue: checkedAs(draft, catalogue) }, pages)
  }
  backend.startPublishing(async catalogue => (await tryPages(catalogue)).failing)
  backend.startHandingBack(() => editions.current().catalogue)
  const site = createSite({
    services: { ...backend.services, tryPages },
    machine,
    files: loadStaticFiles(join(root, 'build', 'client')),
    editions,
    integrityOf: createScriptIntegrity(root),
    proxies: trustedProxies(config),
    https: (config.PUBLIC_URL ?? origin).startsWith('https:'),
    outsideOf: outsideSources(machine),
    expectRoom: backend.database.expectRoom,
    ...(options.leaving ? { leaving: options.leaving } : {}),
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

/** The site for editing: every page is rendered on request, and the content policy allows the reload script. */
export function createDevelopmentSite({ services, settings }: Backend, config: Config, log: Log): Site {
  const tryPages = () => Promise.resolve({ changed: [], added: [], gone: [], failing: [] })
  return createSite({
    services: { ...services, tryPages },
    machine: publicSettings(config),
    files: new Map(),
    editions: fixedEdition(
      readSeed(),
      shownSettings(publicSettings(config), settings.current()),
      settings.current(),
    ),
    proxies: noProxies,
    https: false,
    outsideOf: null,
    log,
  })
}
