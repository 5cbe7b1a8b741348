import { expect, test } from 'vitest'
import { filterProviderList } from './filter-provider-list.ts'
import { providerList } from './provider-list.ts'

type Filter = Parameters<typeof filterProviderList>
const names = (entries: typeof providerList, type: Filter[1], term: Filter[2]) =>
  filterProviderList(entries, type, term).map(entry => entry.name)

test('the list has twelve providers, each once, from $29.99 to $110.00', () => {
  const prices = providerList.map(entry => entry.priceCents)
  expect(new Set(providerList.map(entry => entry.providerId)).size).toBe(12)
  expect(Math.min(...prices)).toBe(2999)
  expect(Math.max(...prices)).toBe(11_000)
})

test('the price of provider K is that of a named plan, and says so', () => {
  const entry = providerList.find(one => one.providerId === 'kinetic')
  expect(entry).toMatchObject({
    price: 'From $39.99/month',
    priceNote: 'for Fiber 300; Fiber 100 costs less',
  })
})

test('a type also finds pairs of types', () => {
  expect(names(providerList, 'DSL', '')).toEqual(['Kinetic', 'AT&T', 'Frontier'])
  expect(names(providerList, 'Satellite', '')).toEqual(['Starlink', 'Hughesnet', 'Viasat'])
})

test('the search looks at name, type and region, ignoring capitals', () => {
  expect(names(providerList, 'All Types', ' wow ')).toEqual(['WOW!'])
  expect(names(providerList, 'All Types', 'nationwide')).toHaveLength(3)
  expect(names(providerList, 'Cable', 'fiber')).toEqual(['WOW!'])
  expect(names(providerList, 'All Types', 'carrier pigeon')).toEqual([])
})
