import { expect, test } from 'vitest'
import { createZipDirectory } from '#domain/availability/places/zip-directory.server.ts'
import { cityIn } from './city-in.server.ts'

const town = (zip: number, city: string, state: string, at: number) =>
  `${zip}\t${city}\t${state}\tSome County\t001\t${30 + at / 10}\t-97\t5`
const many = (from: number, count: number, city: string, state: string) =>
  Array.from({ length: count }, (_, index) => town(from + index, city, state, index))
const zips = createZipDirectory(
  [
    ...many(43200, 12, 'Columbus', 'OH'),
    ...many(45500, 5, 'Springfield', 'OH'),
    ...many(62700, 6, 'Springfield', 'IL'),
    ...many(75949, 1, 'Price', 'TX'),
    ...many(78700, 9, 'Austin', 'TX'),
    ...many(78200, 7, 'San Antonio', 'TX'),
  ].join('\n'),
)

test.each([
  ['internet in austin', '78704', 'TX'],
  ['whos the best in austin?', '78704', 'TX'],
  ['cheap internet in san antonio under 50', '78203', 'TX'],
  ['austin, tx', '78704', 'TX'],
  ['i have cox now in columbus, moving to austin', '78704', 'TX'],
  ['austin', '78704', 'TX'],
  ['cheapest internet in columbus ohio', '43205', 'OH'],
  ['what is sold in springfield, il', '62702', 'IL'],
])('a city stands for the ZIP code in its middle: %s', (text, zipCode, state) => {
  const found = cityIn(zips, text)
  expect(found && 'city' in found ? [found.city.zipCode, found.city.state] : found).toEqual([zipCode, state])
})

test('a name that several states have alike is asked back', () => {
  expect(cityIn(zips, 'internet in springfield')).toEqual({
    words: 'springfield',
    name: 'Springfield',
    states: ['IL', 'OH'],
  })
})

test.each([
  'can i get it in writing',
  'does it go up in price',
  'austin is nice',
  'is it in the price',
  'hi or hello',
])('nothing is a city that is not said to be one: %s', text => {
  expect(cityIn(zips, text)).toBeNull()
})
