import fc from 'fast-check'
import { expect, test } from 'vitest'
import { APART_MS, type DatedReport, independentReports } from './independent-reports.ts'

const HOUR = 3_600_000
const report = (network: string, hour: number): DatedReport => ({ network, at: new Date(hour * HOUR) })

test.each([
  ['nobody', [], 0],
  ['three of one network on three days', [report('a', 0), report('a', 30), report('a', 60)], 1],
  ['three networks in one afternoon', [report('a', 0), report('b', 5), report('c', 11.9)], 1],
  ['three networks, each 12 hours after the other', [report('a', 0), report('b', 12), report('c', 24)], 3],
  [
    'a crowd in one afternoon and one more the day after',
    'abcdefgh'
      .split('')
      .map((one, hour) => report(one, hour))
      .concat(report('z', 40)),
    2,
  ],
] as const)('%s', (_, reports, count) => {
  expect(independentReports(reports)).toBe(count)
})

const reports = fc.array(
  fc.record({
    network: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    at: fc.integer({ min: 0, max: 200 }).map(hour => new Date(hour * HOUR)),
  }),
)

test('never more than there are networks, nor than half days fit between the first and the last', () => {
  fc.assert(
    fc.property(reports, given => {
      const count = independentReports(given)
      const times = given.map(({ at }) => at.getTime())
      const span = given.length === 0 ? 0 : Math.max(...times) - Math.min(...times)
      return (
        count <= new Set(given.map(({ network }) => network)).size &&
        count <= Math.floor(span / APART_MS) + 1 &&
        count > 0 === given.length > 0
      )
    }),
  )
})

test('the order in which reports are read does not matter', () => {
  fc.assert(
    fc.property(reports, given => independentReports(given) === independentReports(given.toReversed())),
  )
})
