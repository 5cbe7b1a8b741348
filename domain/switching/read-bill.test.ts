import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountsIn, readBill } from './read-bill.ts'

test.each([
  ['Total due $88.88', [8888]],
  ['$1,089.99', [108_999]],
  ['88.88', [8888]],
  ['AutoPay discount -$10.00', [-1000]],
  ['AutoPay discount $-10.00', [-1000]],
  ['Credit ($10.00)', [-1000]],
  ['Credit 10.00 CR', [-1000]],
  ['$55', [5500]],
  ['Internet 300 Mbps $55.00 $54.32', [5500, 5432]],
  // Numbers that aren't money.
  ['Account 8347 10 Nov 22, 2026', []],
  ['11/22/2026', []],
  ['11.22.2026', []],
  ['(800) 555-0142', []],
  ['Version 12.34.56', []],
  ['300 Mbps', []],
])('the amounts in %j', (line, cents) => {
  expect(amountsIn(line)).toEqual(cents)
})

const bill = [
  'Spectrum                                  Statement date Nov 1, 2026',
  'Previous Balance                          $95.00',
  'Payments Received - Thank you             -$95.00',
  'Spectrum Internet                         $80.00',
  'WiFi Service                              $10.00',
  'Paper Statement Fee                       $4.00',
  'Late Fee                                  $8.95',
  'Taxes, Fees and Charges                   $1.05',
  'Total New Charges                         $104.00',
  'Total Due by Nov 20, 2026                 $104.00',
]

test('a bill tells its total, its known fees and what is charged only once', () => {
  const reading = readBill(bill)
  expect(reading.total).toMatchObject({ cents: 10_400, line: 'Total New Charges $104.00' })
  expect(reading.fees.map(fee => [fee.kind, fee.cents, fee.monthly])).toEqual([
    ['equipment', 1000, true],
    ['paper-bill', 400, true],
    ['late', 895, false],
    ['tax', 105, true],
  ])
  expect(reading).toMatchObject({ monthlyCents: 10_400 - 895, rentsEquipment: true, terminationCents: null })
})

test('an amount on the line below its words counts, and a fee that is repeated counts once', () => {
  const reading = readBill([
    ...['Total current charges', '$70.00', 'Early termination fee', '$150.00', 'Unreturned gateway $120.00'],
    ...['Activation fee $15.00', 'Activation fee $15.00'],
  ])
  expect(reading).toMatchObject({ terminationCents: 15_000, unreturnedCents: 12_000 })
  expect(reading.fees.filter(fee => fee.kind === 'setup')).toHaveLength(1)
  // The fees are larger than the charges: nothing is subtracted.
  expect(reading.monthlyCents).toBe(7000)
})

test('a text without money tells nothing', () => {
  expect(readBill(['Thank you for your business', 'Page 1 of 2'])).toMatchObject({ total: null, amounts: 0 })
  expect(readBill([])).toMatchObject({ total: null, fees: [], monthlyCents: null })
})

test('whatever a bill says, it is read without a fault, and every amount is a whole number of cents', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom(...bill))), lines => {
      const reading = readBill(lines)
      expect(reading.fees.every(fee => Number.isInteger(fee.cents) && fee.cents > 0)).toBe(true)
      expect(reading.monthlyCents ?? 0).toBeGreaterThanOrEqual(0)
      expect(reading.monthlyCents ?? 0).toBeLessThanOrEqual(reading.total?.cents ?? 0)
    }),
  )
})

test('an amount in dollars and cents is found again wherever it stands', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999_999 }),
      fc.constantFrom('Total ', 'Fee: ', ''),
      (cents, words) => {
        const whole = Math.floor(cents / 100).toLocaleString('en-US')
        expect(amountsIn(`${words}$${whole}.${String(cents % 100).padStart(2, '0')}`)).toEqual([cents])
      },
    ),
  )
})

test('time grows with the text alone: hostile lines are as quick as plain ones', () => {
  const hostile = [
    '1,'.repeat(50_000),
    '$'.repeat(100_000),
    '(- $ '.repeat(20_000),
    '9'.repeat(100_000),
    ' '.repeat(100_000),
  ]
  const lines = Array.from({ length: 2000 }, (_, index) => hostile[index % hostile.length] ?? '')
  const started = performance.now()
  readBill(lines)
  expect(performance.now() - started).toBeLessThan(2000)
})
