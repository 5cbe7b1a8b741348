import { expect, test } from 'vitest'
import type { LookupResult } from './lookup-result.ts'
import { streetInWords } from './street-words.ts'

const street = '1100 Congress Ave'
const place = { zipCode: '78701', city: 'Austin', state: 'TX', stateName: 'Texas' }
const counties = [{ fips: '48453', name: 'Travis County', state: 'TX' }]
type Answer = Pick<LookupResult, 'street' | 'precision' | 'place'>
const unknown: Answer = { street: 'unknown', precision: 'zip', place }
const failed: Answer = { street: 'failed', precision: 'county', place: { ...place, counties } }

test('a street that was placed, or none, needs no words', () => {
  for (const answer of [
    { ...unknown, street: 'placed' as const },
    { precision: 'zip' as const, place },
  ]) {
    expect(streetInWords(answer, street)).toBeNull()
  }
})

test('a street that nobody knows is named with what the answer is for', () => {
  expect(streetInWords(unknown, street)).toBe(
    'We couldn’t place 1100 Congress Ave on the map, so this is for ZIP code 78701.',
  )
})

test('where looking it up failed, trying again may help', () => {
  expect(streetInWords(failed, street)).toBe(
    'We couldn’t look up 1100 Congress Ave just now, so this is for Travis County. Trying again in a moment may help.',
  )
})

test('where data are of counties or states, no street can be checked', () => {
  const impossible = { street: 'not-possible' as const, place: { ...place, counties } }
  expect(streetInWords({ ...impossible, precision: 'county' }, street)).toBe(
    'We only have figures for whole counties here, so we can’t check a single street such as 1100 Congress Ave.',
  )
  expect(streetInWords({ ...impossible, precision: 'state' }, street)).toBe(
    'We have no data on single streets here, so this is for Texas, not for 1100 Congress Ave.',
  )
})
