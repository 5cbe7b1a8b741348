import { expect, test } from 'vitest'
import { staffedHours } from '#domain/settings/staffed-hours.ts'
import { callTime, callTimeFault } from './call-time.ts'

const at = new Date('2026-11-30T15:00:00Z')
const fault = (time: string, zone: string | null) =>
  callTimeFault(callTime(time, zone), zone, { at, staffed: staffedHours })

const unknown = 'The home’s time zone is not known, so we call only when it is calling time everywhere'

test.each([
  ['2026-12-01T10:30', `${unknown}: on Tue Dec 1 from 12:00 PM CT to 7:00 PM CT.`],
  ['2026-12-02T19:30', `${unknown}: on Wed Dec 2 from 12:00 PM CT to 7:00 PM CT.`],
  // In summer our clock is an hour nearer to Puerto Rico's and farther from Hawaii's.
  ['2027-06-01T12:30', `${unknown}: on Tue Jun 1 from 1:00 PM CT to 8:00 PM CT.`],
  ['2026-12-25T16:30', `${unknown}: on Fri Dec 25 from 12:00 PM CT to 4:00 PM CT.`],
  ['2026-12-01T12:00', null],
  ['2026-12-01T18:59', null],
  ['2026-11-30T08:00', 'That time has passed. Choose a later one.'],
])('a home whose clock is not known, called at %s by ours: %s', (time, words) => {
  expect(fault(time, null)).toBe(words)
})

test('a day on which we are not there at all has no such time', () => {
  const closed = { ...staffedHours, holidays: { '2026-12-01': null } }
  expect(callTimeFault(callTime('2026-12-01T14:00', null), null, { at, staffed: closed })).toBe(
    `${unknown}: not at all on Tue Dec 1.`,
  )
})

test('a home whose clock is known is called by it', () => {
  expect(fault('2026-12-01T07:30', 'America/Denver')).toBe(
    'Nobody may call there at that time, only from 8 AM to 9 PM by the clock there.',
  )
  expect(fault('2026-12-01T19:30', 'America/Denver')).toBe('We’re closed at that time.')
  expect(fault('2026-12-01T10:30', 'America/Denver')).toBeNull()
})
