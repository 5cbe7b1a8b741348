import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { type Endpoint, endpoints } from '#app/operations/operations.server.ts'
import { useBuiltSite } from '#tests/support/built-site.ts'
import { siteAddresses } from '#tests/support/site-addresses.ts'

const site = useBuiltSite()

type Document = {
  openapi: string
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>
}
const readDocument = async () => (await (await site.get('/api/openapi.json')).json()) as Document

test('the document is valid OpenAPI 3.1', async () => {
  const result = await new Validator().validate(await readDocument())
  expect(result.errors ?? []).toEqual([])
  expect(result.valid).toBe(true)
  expect((await readDocument()).openapi).toBe('3.1.0')
})

/** The receiver of our own webhooks, the document itself, and a stream for our own panel, which answers no JSON. */
const untold = ['/api/automation/inbox', '/api/openapi.json', '/api/chat-assistant/stream']

test('it tells of every endpoint that is for others', async () => {
  const { paths } = await readDocument()
  const told = Object.keys(paths).map(path =>
    path.replace('{zip}', '78701').replace('{plan}', 'x').replace('{guide}', 'education-basics'),
  )
  const answered = siteAddresses().filter(path => path.startsWith('/api/'))
  expect(told.toSorted()).toEqual(answered.filter(path => !untold.includes(path)).toSorted())
  const names = Object.values(paths).flatMap(methods => Object.values(methods).map(each => each.operationId))
  expect(new Set(names).size).toBe(names.length)
})

test('each operation names what it may be refused with', async () => {
  const { paths } = await readDocument()
  expect(Object.keys(paths['/api/orders']?.post?.responses ?? {})).toEqual(
    expect.arrayContaining(['200', '400', '401', '403', '409', '413', '422', '429', '500', '503']),
  )
  expect(Object.keys(paths['/api/events']?.post?.responses ?? {})).toContain('204')
})

const calls: [Endpoint, () => Promise<Response>][] = [
  ['GET /api/zip/:zip', () => site.get('/api/zip/78701')],
  ['GET /api/availability', () => site.get('/api/availability?zip=78701')],
  [
    'POST /api/fcc-broadband',
    () => site.postJson('/api/fcc-broadband', { address: '1 Main St, Austin, TX 78701' }),
  ],
  ['GET /api/session', () => site.get('/api/session')],
  ['POST /api/sign-out', () => site.postJson('/api/sign-out', {})],
  ['POST /api/chat-assistant', () => site.postJson('/api/chat-assistant', { message: 'What is fiber?' })],
  ['GET /api/chat-assistant', () => site.get('/api/chat-assistant')],
]

test.each(calls)('%s answers what it declares', async (endpoint, call) => {
  const response = await call()
  expect(response.status).toBe(200)
  const fits = z.safeParse(endpoints[endpoint].operation.output, await response.json())
  expect(fits.error?.issues ?? []).toEqual([])
})

test('a signed-in session fits what is declared of it', async () => {
  const cookie = await site.signUp('openapi_reader')
  const session = await (await site.get('/api/session', { cookie })).json()
  expect(endpoints['GET /api/session'].operation.output.safeParse(session).success).toBe(true)
})

test.each([
  ...['/api/plans', '/api/plans/metronet-500', '/api/guides', '/api/guides/how-we-rank', '/api/zip/78701'],
  ...['/api/availability?zip=78701', '/api/callback-hours/78701', '/api/session', '/api/price-changes'],
])('%s refuses a parameter that it does not know, by name', async path => {
  const answer = await site.get(`${path}${path.includes('?') ? '&' : '?'}typo=1`)
  expect(answer.status).toBe(422)
  expect((await answer.json()).fields.typo).toContain('Unknown parameter')
})

test('ZIP+4 is the ZIP code before its dash, wherever one is asked for', async () => {
  for (const path of [
    '/api/zip/',
    '/api/availability?zip=',
    '/api/callback-hours/',
    '/api/plans?limit=1&zip=',
  ]) {
    expect([path, (await site.get(`${path}78701-1234`)).status]).toEqual([path, 200])
  }
})

test('a comparison says what it wants, in words for people', async () => {
  for (const query of ['', '?plans=', '?plans=a,b,c,d,e']) {
    const answer = await (await site.get(`/api/cost-comparison${query}`)).json()
    expect([query, answer.fields]).toEqual([query, { plans: expect.stringContaining('Give one to 4') }])
  }
  const limit = await (await site.get('/api/plans?limit=x')).json()
  expect(limit.fields.limit).toBe('Give a number here')
})

test('other methods than GET are refused', async () => {
  expect((await site.postJson('/api/openapi.json', {})).status).toBe(405)
})

test('a provider that is given by its name is refused, with the ids that there are', async () => {
  for (const path of [
    '/api/plans?provider=',
    '/api/plans?zip=78701&provider=',
    '/api/price-changes?provider=',
  ]) {
    for (const asked of ['AT%26T', 'Metronet', 'nope', '']) {
      const answer = await site.get(path + asked)
      expect([path, asked, answer.status]).toEqual([path, asked, 422])
      expect(await answer.json()).toMatchObject({
        fields: { provider: expect.stringMatching(/isn’t the id of a provider.* att, .*metronet/) },
      })
    }
  }
})

test('hours for calls are told for every ZIP code that an order can have, known to us or not', async () => {
  for (const zip of ['78701', '%2078701', '78701%2D1234', '00000', '09001']) {
    const answer = await site.get(`/api/callback-hours/${zip}`)
    expect([zip, answer.status]).toEqual([zip, 200])
  }
})

test('programs read of which plan a found provider’s price is, and where its fastest download is sold', async () => {
  const document = JSON.stringify(await (await site.get('/api/openapi.json')).json())
  expect(document).toContain(
    '"maxDownload":{"type":"number","description":"Fastest download, in Mbps: the one',
  )
  expect(document).toContain('otherwise the fastest that the provider sells anywhere')
})

test('requests that count against one limit say so, and they do', async () => {
  const { paths } = z
    .object({
      paths: z.record(
        z.string(),
        z.object({ get: z.optional(z.object({ description: z.optional(z.string()) })) }),
      ),
    })
    .parse(await (await site.get('/api/openapi.json')).json())
  expect(paths['/api/zip/{zip}']?.get?.description).toBe(
    'Limits: 120 per minute and client, counted together with GET /api/callback-hours/{zip}.',
  )
  expect(paths['/api/plans']?.get?.description).toContain(
    'counted together with POST /api/fcc-broadband, GET /api/availability',
  )
  site.comeFrom('203.0.113.99')
  for (let asked = 0; asked < 120; asked += 1) await site.get('/api/zip/78701')
  expect((await site.get('/api/callback-hours/78701')).status).toBe(429)
  site.comeFrom('203.0.113.1')
})
