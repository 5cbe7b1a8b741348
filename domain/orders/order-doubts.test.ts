import { expect, test } from 'vitest'
import { orderDoubts } from './order-doubts.ts'

const one = { serviceName: '1 Gig', quantity: 1 }
const contactEmail = 'ruth@example.com'

test.each(['(512) 555-0133', '+1 512 555 0133', '512.555.0133'])(
  '%s with one service raises no doubt',
  phone =>
    expect(orderDoubts({ contactPhone: phone, contactEmail }, [one, { ...one, quantity: 10 }], null)).toEqual(
      [],
    ),
)

test.each(['x', '555-0133', '012 345 6789', '112 555 0133', '512 155 0133', '512 555 0133 0133', null])(
  'nobody can dial %s',
  phone =>
    expect(orderDoubts({ contactPhone: phone, contactEmail }, [one], null)).toEqual([
      expect.stringContaining('cannot be dialed'),
    ]),
)

test('an enormous quantity is asked about, each line by itself', () => {
  const lines = [{ serviceName: '1 Gig', quantity: 4_950 }, one, { serviceName: 'TV', quantity: 11 }]
  expect(orderDoubts({ contactPhone: '512 555 0133', contactEmail }, lines, null)).toEqual([
    '4,950 of 1 Gig: ask what they need before anything is ordered.',
    '11 of TV: ask what they need before anything is ordered.',
  ])
})

test('an address that refuses our emails is told with the reason, and nobody is sent there instead', () => {
  const doubts = (contactPhone: string, notCalled = false) =>
    orderDoubts({ contactPhone, contactEmail, notCalled }, [one], '550 No such user')
  expect(doubts('512 555 0133')).toEqual([
    'Our emails to ruth@example.com don’t arrive: 550 No such user. Call instead, and ask for the right address.',
  ])
  expect(doubts('x')).toEqual([
    'The phone number cannot be dialed in the US.',
    'Our emails to ruth@example.com don’t arrive: 550 No such user.',
  ])
  // A number that reaches somebody else, or is on the do-not-call list, is no other way.
  expect(doubts('512 555 0133', true)).toEqual([
    'Our emails to ruth@example.com don’t arrive: 550 No such user.',
  ])
})
