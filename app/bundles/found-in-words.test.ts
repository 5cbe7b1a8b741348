import { expect, test } from 'vitest'
import { foundInWords } from './found-in-words.ts'
import { reachInWords } from './zip-outcome.ts'

const here = { nationwide: 0, likely: 0, others: 0, county: null, stateOnly: null }

test.each([
  [0, 'We found no internet provider in San Juan, PR 00901 that you can order from us. We don’t have'],
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

const wayne = { ...here, place: 'Detroit, MI 48201', county: 'Wayne County', found: 1 }
const confirmed = 'Your home may differ; we confirm yours before you are billed.'

test('what is found, what is likely, what comes by satellite and what can’t be ordered are counted apart', () => {
  expect(foundInWords({ ...wayne, likely: 2, nationwide: 1, others: 1 })).toBe(
    `We found 1 internet provider in Wayne County that you can order from us. 2 more may be sold there. 1 more sells nationwide by satellite. 1 other is listed there that you can’t order from us. ${confirmed}`,
  )
})

test('where only others are found, nobody is called one more, and satellites aren’t denied', () => {
  const none = { ...wayne, found: 0 }
  expect(foundInWords({ ...none, likely: 2, others: 3 })).toBe(
    `We found no internet provider in Wayne County that you can order from us. 2 may be sold there. 3 others are listed there that you can’t order from us. ${confirmed}`,
  )
  expect(foundInWords({ ...none, nationwide: 3, others: 2 })).toBe(
    `We found no internet provider in Wayne County that you can order from us, except 3 that sell nationwide by satellite. 2 others are listed there that you can’t order from us. ${confirmed}`,
  )
})

test('how much of the county a provider reaches is said as in the results, of the kind of line', () => {
  const reaches = {
    most: 'most of Fulton County',
    parts: 'parts of it',
    few: 'a small part of Fulton County',
  }
  const line = { type: 'cable', speed: 'typical', soldIn: 'all-markets' } as const
  expect(reachInWords({ reach: 'few', line }, { reaches })).toBe(
    'reaches a small part of Fulton County by cable',
  )
  expect(reachInWords({ reach: 'most', line: null }, { reaches })).toBe('reaches most of Fulton County')
  expect(reachInWords({ line }, { reaches })).toBe('')
  expect(reachInWords({ reach: 'most', line }, { reaches: null })).toBe('')
})
