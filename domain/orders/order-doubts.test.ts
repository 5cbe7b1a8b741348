import { expect, test } from 'vitest'
import { orderDoubts } from './order-doubts.ts'

const one = { serviceName: '1 Gig', quantity: 1 }

test.each(['(512) 555-0133', '+1 512 555 0133', '512.555.0133'])(
  '%s with one service raises no doubt',
  phone => expect(orderDoubts({ contactPhone: phone }, [one, { ...one, quantity: 10 }])).toEqual([]),
)

test.each(['x', '555-0133', '012 345 6789', '112 555 0133', '512 155 0133', '512 555 0133 0133', null])(
  'nobody can dial %s',
  phone =>
    expect(orderDoubts({ contactPhone: phone }, [one])).toEqual([
      expect.stringContaining('cannot be dialed'),
    ]),
)

test('an enormous quantity is asked about, each line by itself', () => {
  const lines = [{ serviceName: '1 Gig', quantity: 4_950 }, one, { serviceName: 'TV', quantity: 11 }]
  expect(orderDoubts({ contactPhone: '512 555 0133' }, lines)).toEqual([
    '4,950 of 1 Gig: ask what they need before anything is ordered.',
    '11 of TV: ask what they need before anything is ordered.',
  ])
})
