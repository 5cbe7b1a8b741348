import { assert, date, property } from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#domain/shared/calendar.ts'
import { movingCalendar } from './moving-calendar.ts'
import { movingSteps, readMovingDay } from './moving-steps.ts'

const anyDay = date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2040-12-31T00:00:00Z'),
  noInvalidDate: true,
}).map(day => day.toISOString().slice(0, 10))

test('the steps of a move stand on the days that we advise', () => {
  expect(movingSteps('2026-12-15').map(step => [step.id, step.from, step.until])).toEqual([
    ['look', '2026-11-10', '2026-11-17'],
    ['order', '2026-11-24', '2026-12-01'],
    ['notice', '2026-12-01', '2026-12-05'],
    ['install', '2026-12-15', '2026-12-16'],
    ['overlap', '2026-12-16', '2026-12-18'],
    ['return', '2026-12-19', '2026-12-25'],
    ['bill', '2027-01-14', '2027-01-21'],
  ])
})

test('whatever the day, the order comes before the move, and the old service ends after the new one is in', () => {
  assert(
    property(anyDay, day => {
      const steps = new Map(movingSteps(day).map(step => [step.id, step]))
      const from = (id: Parameters<typeof steps.get>[0]) => steps.get(id)?.from ?? ''
      expect(from('order') < day && from('install') >= day && from('overlap') > from('install')).toBe(true)
      for (const step of steps.values()) expect(step.from <= step.until).toBe(true)
    }),
  )
})

test.each([
  ['2026-12-15', '2026-12-15'],
  [' 2026-12-15 ', '2026-12-15'],
  ['2027-11-22', '2027-11-22'],
  ['2026-10-16', '2026-10-16'],
  ['2027-11-23', null],
  ['2026-10-15', null],
  ['2026-02-30', null],
  ['12/15/2026', null],
  ['tomorrow', null],
  ['', null],
])('asked on November 22, 2026, %j is read as %j', (text, day) => {
  expect(readMovingDay(text, '2026-11-22')).toBe(day)
})

test('the calendar file has each step as whole days, the same ones each time, in lines that end as they must', () => {
  const pageUrl = 'https://shop.example/moving?date=2026-12-15'
  const file = movingCalendar('2026-12-15', pageUrl, new Date('2026-11-22T12:00:00Z'))
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/)
  expect(file.replaceAll('\r\n', '')).not.toContain('\n')
  const values = (name: string) =>
    [...file.matchAll(new RegExp(`^${name}[^:]*:(.*)\r$`, 'gm'))].map(found => found[1])
  const compact = (day: string) => day.replaceAll('-', '')
  const steps = movingSteps('2026-12-15')
  expect(values('DTSTART;VALUE=DATE')).toEqual(steps.map(step => compact(step.from)))
  // The end is the first day after the event (RFC 5545, 3.6.1).
  expect(values('DTEND;VALUE=DATE')).toEqual(steps.map(step => compact(addDays(step.until, 1))))
  expect(new Set(values('UID')).size).toBe(steps.length)
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})
