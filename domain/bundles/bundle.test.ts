import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { totalOver } from '#domain/pricing/price-schedule.ts'
import { smallCatalogue } from '#tests/support/small-catalogue.ts'
import { builderParts, bundleParts } from './builder-parts.ts'
import { besideAdvertised, bundleName, bundleTotalCents, chosenParts } from './bundle.ts'
import { bundleZipDigits, isBundleZip, readBundleAddress, writeBundleAddress } from './bundle-address.ts'
import { bundleSchedule } from './bundle-schedule.ts'

const parts = builderParts(smallCatalogue)
const choice = { internet: 'north-1-gig', security: 'haven-plus', tv: 'lantern-large' }

test('the builder has what says so, the named providers first, then by technology and price', () => {
  expect(parts.map(part => [part.planId, part.plan, part.detail, part.size])).toEqual([
    ['river-bundle', '500 Mbps', '500 Mbps', 500],
    ['north-100', 'Fiber 100', '100 Mbps', 100],
    ['north-1-gig', 'Fiber 1 Gig', '1 Gig', 1000],
    ['haven-basic', 'Basic', 'Basic tier', 0],
    ['haven-plus', 'Plus', 'Pro tier', 0],
    ['lantern-small', 'Small', '75+ channels', 75],
    ['lantern-large', 'Large', '140+ channels', 140],
  ])
})

test('everything that a bundle may be made of can be ordered under its name at its price', () => {
  expect(bundleParts(readSeed()).length).toBeGreaterThan(builderParts(readSeed()).length)
  for (const part of [...parts, ...bundleParts(readSeed())]) {
    const catalogue = parts.includes(part) ? smallCatalogue : readSeed()
    const offering = catalogue.findOffering(part.providerId, part.serviceName)
    expect(offering?.planId).toBe(part.planId)
    expect(offering?.schedule).toBe(part.schedule)
  }
})

test('a bundle costs the sum of its parts, now and over time', () => {
  const chosen = chosenParts(parts, choice)
  expect(bundleName(chosen)).toBe('North Fiber 1 Gig + Haven Plus + Lantern TV Large')
  expect(bundleTotalCents(chosen)).toBe(5000 + 6000 + 8000)
  const total = totalOver(bundleSchedule(chosen), 24)
  expect(total).toEqual({ cents: 12 * 5000 + 12 * 8000 + 5000 + 24 * (6000 + 8000), assumed: true })
})

test('a bundle survives its address', () => {
  const query = writeBundleAddress(choice, '78701')
  expect(query).toBe('?internet=north-1-gig&security=haven-plus&tv=lantern-large&zip=78701')
  expect(readBundleAddress(query, parts)).toEqual({ choice, zipCode: '78701', unknown: false })
  expect(writeBundleAddress({ internet: null, security: null, tv: null })).toBe('')
})

test.each([
  ['?internet=nothing-known', { internet: null, security: null, tv: null }, '', true],
  [
    '?internet=haven-plus&tv=lantern-large',
    { internet: null, security: null, tv: 'lantern-large' },
    '',
    true,
  ],
  ['?zip=1234&utm=1', { internet: null, security: null, tv: null }, '', false],
  ['?zip=%3Cb%3E&security=haven-plus', { internet: null, security: 'haven-plus', tv: null }, '', false],
])('the address %s says what it can', (query, chosen, zipCode, unknown) => {
  expect(readBundleAddress(query, parts)).toEqual({ choice: chosen, zipCode, unknown })
})

test('the ZIP field takes five digits and nothing else', () => {
  expect(bundleZipDigits('78a70-1234')).toBe('78701')
  expect(isBundleZip('78701')).toBe(true)
  expect(isBundleZip('7870')).toBe(false)
})

test('a sum says by how much it differs from an advertised price', () => {
  expect(besideAdvertised(9994, 10_000)).toBe('$0.06 less than advertised')
  expect(besideAdvertised(10_100, 10_000)).toBe('$1.00 more than advertised')
  expect(besideAdvertised(10_000, 10_000)).toBe('exactly the advertised price')
})
