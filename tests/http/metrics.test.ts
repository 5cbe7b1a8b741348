import { afterAll, expect, test } from 'vitest'
import { loadBuiltServer, useBuiltSite } from '#tests/support/built-site.ts'
import { ModelServer } from '#tests/support/model-server.ts'

const token = 'a token that only tests know'
const model = await ModelServer.start()
afterAll(() => model.close())
const closed = useBuiltSite()
const site = useBuiltSite({
  METRICS_TOKEN: token,
  ASSISTANT_BASE_URL: model.baseUrl,
  ASSISTANT_API_KEY: 'test-key',
  ASSISTANT_MODEL: 'test-model',
})
const authorization = `Bearer ${token}`

test('metrics are not there without the token', async () => {
  expect((await closed.get('/metrics', { authorization })).status).toBe(404)
  expect((await site.get('/metrics')).status).toBe(404)
  expect((await site.get('/metrics', { authorization: 'Bearer another' })).status).toBe(404)
})

test('metrics tell requests by route, never by what was typed, and the backlog of the queue', async () => {
  await site.get('/api/zip/78701')
  await site.get('/no-such-page-4711')
  const response = await site.get('/metrics', { authorization })
  expect(response.status).toBe(200)
  const text = await response.text()
  expect(text).toContain('http_route="/api/zip/:zip"')
  expect(text).toContain('http_route="other"')
  expect(text).not.toContain('4711')
  expect(text).not.toContain('78701')
  expect(text).toMatch(/plainwire_queue_depth/)
})

test('what has not happened yet is counted as zero: a series that is missing cannot be seen not to grow', async () => {
  const text = await (await site.get('/metrics', { authorization })).text()
  expect(text).toMatch(/^plainwire_orders_total(?:\{[^}]*\})? 0/m)
  expect(text).toMatch(/^plainwire_limit_hits_total\{[^}]*limit="lead"[^}]*\} 0/m)
  expect(text).toMatch(/^plainwire_deliveries_total\{[^}]*result="completed"[^}]*\} 0/m)
  expect(text).toMatch(/^plainwire_queue_depth\{[^}]*queue="automation_webhook_dead"[^}]*\} 0/m)
})

test('lookups are counted by how exactly they were answered, and tokens of the assistant by direction', async () => {
  for (const address of [
    '78701',
    '12 Main St, Austin, TX 78701',
    '00000',
    'nowhere at all',
    '1 A St, Reno, NV 78701',
  ])
    await site.postJson('/api/fcc-broadband', { address })
  const ask = (message: string) =>
    site.postJson('/api/chat-assistant', { message, sessionId: null, userId: null })
  await ask('how much is metronet')
  const steps = model.calls.length
  model.mode = 'refusal'
  await ask('how much is metronet')
  const text = await (await site.get('/metrics', { authorization })).text()
  const valueOf = (name: string, label: string) =>
    Number(text.match(new RegExp(`^${name}\\{[^}]*${label}[^}]*\\} (\\d+)`, 'm'))?.[1])
  // No coverage data were imported: the county figures in the box answer.
  expect(valueOf('plainwire_lookups_total', 'answer="county"')).toBe(2)
  expect(valueOf('plainwire_lookups_total', 'answer="zip_unknown"')).toBe(1)
  expect(valueOf('plainwire_lookups_total', 'answer="address_not_understood"')).toBe(1)
  expect(valueOf('plainwire_lookups_total', 'answer="zip_state_mismatch"')).toBe(1)
  // The model says that each step took 100 tokens in and 20 out.
  expect(steps).toBe(2)
  expect(valueOf('plainwire_assistant_tokens_total', 'direction="in"')).toBe(300)
  expect(valueOf('plainwire_assistant_tokens_total', 'direction="out"')).toBe(60)
})

test('a collector gets metrics and traces when one is set', async () => {
  const { readConfig, startTelemetry } = await loadBuiltServer()
  const off = await startTelemetry(readConfig({}))
  expect(off.readMetrics).toBeNull()
})
