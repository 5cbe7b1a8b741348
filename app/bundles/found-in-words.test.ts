import { expect, test } from 'vitest'
import { foundInWords } from './found-in-words.ts'

const here = { nationwide: 0, likely: 0, county: null, stateOnly: null }

test.each([
  [0, 'We found no internet provider at San Juan, PR 00901 that you can order from us. We don’t have'],
  [
    1,
    'From state footprints: 1 internet provider sells in Puerto Rico, but not at every address. We don’t have',
  ],
  [
    2,
    'From state footprints: 2 internet providers sell in Puerto Rico, but not at every address. We don’t have',
  ],
])('where only lists of states answer, %i providers are told in a whole sentence', (count, words) => {
  const checked = { ...here, place: 'San Juan, PR 00901', found: count, stateOnly: 'Puerto Rico' }
  expect(foundInWords(checked)).toBe(`${words} coverage data for San Juan, PR 00901 yet.`)
})

test('what is found, what is likely and what comes by satellite are counted apart', () => {
  const checked = { ...here, place: 'Detroit, MI 48201', county: 'Wayne County', found: 1 }
  expect(foundInWords({ ...checked, likely: 2, nationwide: 1 })).toBe(
    '1 internet provider found in Wayne County. 2 more may be sold there. 1 more sells nationwide by satellite. Your home may differ; we confirm yours before you are billed.',
  )
})
