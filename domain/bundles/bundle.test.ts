import { expect, test } from 'vitest'
import { premadeBundles } from '#domain/catalog/premade-bundles.ts'
import { totalOver } from '#domain/pricing/price-schedule.ts'
import { builderParts } from './builder-parts.ts'
import { besideAdvertised, bundleName, bundleTotalCents, chosenParts } from './bundle.ts'
import { bundleZipDigits, isBundleZip, readBundleAddress, writeBundleAddress } from './bundle-address.ts'
import { bundleSchedule } from './bundle-schedule.ts'

const choice = { internet: 'metronet-1-gig', security: 'adt-pro', tv: 'directv-choice' }

test('the builder has the whole catalogue: 13 internet, 6 security and 4 TV plans', () => {
  const count = (kind: string) => builderParts.filter(part => part.kind === kind).length
  expect([count('internet'), count('security'), count('tv')]).toEqual([13, 6, 4])
  expect(new Set(builderParts.map(part => part.planId)).size).toBe(23)
})

test('a bundle costs the sum of its parts, now and over time', () => {
  const parts = chosenParts(builderParts, choice)
  expect(bundleName(parts)).toBe('Metronet 1 Gig + ADT Pro + DIRECTV Choice')
  expect(bundleTotalCents(parts)).toBe(4995 + 5999 + 8499)
  const total = totalOver(bundleSchedule(parts), 24)
  expect(total).toEqual({ cents: 12 * 4995 + 12 * 8995 + 7500 + 24 * (5999 + 8499), assumed: true })
})

test('a bundle survives its address', () => {
  const query = writeBundleAddress(choice, '78701')
  expect(query).toBe('?internet=metronet-1-gig&security=adt-pro&tv=directv-choice&zip=78701')
  expect(readBundleAddress(query, builderParts)).toEqual({ choice, zipCode: '78701', unknown: false })
  expect(writeBundleAddress({ internet: null, security: null, tv: null })).toBe('')
})

test.each([
  ['?internet=nothing-known', { internet: null, security: null, tv: null }, '', true],
  ['?internet=adt-pro&tv=directv-choice', { internet: null, security: null, tv: 'directv-choice' }, '', true],
  ['?zip=1234&utm=1', { internet: null, security: null, tv: null }, '', false],
  ['?zip=%3Cb%3E&security=adt-pro', { internet: null, security: 'adt-pro', tv: null }, '', false],
])('the address %s says what it can', (query, chosen, zipCode, unknown) => {
  expect(readBundleAddress(query, builderParts)).toEqual({ choice: chosen, zipCode, unknown })
})

test('the ZIP field takes five digits and nothing else', () => {
  expect(bundleZipDigits('78a70-1234')).toBe('78701')
  expect(isBundleZip('78701')).toBe(true)
  expect(isBundleZip('7870')).toBe(false)
})

test('each pre-made bundle opens with parts of its kinds that cost what it says, to the nearest cents', () => {
  for (const { startingCents, contents, opensWith } of premadeBundles) {
    const parts = chosenParts(builderParts, opensWith)
    expect(parts.map(part => part.kind).toSorted()).toEqual(contents.map(one => one.kind).toSorted())
    const channels = contents.find(one => one.kind === 'tv')?.text.match(/\d+/)?.[0]
    expect(parts.find(part => part.kind === 'tv')?.size).toBe(channels ? Number(channels) : undefined)
    expect(Math.abs(bundleTotalCents(parts) - startingCents)).toBeLessThanOrEqual(10)
  }
})

test('a sum says by how much it differs from an advertised price', () => {
  expect(besideAdvertised(18_493, 18_499)).toBe('$0.06 less than advertised')
  expect(besideAdvertised(18_599, 18_499)).toBe('$1.00 more than advertised')
  expect(besideAdvertised(18_499, 18_499)).toBe('exactly the advertised price')
})
