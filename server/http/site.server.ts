import { randomBytes, randomUUID } from 'node:crypto'
import { TimeoutStrategy, timeout } from 'cockatiel'
import { Hono } from 'hono'
import styles from '#app/app.css?inline'
import type { RequestFacts, ScriptIntegrity } from '#app/contexts.ts'
import deskStyles from '#app/desk/desk.css?inline'
import { HEAD_SCRIPT } from '#app/first-load/head-script.ts'
import { IMPORT_WHOLE } from '#app/first-load/import-whole.ts'
import { problemResponse, RETRY_AFTER_SECONDS } from '#app/problems/problem-response.server.ts'
import { stalePlans } from '#domain/catalog/stale-plans.ts'
import type { PublicSettings } from '#platform/brand.ts'
import type { OpenDatabase } from '#platform/database.server.ts'
import { describeError, type Log } from '#platform/log.server.ts'
import { memoizeFor } from '#platform/memoize-for.ts'
import type { Telemetry } from '#platform/open-telemetry.server.ts'
import { proveWritable } from '#platform/rate-limit.server.ts'
import { durations, traced } from '#platform/telemetry.server.ts'
import { busyPage } from '../pages/busy-page.server.ts'
import { deskHeaders, isDeskPath, previewBase } from '../pages/desk-build.server.ts'
import type { Edition } from '../pages/edition.ts'
import type { Editions } from '../pages/editions.server.ts'
import {
  answerFile,
  type FileAnswer,
  type FileQuestion,
  type MemoryFile,
} from '../pages/memory-file.server.ts'
import { createPageHandler, loadBuild, type RunningServices } from '../pages/page-handler.server.ts'
import { isDrawnOnRequest } from '../pages/prerendered-paths.ts'
import { isBearer } from './bearer.server.ts'
import { clientOf, type TrustedProxies, tellClientAddress } from './client-address.server.ts'
import { compressPublic } from './compress-public.server.ts'
import { createLanes, laneOf } from './lanes.server.ts'
import { createRouteMatcher, isReadablePath, type MatchedRoute } from './matched-route.server.ts'
import { withReadablePath } from './readable-path.server.ts'
import { operationOf, statusOf } from './request-log.server.ts'
import { isForeignMutation } from './request-origin.server.ts'
import {
  baseSecurityHeaders,
  contentSecurityPolicy,
  headersForOtherSites,
  inlineHash,
  isForOtherSites,
  noPagePolicy,
  nothingOutside,
  type OutsideSources,
  withHeaders,
} from './security-headers.server.ts'
import { withWholeBody } from './whole-body.server.ts'

/** Everything a site is made of. Files and kept pages are answered from memory before anything else is consulted. */
export type SiteParts = {
  services: RunningServices
  /** The environment's settings that pages may know. */
  machine: PublicSettings
  files: Map<string, MemoryFile>
  /** The catalog, the business settings and the pages drawn from both, at any moment. */
  editions: Pick<Editions, 'current'>
  /** Absent while editing. */
  integrityOf?: ScriptIntegrity
  proxies: TrustedProxies
  https: boolean
  /** What pages may load from other sites, by path; null turns the content policy off, while editing. */
  outsideOf: ((path: string) => OutsideSources) | null
  /** What answers /metrics, and the token that opens it. */
  metrics?: { readMetrics: Telemetry['readMetrics']; token: string }
  /** Aborted when the process is about to stop: from then on it says that it isn't ready, and serves. */
  leaving?: AbortSignal
  expectRoom?: OpenDatabase['expectRoom'] | undefined
  log: Log
}

const requestDurations = durations(
  'http.server.request.duration',
  'Requests that were not answered from memory',
)

/** What the transport knows about a request besides the request itself. */
type Connection = { remoteAddress: string }

export type Site = {
  fetch(request: Request, connection?: Connection): Promise<Response>
  /** The answer from memory to a GET, or null. Lets a transport skip building a Request. */
  fromMemory(address: { path: string; query: string }, question: FileQuestion): FileAnswer | null
}

/** These are the same in every page. */
const styleHash = inlineHash(styles)
const headScriptHash = inlineHash(HEAD_SCRIPT)
/** And these in every desk page, which loads nothing from other sites, whatever the settings name. */
const deskStyleHash = inlineHash(deskStyles)
const deskScriptHash = inlineHash(IMPORT_WHOLE)
/** Readiness checks don't wait either. */
const promptly = timeout(3_000, TimeoutStrategy.Aggressive)
const DEFAULT_CONNECTION: Connection = { remoteAddress: '127.0.0.1' }

/** The whole site as a function from request to answer; it opens no port. */
export function createSite(parts: SiteParts): Site {
  const { services, machine, editions, log } = parts
  const base = baseSecurityHeaders(parts.https)
  const forOtherSites = headersForOtherSites(parts.https)
  const render = createPageHandler(services.counties, parts.integrityOf, services)
  const within = createLanes()
  const routeOf = createRouteMatcher(loadBuild)
  // Open to anybody, so one write every two seconds has to be enough for all.
  const canStore = memoizeFor(2_000, () => Promise.all([parts.expectRoom?.(), proveWritable(services.db)]))
  const app = new Hono<{ Bindings: { facts: RequestFacts; edition: Edition; matched: MatchedRoute } }>()

  app.get('/healthz', context => context.json({ status: 'ok' }))
  app.get('/readyz', async context => {
    if (parts.leaving?.aborted) return context.json({ status: 'stopping' }, 503)
    try {
      await promptly.execute(() => Promise.all([canStore(''), services.queue.ping()]))
      if (context.req.query('details') === undefined) return context.json({ status: 'ready' })
      const stale = stalePlans(context.env.edition.catalogue, services.now())
      return context.json({ status: 'ready', stalePrices: stale })
    } catch (error) {
      context.env.facts.log.warn({ err: describeError(error) }, 'not ready')
      return context.json({ status: 'unavailable' }, 503, { 'retry-after': '5' })
    }
  })
  app.get('/metrics', async context => {
    const { metrics } = parts
    if (!metrics?.readMetrics || !isBearer(context.req.raw, metrics.token))
      return problemResponse('not_found')
    return context.text(await metrics.readMetrics(), 200, { 'cache-control': 'no-store' })
  })
  app.use(async (context, next) => {
    if (!isReadablePath(new URL(context.req.url).pathname)) return problemResponse('malformed_request')
    if (isForeignMutation(context.req.raw, machine.publicUrl)) return problemResponse('foreign_origin')
    const whole = await withWholeBody(context.req.raw)
    if (typeof whole === 'string') return problemResponse(whole)
    context.req.raw = whole
    await next()
  })
  app.all('*', async context => {
    const { facts, edition, matched } = context.env
    const { name: route, endpoint } = matched
    const { method, path } = context.req
    const response = await within(laneOf(method, route), () =>
      render(context.req.raw, facts, edition, endpoint),
    )
    if (!response) {
      facts.log.warn({ path, route }, 'too busy')
      return route.startsWith('/api/') ? problemResponse('too_busy') : busyPage(edition.shown.salesPhone)
    }
    const headers: Record<string, string> = {}
    const isPage = response.headers.get('content-type')?.startsWith('text/html')
    if (parts.outsideOf && isPage && !response.headers.has('content-security-policy')) {
      const atDesk = isDeskPath(path)
      // A preview is one of the visitors' pages at an address of the desk.
      const isVisitors = !atDesk || previewBase(path) !== null
      headers['content-security-policy'] = contentSecurityPolicy({
        inlineScripts: [
          ...(atDesk ? [deskScriptHash] : []),
          ...(isVisitors ? [headScriptHash] : []),
          `'nonce-${facts.nonce}'`,
        ],
        inlineStyles: [...(atDesk ? [deskStyleHash] : []), ...(isVisitors ? [styleHash] : [])],
        outside: atDesk ? nothingOutside : parts.outsideOf(path),
      })
    }
    if (!response.headers.has('cache-control')) headers['cache-control'] = 'no-store'
    const away = facts.databaseAway && response.status === 500
    if ((away || response.status === 503) && !response.headers.has('retry-after')) {
      headers['retry-after'] = String(RETRY_AFTER_SECONDS)
    }
    return withHeaders(
      away ? new Response(response.body, { status: 503, headers: response.headers }) : response,
      headers,
    )
  })
  app.onError((error, context) => {
    context.env.facts.log.error({ err: describeError(error) }, 'request fault')
    return problemResponse('unexpected')
  })

  /** Kept answers with every answer's headers, put together once for each. */
  const securedAnswers = new WeakMap<FileAnswer, FileAnswer>()
  const secured = (answer: FileAnswer): FileAnswer => {
    const known = securedAnswers.get(answer)
    if (known) return known
    const headers = { 'content-security-policy': noPagePolicy, ...base, ...answer.headers }
    const made = { ...answer, headers }
    securedAnswers.set(answer, made)
    return made
  }

  const fromMemory: Site['fromMemory'] = ({ path, query }, question) => {
    const file = editions.current().pages.get(path) ?? parts.files.get(path)
    if (!file || isDrawnOnRequest(path, query, machine.publicUrl)) return null
    return secured(answerFile(file, question))
  }

  return {
    fromMemory,
    async fetch(given, connection = DEFAULT_CONNECTION) {
      const request = withReadablePath(given)
      const { pathname, search } = new URL(request.url)
      if (request.method === 'GET' || request.method === 'HEAD') {
        const { headers } = request
        const kept = fromMemory(
          { path: pathname, query: search },
          {
            acceptEncoding: headers.get('accept-encoding') ?? '',
            ifNoneMatch: headers.get('if-none-match') ?? '',
          },
        )
        if (kept) {
          const body = request.method === 'HEAD' || !kept.body ? null : new Uint8Array(kept.body)
          return new Response(body, { status: kept.status, headers: kept.headers })
        }
      }
      const id = randomUUID()
      const facts: RequestFacts = {
        id,
        ...clientOf(request, connection.remoteAddress, parts.proxies),
        log: log.child({ request: id }),
        // Without a policy to name it in (while editing) there is none, or React would find that it changed.
        nonce: parts.outsideOf ? randomBytes(16).toString('base64') : '',
      }
      const edition = editions.current()
      const startedAt = performance.now()
      const matched = await routeOf(pathname)
      const { name: route } = matched
      tellClientAddress(request, facts.clientAddress)
      const response = await traced(`${request.method} ${route}`, { 'http.route': route }, async () =>
        compressPublic(request, route, await app.fetch(request, { facts, edition, matched })),
      )
      const withoutPolicy = parts.outsideOf && !response.headers.has('content-security-policy')
      const answer = withHeaders(response, {
        ...(isForOtherSites(route) ? forOtherSites : base),
        ...(isReadablePath(pathname) && isDeskPath(pathname) ? deskHeaders : {}),
        ...(withoutPolicy ? { 'content-security-policy': noPagePolicy } : {}),
        'x-request-id': id,
      })
      const status = statusOf(request, answer)
      const ms = Math.round(performance.now() - startedAt)
      requestDurations.record(ms / 1000, {
        'http.route': route,
        'http.request.method': request.method,
        'http.response.status_code': status,
      })
      const operation = operationOf(request, route, facts)
      facts.log.info({ method: request.method, path: pathname, route, operation, status, ms }, 'request')
      return answer
    },
  }
}
