import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '#platform/config.server.ts'
import { startTelemetry } from '#platform/start-telemetry.server.ts'
import { counter, traced } from '#platform/telemetry.server.ts'
import { Elsewhere } from '#tests/support/elsewhere.ts'
import { TEST_WEBHOOK_SECRET } from '#tests/support/webhook-receiver.ts'
import { createWebhookSender } from './automation-webhook.server.ts'
import { createCensusGeocoder } from './census-geocoder.server.ts'
import { createFccClient } from './fcc-client.server.ts'
import { createLabelDownload } from './label-download.server.ts'
import { createLanguageModel } from './language-model.server.ts'
import { askingProvider } from './provider-fetch.server.ts'

let elsewhere: Elsewhere
let status = 307
let asked: string[] = []
const redirecting = createServer((request, response) => {
  asked.push(request.url ?? '')
  response.writeHead(status, { location: elsewhere.url }).end()
})
let url = ''
const folder = mkdtempSync(join(tmpdir(), 'plainwire-redirects-'))

beforeAll(async () => {
  elsewhere = await Elsewhere.start()
  await new Promise<void>(resolve => redirecting.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(redirecting.address() as AddressInfo).port}`
})
beforeEach(() => {
  asked = []
})
afterAll(async () => {
  await new Promise(resolve => redirecting.close(resolve))
  await elsewhere.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Every client of ours that calls outside, with the address in its settings. */
const clients: Record<string, () => Promise<unknown>> = {
  webhooks: () =>
    createWebhookSender({ url, secrets: [TEST_WEBHOOK_SECRET] })({
      messageId: 'm',
      kind: 'order',
      payload: {},
    }),
  geocoder: () =>
    createCensusGeocoder({ url }).locate({
      street: '1 Main St',
      city: 'Austin',
      state: 'TX',
      zipCode: '78701',
    }),
  'FCC list': () => fcc().asOfDates(),
  'FCC download': () =>
    fcc().download(
      {
        id: 1,
        category: 'State',
        subcategory: '',
        technology: 50,
        stateFips: '48',
        fileType: 'csv',
        name: 'file',
        rows: 1,
      },
      join(folder, 'file.zip'),
    ),
  'files of labels': () =>
    createLabelDownload({ mayBeLoopback: true })(url, { etag: null, lastModified: null }),
  'language model': () =>
    createLanguageModel({ baseUrl: url, apiKey: 'key', model: 'm' }).answer({
      instructions: '',
      messages: [{ role: 'user', content: 'hello' }],
      tools: [],
      maxSteps: 1,
      maxOutputTokens: 10,
      timeoutMs: 3_000,
    }),
  collector: async () => {
    const telemetry = await startTelemetry(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: url }))
    counter('plainwire.test', 'Test').count()
    for (let span = 0; span < 100; span += 1) await traced('test', {}, async () => {})
    await telemetry.stop()
  },
}
const fcc = () => createFccClient({ url, username: 'u', token: 't', callsAMinute: 1_000, firstWaitMs: 1 })

test.each(Object.keys(clients).flatMap(name => [301, 307].map(code => [name, code] as const)))(
  'the %s does not follow a redirect to elsewhere (%s)',
  async (name, code) => {
    status = code
    await clients[name]?.().catch(() => null)
    expect(asked.length).toBeGreaterThan(0)
    expect(elsewhere.visits).toEqual([])
  },
  15_000,
)

test('sign-in asks the providers only, whatever the library would fetch', async () => {
  await expect(askingProvider(() => fetch(elsewhere.url))).rejects.toThrow('Sign-in does not ask 127.0.0.1')
  await expect(askingProvider(() => fetch('http://github.com/'))).rejects.toThrow('Sign-in does not ask')
  expect(elsewhere.visits).toEqual([])
})

test('a provider that hangs counts as refused', async () => {
  const usual = globalThis.fetch
  globalThis.fetch = (_, init) =>
    new Promise((__, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
    })
  try {
    const answer = await askingProvider(() => fetch('https://github.com/login/oauth/access_token'), 50)
    expect(answer.status).toBe(504)
  } finally {
    globalThis.fetch = usual
  }
})
