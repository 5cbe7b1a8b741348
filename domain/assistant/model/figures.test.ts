import { expect, test } from 'vitest'
import { figuresIn, inventedFigures } from './figures.ts'

test.each([
  ['$20.05/mo', ['2005 cents']],
  ['$1,234.50 over 36 months', ['123450 cents']],
  ['50 dollars', ['5000 cents']],
  ['99 cents', ['99 cents']],
  ['$1.2k', ['120000 cents']],
  [`$${'9'.repeat(400)}`, [`${Number.MAX_SAFE_INTEGER * 100} cents`]],
  ['1 Gig and 1,000 Mbps', ['1000 mbps']],
  ['2.5 Gbps', ['2500 mbps']],
  ['36 months, 4 people, 78701', []],
])('the figures of %s', (text, figures) => {
  expect([...figuresIn(text)]).toEqual(figures)
})

test('a figure of a tool or of the visitor is no invention, whichever way it is written', () => {
  expect(inventedFigures('1 Gig for $50.05', ['1,000 Mbps: $50.05/mo'], [])).toEqual([])
  expect(inventedFigures('You said $50 and 300 Mbps', [], ['under 50, 300 down'])).toEqual([])
  expect(inventedFigures('$50', [], ['9'.repeat(400), '50'])).toEqual([])
})

test('a figure that nobody told is one, also in words', () => {
  expect(inventedFigures('It costs $12.34', ['$50.05/mo'], ['my zip is 78701'])).toEqual(['1234 cents'])
  expect(inventedFigures('It has 900 Mbps', ['500 Mbps'], [])).toEqual(['900 mbps'])
  expect(inventedFigures('Only ten dollars', ['$50.05'], [])).toEqual(['ten dollars'])
})
