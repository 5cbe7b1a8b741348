import { expect, test } from 'vitest'
import type { CountyOffer, CountyRow } from './county-table.ts'
import { likelyInCounty } from './likely-in-county.ts'

const county = (changes: Partial<CountyRow>): CountyRow => ({
  fips: '50007',
  name: 'Chittenden',
  state: 'VT',
  homes: 74_000,
  locations: 74_000,
  cableShare: 0.98,
  wirelessShare: 0,
  namesCableAndDsl: false,
  offers: [],
  ...changes,
})
const fiber = (providerId: string, locations: number): CountyOffer => ({
  name: providerId,
  providerId,
  technologies: [{ code: 50, locations }],
})
const everywhere = () => true
const nowhere = () => false
/** Without WOW!, which is possible in every county with cable. */
const told = (row: CountyRow, isNamedIn: () => boolean) =>
  likelyInCounty(row, isNamedIn)
    .brands.filter(one => one.providerId !== 'wow')
    .map(one => `${one.providerId} ${one.code} ${one.reason}`)

test.each([
  ['cox', 40],
  ['spectrum', 40],
  ['xfinity', 40],
  ['optimum', 40],
  ['att', 10],
  ['frontier', 10],
  ['kinetic', 10],
])('%s with fiber in the county is likely by technology %i too', (id, code) => {
  const offers = [fiber(id, 20)]
  expect(told(county({ offers }), everywhere)).toEqual([`${id} ${code} fiber_in_county`])
})

test.each(['verizon', 'google-fiber', 'metronet'])(
  '%s sells fiber only: nothing else of it is likely',
  id => {
    expect(told(county({ offers: [fiber(id, 5_000)] }), everywhere)).toEqual([])
    expect(told(county({}), everywhere)).toEqual([])
  },
)

test('CenturyLink’s DSL is no more than possible, and only where its fiber is', () => {
  const offers = [fiber('centurylink', 50)]
  expect(told(county({ offers }), everywhere)).toEqual(['centurylink 10 sells_in_state'])
  expect(told(county({}), everywhere)).toEqual([])
})

test('WOW! is no more than possible wherever there is cable, beside another brand too', () => {
  const wow = (row: CountyRow) =>
    likelyInCounty(row, everywhere).brands.filter(one => one.providerId === 'wow')
  const possible = [{ providerId: 'wow', code: 40, reason: 'sells_in_state' }]
  expect(wow(county({ offers: [fiber('xfinity', 50)] }))).toEqual(possible)
  expect(wow(county({ offers: [fiber('wow', 50)] }))).toEqual(possible)
  expect(wow(county({ cableShare: 0 }))).toEqual([])
  expect(wow(county({ namesCableAndDsl: true }))).toEqual([])
})

test('without any cable in the county no cable brand is likely, however it is known', () => {
  const offers = [fiber('xfinity', 50)]
  expect(told(county({ cableShare: 0, offers }), everywhere)).toEqual([])
  expect(told(county({ cableShare: 0 }), nowhere)).toEqual([])
  expect(told(county({ cableShare: null, offers }), everywhere)).toHaveLength(1)
})

test('a handful of fiber lines says nothing of DSL', () => {
  expect(told(county({ offers: [fiber('frontier', 19)] }), everywhere)).toEqual([])
})

test('a brand by its state alone is possible only where it is named nowhere in it and nobody accounts for the cable', () => {
  expect(told(county({}), nowhere)).toEqual([
    'cox 40 sells_in_state',
    'spectrum 40 sells_in_state',
    'xfinity 40 sells_in_state',
    'optimum 40 sells_in_state',
  ])
  expect(told(county({}), everywhere)).toEqual([])
  expect(told(county({ offers: [fiber('xfinity', 20)] }), nowhere)).toEqual(['xfinity 40 fiber_in_county'])
})

test('cable that nobody accounts for is said to be there', () => {
  expect(likelyInCounty(county({}), everywhere).unnamedCable).toBe(true)
  expect(likelyInCounty(county({ offers: [fiber('xfinity', 20)] }), everywhere).unnamedCable).toBe(false)
  expect(likelyInCounty(county({ cableShare: 0.04 }), everywhere).unnamedCable).toBe(false)
  expect(likelyInCounty(county({ namesCableAndDsl: true }), everywhere).unnamedCable).toBe(false)
})

test('where operators are named, only fixed wireless is left open', () => {
  const named = county({ namesCableAndDsl: true, wirelessShare: 0.7, offers: [fiber('xfinity', 50)] })
  expect(told(named, nowhere)).toEqual(['tmobile 71 wireless_in_county'])
  expect(told(county({ namesCableAndDsl: true, wirelessShare: 0.001 }), nowhere)).toEqual([])
})
