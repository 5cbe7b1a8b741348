import { expect, test } from 'vitest'
import { pairedFees } from './read-fees.ts'
import { decidePrice } from './read-price.ts'
import {
  amountOf,
  bareCents,
  dataOf,
  latencyOf,
  monthsOf,
  speedOf,
  terminationOf,
  textOf,
} from './read-values.ts'
import { spokenFacts } from './spoken-facts.ts'

test.each([
  ['60.00*', 60_00],
  ['110*', 110_00],
  ['$1,234.5', 1_234_50],
  ['.99', 99],
  ['15.00 (only in AT&T stores)', 15_00],
  ['Included', 0],
  ['Waived', 0],
  ['No Charge', 0],
  ['Varies by location', null],
  ['0.749%', null],
  ['-9.25', null],
  ['99999999999', null],
])('the amount %s is %s cents', (text, cents) => {
  expect(amountOf(text).cents).toBe(cents)
})

test.each([
  ['0', 0],
  ['$0.00', 0],
  ['8.95', 895],
  ['$1,234.50', 123_450],
  ['Up to 8.95', null],
  ['0.00*', null],
  ['Included', null],
  ['', null],
])('%j as an amount and nothing else', (text, cents) => {
  expect(bareCents(text)).toBe(cents)
})

test.each(['NULL', ' null ', 'N/A', '', '   ', '=""', '-'])('%j says nothing', text => {
  expect(textOf(text)).toBeNull()
})

test.each([
  ['1 Gbps', 1_000, 1_000],
  ['107.0 Mpbs', 107, 107],
  ['768 kbps', 0.768, 0.768],
  ['572 ', 572, 572],
  ['50-150', 50, 150],
  ['124-127', 124, 127],
  ['1.2 - 2 Gbps', 1_200, 2_000],
  ['91 – 361 Mbps (5G) / 24 – 111 Mbps (4G)', 91, 361],
  ['12-78 Mbps (4G LTE); 53-304 Mbps (5G)', 12, 78],
  ['1,006', 1_006, 1_006],
])('the speed %s', (text, from, to) => {
  expect(speedOf(text)).toEqual({ from, to })
})

test('latencies, months, data and early termination', () => {
  expect(latencyOf('25 milliseconds')).toEqual({ from: 25, to: 25 })
  expect(latencyOf('19 - 37ms (5G)')).toEqual({ from: 19, to: 37 })
  expect(['12', '24 months', '2 years', '0', 'n/a'].map(monthsOf)).toEqual([12, 24, 24, null, null])
  expect(dataOf('500MB')?.gigabytes).toBe(0.5)
  expect(terminationOf('$20 per month remaining in term')).toMatchObject({
    cents: null,
    centsPerMonthLeft: 20_00,
  })
  expect(terminationOf('Up to 75% of monthly recurring fees')).toMatchObject({
    cents: null,
    centsPerMonthLeft: null,
  })
})

test('lists of fees pair by their place, and what has no partner stays', () => {
  expect(pairedFees('A; B; C', '1; Varies', 'x').map(fee => [fee.name, fee.cents, fee.text])).toEqual([
    ['A', 100, '1'],
    ['B', null, 'Varies'],
    ['C', null, ''],
  ])
  expect(pairedFees(null, '0', 'Provider monthly fees')).toEqual([
    { name: 'Provider monthly fees', cents: 0, text: '0' },
  ])
  expect(pairedFees(null, null, 'x')).toEqual([])
})

test('joined facts come apart where their marks are missing', () => {
  const cell =
    '|Recovery fee |$1.60 |Device connection charge |$35Early termination fee | $0Government taxes | Varies'
  expect(spokenFacts(cell, ['Early termination fee', 'Government taxes'])).toEqual([
    ['Recovery fee', '$1.60'],
    ['Device connection charge', '$35'],
    ['Early termination fee', '$0'],
    ['Government taxes', 'Varies'],
  ])
})

test('which price is paid now is decided by what a row does', () => {
  const cells = { monthly: 50_00, intro: null, after: null, introductory: null }
  expect(decidePrice({ ...cells, intro: 30_00, introductory: true })).toMatchObject({
    nowCents: 30_00,
    laterCents: 50_00,
  })
  expect(decidePrice({ ...cells, intro: 50_00, introductory: true })).toMatchObject({
    nowCents: 50_00,
    laterCents: null,
  })
  expect(decidePrice({ ...cells, after: 70_00, introductory: true })).toMatchObject({
    nowCents: 50_00,
    laterCents: 70_00,
  })
  expect(decidePrice({ ...cells, after: 50_00, introductory: false })).toMatchObject({
    laterCents: null,
    introductory: false,
  })
  expect(decidePrice({ ...cells, monthly: null })).toBeNull()
})
