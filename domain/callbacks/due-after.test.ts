import { expect, test } from 'vitest'
import { staffedHoursOf } from '#domain/settings/staffed-hours.ts'
import { dueAfter } from './due-after.ts'

const day = { opens: 10, closes: 20 }
const staffed = staffedHoursOf([day, day, day, day, day, { opens: 10, closes: 18 }, null], [])
const home = 'America/Chicago'
const due = (at: string, hours = 3) => dueAfter(new Date(at), home, hours, staffed).toISOString()

test.each([
  ['hours later', '2026-11-23T18:00:00Z', '2026-11-23T21:00:00.000Z'],
  ['until closing time', '2026-11-23T23:00:00Z', '2026-11-24T02:00:00.000Z'],
  ['after the evening, an hour after we open', '2026-11-24T01:30:00Z', '2026-11-24T17:00:00.000Z'],
  ['after Saturday, an hour after we open on Monday', '2026-11-28T22:00:00Z', '2026-11-30T17:00:00.000Z'],
  ['never at the minute at which we open', '2026-11-24T13:00:00Z', '2026-11-24T17:00:00.000Z'],
])('somebody who was missed is called again: %s', (_, at, by) => {
  expect(due(at)).toBe(by)
})
