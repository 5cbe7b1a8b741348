import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { totalOf } from '#domain/pricing/known-total.ts'
import { anySchedule } from '#domain/pricing/price-schedule.arbitrary.ts'
import { flat, introThen, monthlyPrices, oneTimeTotal, todayOnly } from '#domain/pricing/price-schedule.ts'
import { type BilledService, billOf, distinctBills, wholeSchedule } from './bill.ts'
import { billLineInWords } from './cost-words.ts'
import type { CertainCharge } from './label-charges.ts'

const charge = (name: string, every: 'month' | 'once', cents: number): CertainCharge => {
  return { name, every, cents, upTo: false, text: '' }
}
const metronet: BilledService = {
  ...{ providerName: 'Metronet', serviceName: '500 Mbps', quantity: 1, certain: [] },
  schedule: introThen(4515, 12, 7015, [{ label: 'Installation fee', cents: 7500, purpose: 'installation' }]),
}
const spectrum: BilledService = {
  ...{ providerName: 'Spectrum', serviceName: 'Internet', quantity: 2, schedule: todayOnly(3000) },
  certain: [charge('Service Activation', 'once', 2000), charge('Provider fees', 'month', 140)],
}

test('the first bill has the price of month 1, the fees of the month and what is paid once', () => {
  const bill = billOf([metronet, spectrum], 1)
  expect(bill.lines.map(line => [line.service, line.kind, line.name, line.cents])).toEqual([
    ['Metronet 500 Mbps', 'price', 'Monthly price', 4515],
    ['Metronet 500 Mbps', 'one-time-fee', 'Installation fee', 7500],
    ['Spectrum Internet', 'price', 'Monthly price', 6000],
    ['Spectrum Internet', 'monthly-fee', 'Provider fees', 280],
    ['Spectrum Internet', 'one-time-fee', 'Service Activation', 4000],
  ])
  expect(bill).toMatchObject({ cents: 4515 + 7500 + 6000 + 280 + 4000, known: true })
})

test('the thirteenth bill has the later price, and says where that is not published', () => {
  const bill = billOf([metronet, spectrum], 13)
  expect(bill.lines.map(line => [line.name, line.cents, line.published])).toEqual([
    ['Monthly price', 7015, true],
    ['Monthly price', 6000, false],
    ['Provider fees', 280, true],
  ])
  expect(bill.known).toBe(false)
  expect(billOf([metronet], 13).known).toBe(true)
})

test('a bill that another one repeats in every line is not listed twice', () => {
  const steady = { ...metronet, schedule: flat(1000) }
  const months = (services: BilledService[]) =>
    distinctBills([1, 13].map(month => billOf(services, month))).map(bill => bill.months)
  expect(months([steady])).toEqual([[1, 13]])
  // The same price, but nobody publishes that it still holds.
  expect(months([{ ...steady, schedule: todayOnly(1000) }])).toEqual([[1], [13]])
  expect(months([metronet])).toEqual([[1], [13]])
})

test('nothing costs nothing', () => {
  expect(billOf([], 1)).toEqual({ month: 1, lines: [], cents: 0, known: true })
  expect(totalOf(wholeSchedule([]), 24)).toEqual({ cents: 0, known: true })
  expect(totalOf(wholeSchedule([{ ...metronet, schedule: flat(1000) }]), 24).cents).toBe(24_000)
})

const anyCharge = fc.record({
  name: fc.constantFrom('Provider fees', 'Service Activation', 'Recovery'),
  every: fc.constantFrom('month', 'once'),
  cents: fc.integer({ min: 1, max: 20_000 }),
  upTo: fc.constant(false),
  text: fc.constant(''),
}) satisfies fc.Arbitrary<CertainCharge>
const anyServices: fc.Arbitrary<BilledService[]> = fc.array(
  fc.record({
    providerName: fc.constantFrom('A', 'B'),
    serviceName: fc.constantFrom('1', '2', '3'),
    quantity: fc.integer({ min: 1, max: 99 }),
    schedule: anySchedule,
    certain: fc.array(anyCharge, { maxLength: 3 }),
  }),
  { maxLength: 5 },
)

test('the bills of all months add up to the total, and a total is known where all of its bills are', () => {
  fc.assert(
    fc.property(anyServices, fc.integer({ min: 1, max: 36 }), (services, months) => {
      const bills = Array.from({ length: months }, (_, index) => billOf(services, index + 1))
      expect(totalOf(wholeSchedule(services), months)).toEqual({
        cents: bills.reduce((sum, bill) => sum + bill.cents, 0),
        known: bills.every(bill => bill.known),
      })
    }),
  )
})

test('the first bill is month 1 with all that is paid once; no later one has any of it', () => {
  fc.assert(
    fc.property(anyServices, fc.integer({ min: 2, max: 36 }), (services, month) => {
      const schedule = wholeSchedule(services)
      const [first] = monthlyPrices(schedule, 1)
      expect(billOf(services, 1).cents).toBe((first?.countedCents ?? 0) + oneTimeTotal(schedule))
      expect(billOf(services, month).cents).toBe(monthlyPrices(schedule, month).at(-1)?.countedCents)
    }),
  )
})

test('a line of several says what its amount is made of', () => {
  const two = {
    providerName: 'Metronet',
    serviceName: '150 Mbps',
    quantity: 2,
    schedule: flat(3015),
    certain: [],
  }
  const lines = (quantity: number) => billOf([{ ...two, quantity }], 1).lines.map(billLineInWords)
  expect([lines(2), lines(1)]).toEqual([['Monthly price, 2 × $30.15'], ['Monthly price']])
})
