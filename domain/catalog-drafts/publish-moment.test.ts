import { expect, test } from 'vitest'
import { isTooFarAhead, momentOf } from './publish-moment.ts'

const now = new Date('2026-11-26T14:00:00Z')

test('a time that a zone skips in spring is none', () => {
  expect(momentOf('2026-11-27T06:00', 'America/Chicago')).toEqual(new Date('2026-11-27T12:00:00Z'))
  expect(momentOf('2027-03-14T02:30', 'America/Chicago')).toBeNull()
})

test.each([
  ['2026-11-27T06:00', false],
  ['2027-11-26T07:59', false],
  ['2027-11-26T08:00', true],
  ['2099-01-01T06:00', true],
])('a year from now is the wrong year: %s', (local, tooFar) => {
  const at = momentOf(local, 'America/Chicago')
  expect(at && isTooFarAhead(at, now)).toBe(tooFar)
})
