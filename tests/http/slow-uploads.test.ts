import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadBuiltServer, useOwnBuiltSite } from '#tests/support/built-site.ts'
import { RawClient } from '#tests/support/raw-client.ts'
import { signInStaff } from '#tests/support/staff.ts'

const site = useOwnBuiltSite()
/**
 * A body has a second, and nothing more than eight. A file brings so little in each that a busy machine, on which both
 * ends share one thread, brings it ten times over.
 */
const limits = {
  headersTimeout: 1_000,
  requestTimeout: 1_000,
  leastOfFile: 128,
  longestRequest: 8_000,
  connectionsCheckingInterval: 100,
  silence: 10_000,
  connections: 100,
  connectionsOfOne: 100,
  connectionsOfSite: 100,
}
const EVERY_MS = 50
let listener: Awaited<ReturnType<Awaited<ReturnType<typeof loadBuiltServer>>['listen']>>
let editor = ''

beforeAll(async () => {
  const { listen } = await loadBuiltServer()
  const port = { host: '127.0.0.1', port: 0, https: false, limits }
  listener = await listen(port, Promise.resolve(site.assembled.site))
  editor = await signInStaff(site, 'editor')
})
afterAll(() => listener.close(0))

/** A form with a provider's file, as it lies on the wire. */
async function form(file: Buffer): Promise<{ type: string; body: Buffer }> {
  const fields = new FormData()
  for (const [name, value] of Object.entries({ intent: 'upload', provider: 'metronet', date: '2026-06-29' }))
    fields.set(name, value)
  fields.set('file', new File([new Uint8Array(file)], 'metronet.csv'))
  const encoded = new Response(fields)
  return {
    type: encoded.headers.get('content-type') ?? '',
    body: Buffer.from(await encoded.arrayBuffer()),
  }
}

type Sent = { path?: string; type: string; length: number; cookie?: string }

function begin({ path = '/desk/labels', type, length, cookie = editor }: Sent): RawClient {
  const { host } = new URL(listener.origin)
  const head = [`host: ${host}`, 'connection: close', `origin: ${listener.origin}`, `cookie: ${cookie}`]
  const body = [`content-type: ${type}`, `content-length: ${length}`]
  return new RawClient(listener.origin).send(
    `POST ${path} HTTP/1.1\r\n${[...head, ...body].join('\r\n')}\r\n\r\n`,
  )
}

/** How long something takes, in milliseconds, and what it answered. */
async function timed(client: RawClient): Promise<{ answer: string; took: number }> {
  const began = performance.now()
  const answer = await client.read()
  return { answer, took: performance.now() - began }
}

const labels = readFileSync(join(import.meta.dirname, '..', '..', 'domain/labels/excerpts/metronet.csv'))
const file = { type: 'text/csv', length: 100_000 }

test.concurrent('a file over a slow line may take longer than any other body', async () => {
  const { type, body } = await form(labels)
  const client = begin({ type, length: body.length })
  client.dripAll(body, Math.ceil(body.length / 60), EVERY_MS)
  const { answer, took } = await timed(client)
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer).toContain('labels taken over')
  expect(took).toBeGreaterThan(2 * limits.requestTimeout)
})

test.concurrent.each([
  ['a file of which hardly anything comes', file, 1],
  ['a stranger’s file, of which nothing is read', { ...file, cookie: 'none' }, 1],
  ['another body, however much of it comes', { ...file, path: '/api/leads' }, 200],
] as const)('%s is cut off', async (_, sent, bytes) => {
  const client = begin(sent)
  client.dripAll(Buffer.alloc(sent.length), bytes, EVERY_MS)
  const { answer, took } = await timed(client)
  expect(answer).not.toMatch(/^HTTP\/1\.1 200 /)
  expect(took).toBeLessThan(limits.longestRequest - 2_000)
})

test.concurrent('and no file takes longer than the longest request may', async () => {
  const client = begin({ type: 'text/csv', length: 10_000_000 })
  client.dripAll(Buffer.alloc(10_000_000), 500, EVERY_MS)
  const { answer, took } = await timed(client)
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(took).toBeGreaterThan(limits.longestRequest - 2_000)
})
