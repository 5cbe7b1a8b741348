import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { aPostedOrder, aStoredLine } from '#tests/support/builders.ts'
import { ORIGIN, useBuiltSite } from '#tests/support/built-site.ts'
import { siteAddresses } from '#tests/support/site-addresses.ts'

const { offerings } = readSeed()

const site = useBuiltSite()
const REQUESTS = 10_000
/** The same requests every time, so that a failure is one of the code; FUZZ_SEED looks for new ones. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121)
const [offering] = offerings
const anItem = offering ? aStoredLine(offering.providerId, offering.serviceName) : null

/** Fields that some endpoint knows, so that what is made here gets past the first check now and then. */
const known: Record<string, fc.Arbitrary<unknown>> = {
  address: fc.constantFrom('78701', '12 Main St, Austin, TX 78701', '00000', "'; drop table users; --"),
  email: fc.constantFrom('a@b.co', 'x', 'ada@example.com', 'ä@ö.de'),
  password: fc.constantFrom('correct horse', '12345', '\u0000\u0000\u0000\u0000\u0000\u0000'),
  name: fc.constantFrom('Ada Homeowner', 'A', '\u202eevil'),
  phone: fc.constantFrom('512 555 0101', '1'),
  zipCode: fc.constantFrom('78701', '7870', '78701-1234'),
  service: fc.constantFrom('Home internet', 'Nothing'),
  marketingConsent: fc.boolean(),
  page: fc.constantFrom('/', '//evil.example', 'x'),
  website: fc.constantFrom('', 'x'),
  message: fc.constantFrom('hello', '<script>alert(1)</script>', 'I want to order'),
  sessionId: fc.uuid(),
  userId: fc.constantFrom(null, 'anonymous'),
  isContext: fc.boolean(),
  lines: fc.array(fc.constantFrom(anItem, {}, null), { maxLength: 3 }),
  idempotencyKey: fc.uuid(),
  intent: fc.constantFrom('sign-in', 'sign-up', 'delete', 'password', 'username', 'end-session'),
  token: fc.string(),
  id: fc.uuid(),
}
const junk = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom('__proto__', 'constructor', '', ' ', '\u0000', '9'.repeat(400), 'x'.repeat(20_000)),
  fc.double(),
)
const body = fc.oneof(
  fc
    .array(
      fc
        .constantFrom(...Object.keys(known))
        .chain(name =>
          fc.tuple(fc.constant(name), fc.oneof({ weight: 4, arbitrary: known[name] ?? junk }, junk)),
        ),
      { maxLength: 12 },
    )
    .map(entries => Object.fromEntries(entries) as unknown),
  fc.dictionary(fc.oneof(fc.constantFrom('__proto__', 'toString', 'constructor'), fc.string()), junk),
  fc.constant(aPostedOrder() as unknown),
  junk,
)
const contentType = fc.constantFrom(
  'application/json',
  'application/json',
  'application/json; charset=utf-8',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/xml',
)
const written = fc.tuple(body, contentType).map(([value, type]) => {
  if (type.startsWith('application/x-www-form')) {
    const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
    const fields = entries.map(([name, field]) => [
      name,
      typeof field === 'string' ? field : (JSON.stringify(field) ?? ''),
    ])
    return { type, text: new URLSearchParams(fields).toString() }
  }
  return { type, text: JSON.stringify(value) ?? '' }
})
const broken = fc.constantFrom(
  { type: 'application/json', text: '{"a":' },
  { type: 'application/json', text: '{"email":"a@b.co","email":"c@d.co"}' },
  { type: 'application/json', text: '{"__proto__":{"admin":true}}' },
  { type: 'application/x-www-form-urlencoded', text: 'email=a&email=b&%%%=' },
  { type: 'multipart/form-data; boundary=x', text: '--x\r\nContent-Disposition: nonsense' },
)
const addresses = siteAddresses()
const request = fc.record({
  path: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...addresses.filter(path => path.startsWith('/api/'))) },
    fc.constantFrom(...addresses),
  ),
  method: fc.constantFrom('POST', 'POST', 'POST', 'GET', 'PUT', 'DELETE', 'PATCH', 'HEAD'),
  query: fc.oneof(fc.constant(''), fc.webQueryParameters()),
  payload: fc.oneof({ weight: 6, arbitrary: written }, broken),
  cookie: fc.constantFrom('', 'plainwire.session_token=forged.signature', 'x'.repeat(3_000)),
  client: fc.integer({ min: 0, max: 65_535 }),
})

test(`${REQUESTS} requests of any kind get no fault of ours and no word of the inside`, async () => {
  const statuses = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(request, async ({ path, method, query, payload, cookie, client }) => {
      site.comeFrom(`10.9.${client >> 8}.${client & 255}`)
      const hasBody = method !== 'GET' && method !== 'HEAD'
      const response = await site.request(`${path}${query ? `?${query}` : ''}`, {
        method,
        headers: {
          origin: ORIGIN,
          ...(cookie ? { cookie } : {}),
          ...(hasBody ? { 'content-type': payload.type } : {}),
        },
        ...(hasBody ? { body: payload.text } : {}),
      })
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      const text = await response.text()
      expect(response.status, `${method} ${path}: ${text.slice(0, 300)}`).toBeLessThan(500)
      expect(text).not.toMatch(/node_modules\/|\n\s+at [\w.<>]+ \(|file:\/\/|\.server\.ts/)
    }),
    { numRuns: REQUESTS, endOnFailure: true, seed: SEED },
  )
  console.log(
    [...statuses]
      .toSorted()
      .map(([status, count]) => `${status}: ${count}`)
      .join(', '),
  )
  expect(({} as { admin?: boolean }).admin).toBeUndefined()
}, 180_000)
