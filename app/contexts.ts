import { createContext } from 'react-router'
import type { Accounts } from '#domain/accounts/accounts.server.ts'
import type { Assistant } from '#domain/assistant/assistant.server.ts'
import type { Outbound } from '#domain/automation/outbound.ts'
import type { CountyCoverage } from '#domain/availability/county-coverage.server.ts'
import type { CountyShapes } from '#domain/availability/county-shapes.server.ts'
import type { CoverageSource } from '#domain/availability/coverage-source.server.ts'
import type { CoverageUploads } from '#domain/availability/coverage-uploads.ts'
import type { Places } from '#domain/availability/place-facts.server.ts'
import type { NameReporter } from '#domain/availability/reporter.server.ts'
import type { ZipDirectory } from '#domain/availability/zip-directory.server.ts'
import type { PlanCharges } from '#domain/billing/plan-charges.server.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { ReadSheet } from '#domain/labels/import-labels.server.ts'
import type { BusinessSettings, SettingValues } from '#domain/settings/business-settings.ts'
import type { LimitName } from '#domain/shared/limits.ts'
import type { Passkeys } from '#domain/staff/passkeys.ts'
import type { Proofs } from '#domain/staff/proofs.ts'
import type { PublicSettings } from '#platform/brand.ts'
import type { Database, Reader } from '#platform/database.server.ts'
import type { EventStreams } from '#platform/event-streams.server.ts'
import type { LinkKeys } from '#platform/link-keys.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { Notices } from '#platform/notices.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import type { RateLimiter } from '#platform/rate-limit.server.ts'
import type { AreaMapView } from './maps/area-map.tsx'

/** What the site knows of counties without any import: figures and outlines. */
export type Counties = { coverage: CountyCoverage; shapes: CountyShapes }

/** How kept pages would differ if another catalogue served, by their paths. */
export type PageTrial = {
  changed: string[]
  added: string[]
  gone: string[]
  /** Those that cannot be drawn from it. */
  failing: string[]
}

/** What requests need of the running site: stores, ports and the clock. */
export type Services = {
  /** The catalogue of this request, the same from its first to its last question. */
  catalogue: Catalogue
  /** What people have set, the same for the whole request. */
  settings: BusinessSettings
  /** What holds where nobody has set anything, as the machine's environment says it. */
  builtInSettings: SettingValues
  db: Database
  /** For what may be five seconds old: labels, price changes, reports. From a replica where there is one. */
  reads: Reader
  queue: Queue
  accounts: Accounts
  coverage: CoverageSource
  /** Coverage files that come from browsers of the desk. */
  coverageUploads: CoverageUploads
  /** Whether coverage can be fetched from the FCC's service. */
  hasFccAccount: boolean
  /** Reads a spreadsheet of labels. */
  readSheet: ReadSheet
  zips: ZipDirectory
  /** What answers in the chat. */
  assistant: Assistant
  /** Facts of states and cities for public pages. */
  places: Places
  counties: Counties
  /** What labels say of plans beyond their listed price. */
  planCharges: PlanCharges
  limiter: RateLimiter<LimitName>
  /** What proves who somebody of the staff is. */
  proofs: Proofs
  passkeys: Passkeys
  /** One name for one person who reports wrong entries, from which nobody can tell who it is. */
  nameReporter: NameReporter
  /** Whether a posted webhook was signed with our secret. */
  verifyWebhook(body: string, headers: Record<string, string>): boolean
  /** Keys of links in mails, which open without signing in. */
  links: LinkKeys
  /** Whether a receiver outside is set for orders and leads; without one they stay in the built-in inbox. */
  hasReceiver: boolean
  /** The machine that the environment's receiver is on; null without one. */
  environmentReceiver: string | null
  /** What posts to the addresses that staff entered. */
  outbound: Outbound
  now: () => Date
  /** Where visitors reach the site, without a slash at the end; for links in mails. Never what a request says. */
  siteUrl: string
  /** What changed in any process, to be read again. */
  notices: Notices
  /** The streams that are open to browsers. */
  streams: EventStreams
  /** Draws the kept pages from a catalogue that does not serve, and holds them against those that do. */
  tryPages(catalogue: Catalogue): Promise<PageTrial>
}

/** Settings that pages may show. Set for every request and for prerendering. */
export const settingsContext = createContext<PublicSettings>()

/** The catalogue that a page is drawn from. Set for every request and for prerendering. */
export const catalogueContext = createContext<Catalogue>()

/** The county figures and outlines. Set for every request and for prerendering. */
export const countiesContext = createContext<Counties>()

/** A picture that the server alone draws: so that its outlines do not go to the browser a second time, as data. */
export const drawnMapContext = createContext<AreaMapView | null>(null)

/** The services; not set while pages are prerendered, which must not depend on any. */
export const servicesContext = createContext<Services>()

/** The hash (`sha384-…`) that a script of ours must have; undefined while editing, where nothing is built. */
export type ScriptIntegrity = (path: string) => string | undefined

export const integrityContext = createContext<ScriptIntegrity>(() => undefined)

/** This request's own facts. */
export type RequestFacts = {
  id: string
  /** The client's address, from the socket or a trusted proxy; never from what the client says. */
  clientAddress: string
  /** What limits count by: that address, or the /64 network of an IPv6 address. */
  clientNetwork: string
  log: Log
  /** For the inline scripts of a page rendered on request. */
  nonce: string
  /** Set when a page failed because the database could not be reached. */
  databaseAway?: boolean
}

/** Draws the page of visitors that a preview's address ends with from a catalogue of the one who asks alone. */
export type DrawPreview = (catalogue: Catalogue) => Promise<Response>

/** Set for addresses of previews alone. */
export const previewContext = createContext<DrawPreview>()

export const requestContext = createContext<RequestFacts>()
