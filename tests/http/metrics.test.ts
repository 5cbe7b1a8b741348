import { expect, test } from 'vitest'
import { loadBuiltServer, useBuiltSite } from '#tests/support/built-site.ts'

const token = 'a token that only tests know'
const closed = useBuiltSite()
const site = useBuiltSite({ METRICS_TOKEN: token })
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

test('a collector gets metrics and traces when one is set', async () => {
  const { readConfig, startTelemetry } = await loadBuiltServer()
  const off = await startTelemetry(readConfig({}))
  expect(off.readMetrics).toBeNull()
})
