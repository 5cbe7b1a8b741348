import { expect, test } from 'vitest'
import { countyAt, countyPath, countySlug } from './county-address.ts'
import type { CountyFacts } from './county-facts.ts'

test.each([
  ['Travis', 'travis-county'],
  ['Orleans Parish', 'orleans-parish'],
  ['Norfolk city', 'norfolk-city'],
  ['St. Louis', 'st-louis-county'],
  ['Bethel Census Area', 'bethel-census-area'],
  ['Juneau City and Borough', 'juneau-city-and-borough'],
  ['Anchorage Municipality', 'anchorage-municipality'],
  ['District of Columbia', 'district-of-columbia'],
  // There is a post-office city with the same name.
  ['Carson City', 'carson-city-county'],
  ['Doña Ana', 'dona-ana-county'],
])('the county %s says its kind in its address: %s', (name, slug) => {
  expect(countySlug(name)).toBe(slug)
})

test('a county is found however its address is written, a city is not', () => {
  const counties = [{ name: 'St. Louis' }, { name: 'St. Louis city' }, { name: 'Clay' }] as CountyFacts[]
  const nameAt = (slug: string) => countyAt(counties, slug)?.name
  expect(nameAt('saint-louis-county')).toBe('St. Louis')
  expect(nameAt('St-Louis-City')).toBe('St. Louis city')
  expect(nameAt('st-louis')).toBeUndefined()
  expect(nameAt('clay')).toBeUndefined()
  expect(nameAt('a'.repeat(5_000))).toBeUndefined()
})

test('its page stands below that of its state', () => {
  expect(countyPath({ name: 'New Mexico' }, { name: 'Doña Ana' })).toBe(
    '/internet/new-mexico/dona-ana-county',
  )
})
