import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll } from 'vitest'
import type * as builtServer from '#server/main.ts'
import { cookieOf } from './cookies.ts'
import { emptyDatabase } from './empty-database.ts'
import { newSiteFolder } from './site-template.ts'

type BuiltServer = typeof builtServer
type AssembledSite = Awaited<ReturnType<BuiltServer['assemble']>>

const root = join(import.meta.dirname, '..', '..')
export const ORIGIN = 'http://localhost'

export function loadBuiltServer(): Promise<BuiltServer> {
  return import(pathToFileURL(join(root, 'build', 'server', 'index.js')).href)
}

type OpenSite = { assembled: AssembledSite; close(): Promise<void> }

/** Test files in one worker share a site with the same settings: starting one takes longer than most tests. */
const openSites = new Map<string, Promise<OpenSite>>()

async function openSite(env: Record<string, string>, now?: () => Date): Promise<OpenSite> {
  const { assemble, createLog, readConfig, startTelemetry } = await loadBuiltServer()
  const dataDir = newSiteFolder()
  const config = readConfig({ DATA_DIR: dataDir, ...env })
  const telemetry = await startTelemetry(config)
  const assembled = await assemble({
    ...{ config, root, log: createLog('silent'), origin: ORIGIN, telemetry },
    ...(now ? { now } : {}),
  })
  return {
    assembled,
    async close() {
      await assembled.close(1_000)
      await telemetry.stop()
    },
  }
}

/** The built site on an embedded database that is empty when a file begins, called without a port. */
export function useBuiltSite(env: Record<string, string> = {}) {
  return useSite(async () => {
    const settings = JSON.stringify(env)
    const open = openSites.get(settings) ?? openSite(env)
    openSites.set(settings, open)
    const { assembled } = await open
    await emptyDatabase(assembled.services.db)
    return { assembled, close: async () => {} }
  })
}

/**
 * One that no other file shares, for tests that change the site: those that publish a catalog or coverage, or move
 * the clock.
 */
export function useOwnBuiltSite(env: Record<string, string> = {}, now?: () => Date) {
  return useSite(() => openSite(env, now))
}

function useSite(openForFile: () => Promise<OpenSite>) {
  let open: OpenSite
  let assembled: AssembledSite
  beforeAll(async () => {
    open = await openForFile()
    assembled = open.assembled
  })
  afterAll(() => open.close())
  let remoteAddress = '203.0.113.1'
  const request = (path: string, init: RequestInit = {}) =>
    assembled.site.fetch(new Request(new URL(path, ORIGIN), { redirect: 'manual', ...init }), {
      remoteAddress,
    })
  return {
    get assembled() {
      return assembled
    },
    /** Makes the following requests come from a different client address, with its own limits. */
    comeFrom(address: string) {
      remoteAddress = address
    },
    get: (path: string, headers: Record<string, string> = {}) => request(path, { headers }),
    request,
    postJson: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: ORIGIN, ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    /** Signs somebody up through the form and returns the session cookie. */
    async signUp(username: string): Promise<string> {
      const form = new URLSearchParams({
        intent: 'sign-up',
        email: `${username}@example.com`,
        username,
        password: 'correct horse',
        confirmPassword: 'correct horse',
      })
      const response = await request('/auth', { method: 'POST', headers: { origin: ORIGIN }, body: form })
      if (response.status !== 303)
        throw new Error(`Sign-up answered ${response.status}: ${await response.text()}`)
      return cookieOf(response)
    },
  }
}
