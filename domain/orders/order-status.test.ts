import { expect, test } from 'vitest'
import { isCalledNext, orderStatus, withoutHour } from './order-status.ts'

const facts = {
  status: 'submitted',
  answerBy: 'text',
  slotStartsAt: null,
  wrongNumber: false,
  doNotCall: false,
} as const
const hour = '2026-11-23T21:00:00.000Z'

test('who wished a text is called only in an hour they chose, and texted again without it', () => {
  expect([isCalledNext(facts), withoutHour(facts)]).toEqual([false, 'text'])
  expect([isCalledNext({ ...facts, slotStartsAt: hour }), withoutHour(facts)]).toEqual([true, 'text'])
  // Once we have talked, we call.
  const reached = { ...facts, status: 'reached' } as const
  expect([isCalledNext(reached), withoutHour(reached)]).toEqual([true, 'call'])
})

test.each([
  { status: 'cancelled' },
  { status: 'cancelling' },
  { status: 'booked' },
  { wrongNumber: true },
  { doNotCall: true },
] as const)('nobody is called next: %j', change => {
  const wished = { ...facts, answerBy: 'call', slotStartsAt: hour } as const
  expect(isCalledNext(wished)).toBe(true)
  expect(isCalledNext({ ...wished, ...change })).toBe(false)
})

test('a time that was agreed on is told as that time, and is late an hour after it', () => {
  const agreedAt = '2026-11-29T23:30:00.000Z'
  const told = (at: string) =>
    orderStatus(
      {
        ...{ ...facts, answerBy: 'email', phone: '(512) 555-0133', email: 'ada@example.com', callBy: null },
        ...{ installationOn: null, firstName: 'Maria', dueAt: agreedAt, agreedAt },
      },
      new Date(at),
    )
  expect(told('2026-11-29T23:45:00Z')).toMatchObject({
    ...{ next: 'Maria calls (512) 555-0133', by: { kind: 'at', at: agreedAt }, overdue: false },
  })
  expect(told('2026-11-30T00:45:00Z').overdue).toBe(true)
})
