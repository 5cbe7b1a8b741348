import { expect, test } from 'vitest'
import { readLabelFile } from './read-label-file.ts'

const header = [
  ...['planProvider', 'planName', 'monthlyPrice', 'monthlyPriceDescription', 'additionalChargesFeesTypes'],
  ...['speedsProvided', 'monthlyDataIncluded', 'UniquePlanIdentifier'],
]
const terms = 'This monthly price is not an introductory rate and does not require a yearly contract.'
const home = [
  ...['T-Mobile', 'Home Internet', 'Monthly Price | $65', terms],
  '|Regulatory programs / Telco recovery fee |$1.60 |Recovery Fee (TX only) |0.749% |Device connection charge |$35Early termination fee | $0Government taxes | Varies by location',
  'Typical Download Speed | 72 – 245 Mbps (5G) | Typical Upload Speed | 15 – 31 Mbps (5G) | Typical Latency | 19 – 37 ms',
  'Data Included with Monthly Price | Unlimited | Charges for Additional Data Usage | $0',
  'F0006945950PPI000000000003',
]
const metro = home
  .with(4, '')
  .with(5, 'Typical Download Speeds | 87 - 318 Mbps (5G) | Typical Upload Speeds | 14 - 56 Mbps (5G)')
const phone = home
  .with(1, 'Essentials')
  .with(2, '1 line| $65|2 lines| $120')
  .with(7, 'M0006945950MTI000000000004')
const business = home.with(1, 'v1 Bus Internet w/router TI')

test("T-Mobile's spreadsheet has several facts in a cell", () => {
  const file = readLabelFile({
    kind: 'sheet',
    rows: [['Labels'], header, home, phone, metro, business, ['', '']],
  })
  expect(file).toMatchObject({ layout: 't-mobile', rows: 4, bad: [], leftOut: { mobile: 1, business: 1 } })
  expect(file.labels.map(one => one.line)).toEqual([3, 5])
  expect(file.labels[0]?.facts).toMatchObject({
    ...{ name: 'Home Internet', priceNowCents: 65_00, introductory: false, contractRequired: false },
    monthlyFees: [
      { name: 'Regulatory programs / Telco recovery fee', cents: 1_60 },
      { name: 'Recovery Fee (TX only)', cents: null, text: '0.749%' },
    ],
    oneTimeFees: [{ name: 'Device connection charge', cents: 35_00 }],
    ...{ earlyTermination: { cents: 0 }, taxes: 'Varies by location', dataIncluded: { unlimited: true } },
    ...{ download: { from: 72, to: 245 }, upload: { from: 15, to: 31 }, latency: { from: 19, to: 37 } },
  })
  expect(file.labels[1]?.facts).toMatchObject({ monthlyFees: [], download: { from: 87, to: 318 } })
})

test('terms in prose tell how long an introductory price lasts', () => {
  const prose =
    'This monthly price is an introductory rate. $10 AutoPay discount not included. It applies for 24 months.'
  const { labels } = readLabelFile({ kind: 'sheet', rows: [header, home.with(3, prose)] })
  expect(labels[0]?.facts).toMatchObject({ introductory: true, introMonths: 24, laterPriceCents: null })
})
