import { createContext, type RouterContextProvider } from 'react-router'
import type { Accounts } from '#domain/accounts/accounts.server.ts'
import type { Assistant } from '#domain/assistant/assistant.server.ts'
import type { Outbound } from '#domain/automation/outbound.ts'
import type { CountyCoverage } from '#domain/availability/counties/county-coverage.server.ts'
import type { CountyShapes } from '#domain/availability/counties/county-shapes.server.ts'
import type { CoverageUploads } from '#domain/availability/coverage-data/coverage-uploads.ts'
import type { CoverageSource } from '#domain/availability/coverage-source.server.ts'
import type { KeptDoubts } from '#domain/availability/kept-doubts.server.ts'
import type { Places } from '#domain/availability/places/place-facts.server.ts'
import type { ZipDirectory } from '#domain/availability/places/zip-directory.server.ts'
import type { NameReporter } from '#domain/availability/reports/reporter.server.ts'
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

/** What the site knows about counties without any import: figures and outlines. */
export type Counties = { coverage: CountyCoverage; shapes: CountyShapes }

/** How kept pages would differ if another catalog were served, by path. */
export type PageTrial = {
  changed: string[]
  added: string[]
  gone: string[]
  /** Those that can't be drawn from it. */
  failing: string[]
}

/** What requests need of the running site: stores, ports and the clock. */
export type Services = {
  /** This request's catalog, the same from beginning to end. */
  catalogue: Catalogue
  /** The business settings, the same for the whole request. */
  settings: BusinessSettings
  /** The built-in values, with those from the machine's environment. */
  builtInSettings: SettingValues
  db: Database
  /** For reads that may be five seconds old: labels, price changes, reports. From a replica if there is one. */
  reads: Reader
  queue: Queue
  accounts: Accounts
  coverage: CoverageSource
  /** Coverage files that desk browsers upload. */
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
  /** What labels say about plans beyond their listed price. */
  planCharges: PlanCharges
  keptDoubts: KeptDoubts
  limiter: RateLimiter<LimitName>
  /** What proves a staff member's identity. */
  proofs: Proofs
  passkeys: Passkeys
  /** A stable name for a person who reports wrong entries, from which nobody can tell who it is. */
  nameReporter: NameReporter
  /** Whether a posted webhook was signed with our secret. */
  verifyWebhook(body: string, headers: Record<string, string>): boolean
  /** Keys of links in emails, which open without signing in. */
  links: LinkKeys
  /** Whether an outside receiver is set for orders and leads; without one they stay in the built-in inbox. */
  hasReceiver: boolean
  /** The host of the receiver in the environment; null without one. */
  environmentReceiver: string | null
  /** Posts to the addresses that staff entered. */
  outbound: Outbound
  now: () => Date
  /** Where visitors reach the site, without a trailing slash; for links in emails. Never taken from a request. */
  siteUrl: string
  /** Changes in any process, to be read again. */
  notices: Notices
  /** The streams that are open to browsers. */
  streams: EventStreams
  /** Draws the kept pages from a catalog that isn't being served, and compares them with those that are. */
  tryPages(catalogue: Catalogue): Promise<PageTrial>
}

/** Settings that pages may show. Set for every request and for prerendering. */
export const settingsContext = createContext<PublicSettings>()

/** The catalog that a page is drawn from. Set for every request and for prerendering. */
export const catalogueContext = createContext<Catalogue>()

/** The county figures and outlines. Set for every request and for prerendering. */
export const countiesContext = createContext<Counties>()

/** A picture that only the server draws, so that its outlines aren't sent to the browser a second time, as data. */
export const drawnMapContext = createContext<AreaMapView | null>(null)

/** The services; not set while pages are prerendered, which must not depend on any. */
export const servicesContext = createContext<Services>()

/** The hash (`sha384-…`) that one of our scripts must have; undefined while editing, when nothing is built. */
export type ScriptIntegrity = (path: string) => string | undefined

export const integrityContext = createContext<ScriptIntegrity>(() => undefined)

/** This request's own data. */
export type RequestFacts = {
  id: string
  /** The client's address, from the socket or a trusted proxy; never from what the client claims. */
  clientAddress: string
  /** What limits count by: that address, or the /64 network of an IPv6 address. */
  clientNetwork: string
  log: Log
  /** For the inline scripts of a page rendered on request. */
  nonce: string
  /** The operation that a form turned out to ask for; the log names it. */
  operation?: string
  /** Set if a page failed because the database couldn't be reached. */
  databaseAway?: boolean
}

/** Draws the visitors' page that a preview's address ends with, from a catalog that only this staff member sees. */
export type DrawPreview = (catalogue: Catalogue) => Promise<Response>

/** Set only for preview addresses. */
export const previewContext = createContext<DrawPreview>()

export const requestContext = createContext<RequestFacts>()

/** What a route is called with, as far as those need it that ask for it. */
export type RouteArgs = { request: Request; context: Readonly<RouterContextProvider> }
