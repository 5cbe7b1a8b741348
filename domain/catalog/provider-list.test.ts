import { expect, test } from 'vitest'
import { smallCatalogue } from '#tests/support/small-catalogue.ts'
import { filterProviderList } from './filter-provider-list.ts'
import { providerList } from './provider-list.ts'

const entries = providerList(smallCatalogue)
type Filter = Parameters<typeof filterProviderList>
const names = (type: Filter[1], term: Filter[2]) =>
  filterProviderList(entries, type, term).map(entry => entry.name)

test('an entry quotes its plan, or what the provider advertises as its lowest', () => {
  expect(entries.map(entry => [entry.price, entry.priceNote])).toEqual([
    ['From $20.00/month', undefined],
    ['From $29.50/month', undefined],
    ['From $90.00/month', 'for Home'],
  ])
})

test('a type also finds pairs of types', () => {
  expect(names('Fiber', '')).toEqual(['North Fiber', 'River Cable'])
  expect(names('Satellite', '')).toEqual(['Orbit'])
})

test('the search looks at name, type and region, ignoring capitals', () => {
  expect(names('All Types', ' river ')).toEqual(['River Cable'])
  expect(names('All Types', 'nationwide')).toEqual(['Orbit'])
  expect(names('Cable', 'fiber')).toEqual(['River Cable'])
  expect(names('All Types', 'carrier pigeon')).toEqual([])
})
