import { expect, test } from 'vitest'
import { certaintyInShort } from '#domain/availability/certainty-in-short.ts'
import type { Reach } from '#domain/availability/counties/county-reach.ts'
import { reachInWords } from '#domain/availability/counties/county-words.ts'
import type { LookupResult, OtherProvider } from '#domain/availability/lookup-result.ts'
import { flat, introThen, promisedFor, todayOnly } from '#domain/pricing/price-schedule.ts'
import { headlineOf } from './answer-words.ts'
import { certaintyInFull } from './certainty-words.ts'
import { checkedInWords, goesUp, jumpInWords } from './cost-words.ts'

const local = (reach: Reach): OtherProvider => ({
  name: `Reaches ${reach}`,
  technology: 'Fiber',
  maxDownload: null,
  coverage: { technologies: [], shareServed: null, shareOf: null, nationwide: false, reach },
})
const answer = (reaches: Reach[], part: Partial<LookupResult> = {}): LookupResult => ({
  providers: [],
  likelyProviders: [],
  otherProviders: reaches.map(local),
  precision: 'county',
  dataDate: '2025-06-30',
  pricesAsOf: '2026-11-01',
  place: {
    zipCode: '78704',
    city: 'Austin',
    state: 'TX',
    counties: [{ fips: '48453', name: 'Travis County', state: 'TX' }],
  },
  ...part,
})

test('a county’s headline says how many reach most of it and how many reach parts', () => {
  expect(headlineOf(answer(['most', 'most', 'parts', 'few']))).toBe(
    '2 providers reach most of Travis County, 2 more reach parts of it',
  )
  expect(headlineOf(answer(['most', 'few']))).toBe(
    '1 provider reaches most of Travis County, 1 more reaches parts of it',
  )
  expect(headlineOf(answer(['parts']))).toBe('1 provider reaches parts of Travis County')
  expect(headlineOf(answer(['most', 'most']))).toBe('2 providers reach most of Travis County')
  expect(headlineOf(answer([]))).toBe('No provider is listed in Travis County')
  expect(certaintyInShort(answer(['most']))).toBe(
    'Not confirmed for your street · FCC data as of Jun 30, 2025',
  )
})

test('a county in a different state than the ZIP code’s city is named with its state', () => {
  const county = { fips: '05009', name: 'Boone County', state: 'AR' }
  const place = { zipCode: '72643', city: 'Lead Hill', state: 'MO', counties: [county] }
  expect(headlineOf(answer([], { place }))).toBe('No provider is listed in Boone County, AR')
})

test('what is only known for the state is no count', () => {
  const guess = answer(['most', 'most'], { isMock: true, precision: 'state' })
  expect(headlineOf(guess)).toBe('Providers that sell in TX, not confirmed for ZIP code 78704')
  expect(headlineOf({ ...guess, otherProviders: [local('most')] })).toMatch(/^A provider that sells in TX,/)
  expect(certaintyInShort(guess)).toMatch(
    /^We only know who sells in .+ · Our list of states as of Jun 30, 2025$/,
  )
})

test('where nobody is known, nobody is said to sell', () => {
  const place = { zipCode: '09012', city: 'APO', state: 'AE' }
  const nobody = answer([], { isMock: true, precision: 'state', place })
  expect(certaintyInFull(nobody)).toEqual([
    'Our data name nobody in ZIP code 09012, which doesn’t mean that nobody sells there.',
  ])
  expect(certaintyInShort(nobody)).toMatch(/^We don’t know who sells in ZIP code 09012 ·/)
  expect(certaintyInFull(answer([])).join(' ')).not.toMatch(/providers? serves? at least/)
})

test('one provider is not called several', () => {
  expect(certaintyInFull(answer(['parts']))[0]).toBe(
    'This provider serves at least parts of Travis County. Your home may differ.',
  )
  expect(certaintyInFull(answer(['parts', 'few']))[0]).toMatch(/^These providers serve /)
})

test('what is no state is not called one', () => {
  const territory = { zipCode: '00901', city: 'San Juan', state: 'PR', stateName: 'Puerto Rico' }
  expect(certaintyInShort(answer(['most'], { isMock: true, precision: 'state', place: territory }))).toBe(
    'We only know who sells in Puerto Rico · Our list of states as of Jun 30, 2025',
  )
})

test.each([
  ['Travis County', 'Reaches parts of the county'],
  ['Orleans Parish', 'Reaches parts of the parish'],
  ['Nome Census Area', 'Reaches parts of the area'],
  ['the city of Richmond', 'Reaches parts of the city'],
  ['the District of Columbia', 'Reaches parts of the District'],
])('%s: %s', (name, words) => {
  const counties = [{ fips: '48453', name, state: 'TX' }]
  expect(reachInWords('parts', { ...answer([]).place, counties })).toBe(words)
  expect(reachInWords('few', { ...answer([]).place, counties: [...counties, ...counties] })).toBe(
    'Reaches a small part of these counties',
  )
})

test('the jump is told with its month, an unpublished one as such', () => {
  expect(jumpInWords(introThen(3015, 12, 5515))).toBe('+$25.00 in month 13')
  expect(jumpInWords(introThen(5515, 6, 3015))).toBe('−$25.00 in month 7')
  expect(jumpInWords(promisedFor(3000, 12))).toBe('Later price not published (from\u00a0month\u00a013)')
  expect(jumpInWords(todayOnly(3000))).toBe('Price may change anytime')
  expect(jumpInWords(flat(3000))).toBe('No change published')
  expect([introThen(3015, 12, 5515), flat(3000), promisedFor(3000, 12)].map(goesUp)).toEqual([
    true,
    false,
    false,
  ])
})

test('a price counts as checked for fourteen days', () => {
  expect(checkedInWords({ checkedOn: '2026-11-08', hasLabel: true }, '2026-11-22')).toEqual({
    text: 'Checked Nov 8, 2026',
    isOld: false,
  })
  expect(checkedInWords({ checkedOn: '2026-11-07', hasLabel: true }, '2026-11-22')).toEqual({
    text: 'Checked Nov 7, 2026, 15 days ago',
    isOld: true,
  })
  expect(checkedInWords({ checkedOn: '2026-11-08', hasLabel: false }, '2026-11-22').text).toBe(
    'Listed Nov 8, 2026',
  )
})
