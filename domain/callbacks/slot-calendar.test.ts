import { expect, test } from 'vitest'
import { slotCalendar } from './slot-calendar.ts'

test('a calendar file names the number that we call as numbers are written, however it was typed', () => {
  const hour = {
    ...{ uid: 'one', startsAt: new Date('2026-11-23T21:00:00Z'), phone: '512-555-0100' },
    ...{ salesPhone: '(800) 555-0142', pageUrl: 'https://plainwire.example/orders/PW-1' },
  }
  const file = slotCalendar(hour, new Date('2026-11-23T18:00:00Z'))
  expect(file).toContain('We call (512) 555-0100 from (800) 555-0142')
})
