import { expect, test } from 'vitest'
import { easternDay } from '#domain/shared/calendar.ts'
import { useBuiltSite } from '#tests/support/built-site.ts'

const site = useBuiltSite()

test.each([
  '/internet-plans?zip=',
  '/adt-packages?zipCode=',
  '/vivint-packages?zipCode=',
  '/moving?date=2099-01-01&zip=',
])('%s checks the state before a ZIP code, too', async path => {
  const html = async (zip: string) => (await site.get(`${path}${zip}`)).text()
  const mismatch = 'ZIP code 78704 is in Austin, TX, not in CA. Please check both.'
  expect(await html('CA+78704')).toContain(mismatch)
  expect(await html('TX+78704')).not.toContain('Please check both.')
})

const aQuote = {
  name: 'Ada King',
  phone: '5125550133',
  service: 'Home internet',
  marketingConsent: false,
  page: '/quote',
}
const email = 'typed-state@example.com'
test.each([
  ['/api/leads', { ...aQuote, email }],
  ['/api/watches/place', { email, planType: 'any' }],
  ['/api/watches/move', { email, movesOn: easternDay(new Date()) }],
])('%s checks the state before a ZIP code, too', async (path, form) => {
  const refused = await site.postJson(path, { ...form, zipCode: 'CA 78704' })
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { fields: { zipCode: 'ZIP code 78704 is in Austin, TX, not in CA. Please check both.' } },
  ])
  expect((await site.postJson(path, { ...form, zipCode: 'TX 78704' })).status).toBe(200)
})
