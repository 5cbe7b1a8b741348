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

const callable = ['submitted', 'reached', 'confirmed'] as const

test.each(callable)(
  '%s: a time that was agreed on is told as that call, and is late an hour after it',
  status => {
    const agreedAt = '2026-11-29T23:30:00.000Z'
    const told = (at: string) =>
      orderStatus(
        {
          ...{
            ...facts,
            status,
            answerBy: 'email',
            phone: '(512) 555-0133',
            email: 'ada@example.com',
            callBy: null,
          },
          ...{ installationOn: null, today: '2026-11-29', firstName: 'Maria', dueAt: agreedAt, agreedAt },
        },
        new Date(at),
      )
    expect(told('2026-11-29T23:45:00Z')).toMatchObject({
      ...{ next: 'Maria calls (512) 555-0133', by: { kind: 'at', at: agreedAt }, overdue: false },
    })
    expect(told('2026-11-30T00:45:00Z').overdue).toBe(true)
  },
)

test.each(callable)('%s: an hour that was chosen is told as the call in it', status => {
  const told = orderStatus(
    {
      ...{ ...facts, status, phone: '(512) 555-0133', email: 'ada@example.com', callBy: null },
      ...{ installationOn: null, today: '2026-11-23', firstName: null, agreedAt: null },
      ...{ slotStartsAt: hour, dueAt: hour },
    },
    new Date('2026-11-23T18:00:00Z'),
  )
  expect(told).toMatchObject({
    ...{ next: 'A representative calls (512) 555-0133', by: { kind: 'hour', at: hour }, overdue: false },
  })
})

test('an installation is to come up to its day; afterwards nobody is told that the provider still comes', () => {
  const told = (today: string) =>
    orderStatus(
      {
        ...{ ...facts, status: 'booked', phone: '(512) 555-0133', email: 'ada@example.com', callBy: null },
        ...{ installationOn: '2026-12-04', today, firstName: null, dueAt: null, agreedAt: null },
      },
      new Date(`${today}T18:00:00Z`),
    )
  for (const today of ['2026-12-01', '2026-12-04'])
    expect(told(today)).toMatchObject({ title: 'Installation booked', by: { kind: 'day', at: '2026-12-04' } })
  expect(told('2026-12-05')).toEqual({
    title: 'Installation day has passed',
    next: 'It was booked for Dec 4, 2026. If the provider didn’t come, call us',
    ...{ by: null, overdue: false },
  })
})
