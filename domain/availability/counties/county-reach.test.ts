import { expect, test } from 'vitest'
import { countyFactsOf } from './county-facts.ts'
import { locationBounds, reachOf, reachOfShare } from './county-reach.ts'
import type { CountyRow } from './county-table.ts'

const county = (changes: Partial<CountyRow>): CountyRow => ({
  fips: '48453',
  name: 'Travis',
  state: 'TX',
  homes: 10_000,
  locations: 10_000,
  cableShare: null,
  wirelessShare: null,
  namesCableAndDsl: false,
  offers: [],
  ...changes,
})
const cable = (locations: number) => ({
  name: 'Spectrum',
  providerId: 'spectrum',
  technologies: [{ code: 40 as const, locations }],
})

test('words are said only where the figures bear them', () => {
  const bounds = locationBounds(county({}))
  expect(bounds).toEqual({ least: 5_000, most: 10_000 })
  expect(reachOf(5_000, bounds)).toBe('most')
  expect(reachOf(4_999, bounds)).toBe('parts')
  expect(reachOf(500, bounds)).toBe('parts')
  expect(reachOf(499, bounds)).toBe('few')
})

test('where cable is told by operator it shows that there are fewer locations than homes', () => {
  const bounds = locationBounds(
    county({
      homes: 600_000,
      locations: 630_000,
      cableShare: 0.9,
      namesCableAndDsl: true,
      offers: [cable(306_000)],
    }),
  )
  expect(bounds.most).toBe(340_000)
  expect(reachOf(306_000, bounds)).toBe('most')
})

test('in a county of towers a small number of locations is not called few', () => {
  const towers = county({ homes: 900_000, locations: 900_000, offers: [cable(30_000)] })
  expect(reachOf(11_900, locationBounds(towers))).toBe('parts')
  expect(reachOf(1_000, locationBounds(towers))).toBe('few')
})

test('a share that contradicts the counts never makes more of an offer than half of the homes would', () => {
  const odd = county({ cableShare: 0.9, namesCableAndDsl: true, offers: [cable(3)] })
  expect(reachOf(3, locationBounds(odd))).toBe('few')
})

test.each([
  [0.5, 'most'],
  [0.499, 'parts'],
  [0.1, 'parts'],
  [0.099, 'few'],
  [0.005, 'few'],
  [0.004, null],
])('a share of %d reaches %s', (share, reach) => {
  expect(reachOfShare(share)).toBe(reach)
})

test.each([
  ['without a share, as in New York City', null, 900, 'parts'],
  ['where the share says that there is none', 0, 60, 'few'],
  ['which reaches further than the share', 0.08, 6_000, 'most'],
  ['which reaches less than all together', 0.7, 2_000, 'most'],
])('cable reaches what a named operator does: one %s', (_, cableShare, locations, reach) => {
  const facts = countyFactsOf(county({ cableShare, offers: [cable(locations)] }))
  expect(facts.cableReach).toBe(reach)
})

test('where neither a share nor an operator tells of cable, nothing is known of it', () => {
  expect(countyFactsOf(county({})).cableReach).toBeNull()
  expect(countyFactsOf(county({ cableShare: 0.3 })).cableReach).toBe('parts')
})
