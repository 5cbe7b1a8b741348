import { expect, test } from 'vitest'
import { monthsToCompare, offersIn } from './offers-in.ts'

test.each([
  [
    'one says 51.25 for 12 months then 78.70, the other 65 flat',
    [
      { monthlyCents: 51_25, then: { fromMonth: 13, monthlyCents: 78_70 } },
      { monthlyCents: 65_00, then: null },
    ],
  ],
  [
    '60 a month that never changes or $50 for two years, after that it’s 80',
    [
      { monthlyCents: 60_00, then: null },
      { monthlyCents: 50_00, then: { fromMonth: 25, monthlyCents: 80_00 } },
    ],
  ],
  ['i pay 65 now for 500 mbps and they want 80', []],
])('%j holds its offers in their order', (text, offers) => expect(offersIn(text)).toEqual(offers))

test.each([
  ['51.25 for 12 months then 78.70, which is cheaper over two years', 24],
  ['50 for 12 months then 60 or 55 flat, over 36 months', 36],
  ['50 for 12 months then 60 or 55 flat', null],
])('%j is compared over the time that it says behind its prices', (text, months) =>
  expect(monthsToCompare(text)).toBe(months),
)
