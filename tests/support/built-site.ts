import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll } from 'vitest'
import type * as builtServer from '#server/main.ts'
import { cookieOf } from './cookies.ts'
import { copySiteTemplate } from './site-template.ts'

type BuiltServer = typeof builtServer
type House = Awaited<ReturnType<BuiltServer['assemble']>>

const root = join(import.meta.dirname, '..', '..')
export const ORIGIN = 'http://localhost'
/** Where the site is reached from outside, in tests that need such a setting: one for all, as its pages are rendered once. */
export const PUBLIC_ORIGIN = 'https://shop.example'

export function loadBuiltServer(): Promise<BuiltServer> {
  return import(pathToFileURL(join(root, 'build', 'server', 'index.js')).href)
}

/** The built site on an embedded database of its own, asked without a port. */
export function useBuiltSite(env: Record<string, string> = {}) {
  let house: House
  let telemetry: Awaited<ReturnType<BuiltServer['startTelemetry']>>
  const dataDir = mkdtempSync(join(tmpdir(), 'plainwire-http-'))
  beforeAll(async () => {
    const { assemble, createLog, readConfig, startTelemetry } = await loadBuiltServer()
    const config = readConfig({ DATA_DIR: dataDir, ...env })
    copySiteTemplate(dataDir)
    telemetry = await startTelemetry(config)
    house = await assemble({ config, root, log: createLog('silent'), origin: ORIGIN, telemetry })
  })
  afterAll(async () => {
    await house.close(1_000)
    await telemetry.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  let remoteAddress = '203.0.113.1'
  const request = (path: string, init: RequestInit = {}) =>
    house.site.fetch(new Request(new URL(path, ORIGIN), { redirect: 'manual', ...init }), { remoteAddress })
  return {
    get house() {
      return house
    },
    /** Lets what follows come from another client address, with limits of its own. */
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
    /** Signs somebody up through the form and answers the session cookie. */
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
