import { expect, test } from 'vitest'
import type { FoundProvider, LookupResult } from '#domain/availability/lookup-result.ts'
import { flat } from '#domain/pricing/price-schedule.ts'
import { soldInWords, totalThere } from './mark-sold.ts'

const found = (id: string, nationwide = false) =>
  ({
    id,
    coverage: { technologies: [], shareServed: null, shareOf: null, nationwide },
  }) as unknown as FoundProvider

const answer: Partial<LookupResult> = {
  providers: [found('north'), found('orbit', true)],
  likelyProviders: [
    { ...found('river'), reason: 'fiber_in_county' },
    { ...found('state'), reason: 'sells_in_state' },
  ],
  precision: 'zip',
}

test('a card says what the lookup says of its provider, no more', () => {
  const words = (id: string, given = answer) => soldInWords(id, '78704', given)
  expect(words('north')).toBe('Listed at 78704')
  expect(words('orbit')).toBe('Sold nationwide')
  expect(words('river')).toBe('Likely at 78704')
  expect(words('state')).toBe('Possible at 78704')
  expect(words('nobody')).toBe('Not listed at 78704')
  const county = {
    zipCode: '78704',
    city: 'Austin',
    state: 'TX',
    counties: [{ fips: '48453', name: 'Travis County', state: 'TX' }],
  }
  expect(words('north', { ...answer, precision: 'county', place: county })).toBe('Listed in Travis County')
  const two = [...county.counties, { fips: '48491', name: 'Williamson County', state: 'TX' }]
  expect(words('north', { ...answer, precision: 'county', place: { ...county, counties: two } })).toBe(
    'Listed in Travis County and Williamson County',
  )
})

test('a card’s total at the ZIP code is the one of the results there, with the fee of the label', () => {
  const schedule = flat(7000)
  const prices = { fromCents: 7000, toCents: 7000, words: '' }
  const labelPrices = { ...prices, added: { cents: 225, upTo: false } }
  expect(totalThere({ schedule, labelPrices }, '78701')).toBe('$1,734.00 at 78701, with its label’s fees')
  expect(totalThere({ schedule, labelPrices: prices }, '78701')).toBeNull()
  expect(totalThere(undefined, '78701')).toBeNull()
})
