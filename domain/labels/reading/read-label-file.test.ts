import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LabelFileError } from '../label.ts'
import { readLabelFile } from './read-label-file.ts'

const textOf = (name: string) => readFileSync(join(import.meta.dirname, '..', 'excerpts', name), 'utf8')
const read = (text: string) => readLabelFile({ kind: 'csv', text })
const labelsOf = (name: string) => read(textOf(name)).labels.map(one => one.facts)
const named = (name: string, plan: string) => {
  const found = labelsOf(name).find(one => one.name.includes(plan))
  if (!found) throw new Error(`no ${plan} in ${name}`)
  return found
}

test("of AT&T's file the price now comes first and the later one in a column of its own", () => {
  const file = read(textOf('att.csv'))
  expect(file.layout).toBe('att')
  expect(file.leftOut).toEqual({ mobile: 1, business: 2 })
  expect(file.bad).toEqual([])
  expect(named('att.csv', 'Internet 100')).toMatchObject({
    ...{ priceNowCents: 60_00, introductory: true, introMonths: 12, laterPriceCents: 70_00 },
    ...{ contractRequired: false, earlyTermination: { cents: 0 }, dataIncluded: { unlimited: true } },
    oneTimeFees: [
      { name: 'Installation Fee', cents: 99_00 },
      { name: 'Late payment fee', cents: 9_99 },
    ],
  })
  expect(named('att.csv', '768K')).toMatchObject({ download: { from: 0.75, to: 0.75 } })
  expect(named('att.csv', 'Internet 25')).toMatchObject({
    dataIncluded: { unlimited: false, gigabytes: 1_500 },
  })
})

test("Spectrum's monthly price is the regular one, its lists pair names and amounts, and NULL is not stated", () => {
  expect(named('spectrum-2026-07-20.csv', 'Internet Advantage')).toMatchObject({
    ...{ priceNowCents: 30_00, laterPriceCents: 50_00, introductory: true, introMonths: 12 },
    ...{ dataIncluded: null, tier: null, download: { from: 113, to: 113 } },
    monthlyFees: [
      { name: 'Optional Invincible WiFi' },
      { name: 'Optional WiFi Service' },
      { name: 'Declined auto-pay', cents: 5_00 },
    ],
  })
  const fees = named('spectrum-2026-07-20.csv', 'Internet Advantage').oneTimeFees
  expect(fees).toContainEqual({ name: 'Late Fee', cents: 8_95, upTo: true, text: 'Up to 8.95' })
})

test("of Cox's file wireless and business plans are left out, and ids of any case are taken and flagged", () => {
  const file = read(textOf('cox.csv'))
  expect(file.leftOut).toEqual({ mobile: 1, business: 1 })
  expect(file.labels.map(one => one.facts.priceNowCents)).toEqual([154_00, 9_95])
  expect(file.labels[0]?.facts).toMatchObject({
    ...{ oddities: ['plan_id'], extraData: '$10 per 50 GB', dataIncluded: { gigabytes: 1_280 } },
    oneTimeFees: [
      { cents: 0 },
      { cents: 100_00 },
      { cents: 50_00, text: '50.00 per device based on credit' },
      { cents: 8_55 },
    ],
  })
})

test("WOW!'s amounts are those of a spreadsheet, and its tier is the connection", () => {
  expect(named('wow.csv', 'Symmetrical')).toMatchObject({
    ...{ priceNowCents: 95_00, tier: null, earlyTermination: null, dataIncluded: { unlimited: true } },
    oneTimeFees: [{ name: 'Downgrade Fee (No truck)', cents: 2_50 }],
  })
  expect(labelsOf('wow.csv').map(one => one.download?.to)).toContain(1_006)
})

test("Metronet's introductory price that repeats the monthly one leaves the later price not stated", () => {
  const file = read(textOf('metronet.csv'))
  expect(file.leftOut).toEqual({ mobile: 0, business: 1 })
  expect(file.bad).toMatchObject([{ reason: 'its monthly price is below zero' }])
  expect(
    file.labels.map(({ facts: one }) => [
      one.priceNowCents,
      one.introductory,
      one.introMonths,
      one.laterPriceCents,
    ]),
  ).toMatchObject([
    [49_95, true, 12, null],
    [89_95, false, null, null],
    [54_95, true, 36, null],
    [expect.any(Number), true, 12, null],
  ])
  expect(file.labels[0]?.facts).toMatchObject({ name: 'Metronet 1G/1G Internet Access', latency: { to: 13 } })
})

test("Breezeline's price now may be above the regular one, and its lists are divided by commas", () => {
  const [above, plain, free] = labelsOf('breezeline.csv')
  expect(above).toMatchObject({
    ...{ priceNowCents: 380_94, laterPriceCents: 281_94, introMonths: 1 },
    oddities: ['plan_id', 'price_now_above_regular'],
    monthlyFees: [
      { cents: 17_99 },
      { cents: 4_99 },
      { cents: 9_99 },
      { name: 'Paper Statement Fee', cents: null, text: 'Varies' },
    ],
  })
  expect(above?.oneTimeFees[1]).toEqual({
    name: 'Self-Installation (Direct Shipped)',
    cents: 0,
    text: 'No Charge',
  })
  expect(plain).toMatchObject({ priceNowCents: 74_99, introductory: false, introMonths: null })
  expect(free?.oddities).toContain('zero_price')
})

test("Brightspeed's spoken columns are known, waived fees cost nothing, and an id may stand twice", () => {
  const file = read(textOf('brightspeed.csv'))
  expect(file.layout).toBe('brightspeed')
  expect(new Set(file.labels.map(one => one.facts.planId)).size).toBe(file.labels.length - 1)
  expect(named('brightspeed.csv', '8 Gig')).toMatchObject({
    ...{ priceNowCents: 89_99, introductory: false, laterPriceCents: null },
    monthlyFees: [{ name: 'Modem Rental', cents: 0 }],
    oneTimeFees: [{ name: 'Tech Installation Fee', cents: 0, text: 'Waived' }, { cents: 0 }],
  })
})

describe('Starlink', () => {
  test('has camelCase columns and ranges', () => {
    expect(named('starlink.csv', 'Residential')).toMatchObject({
      ...{ priceNowCents: 120_00, introductory: null, providerName: 'Starlink Internet Services Limited' },
      ...{ download: { from: 50, to: 150 }, upload: { from: 5, to: 25 }, latency: { from: 25, to: 50 } },
      oneTimeFees: [
        { name: 'Equipment Cost', cents: 349_00 },
        { name: 'Shipping and Handling', cents: null },
      ],
    })
  })
  test('may have a comma in a value that is not quoted', () => {
    const text = textOf('starlink.csv').replace(',Residential,', ',Residential, Lite,')
    expect(read(text).labels.map(one => one.facts.name)).toEqual(['Residential, Lite'])
  })
})

test('Google Fiber names the place of each label, and its terms in prose', () => {
  const file = read(textOf('google-fiber-huntsville.csv'))
  expect(file.leftOut).toEqual({ mobile: 0, business: 1 })
  expect(file.labels[1]?.facts).toMatchObject({
    ...{ name: 'Core 1 Gig', region: 'Huntsville, Alabama', priceNowCents: 70_00, introductory: false },
    ...{ contractRequired: false, extraData: '$0/GB' },
    monthlyFees: [
      { name: 'Equipment rental', cents: 0 },
      { name: 'Provider fees', cents: 1_40 },
    ],
  })
})

describe('a badly joined file', () => {
  const [one, two] = [textOf('google-fiber-huntsville.csv'), textOf('google-fiber-missouri.csv')]
  test('yields every row, with a header in the middle of a line', () => {
    const file = read(one.trimEnd() + two)
    expect(file.bad).toEqual([])
    expect(file.rows).toBe(6)
    expect(file.labels.map(label => label.facts.region)).toEqual([
      ...['Huntsville, Alabama', 'Huntsville, Alabama'],
      ...['Belton, Missouri', 'Belton, Missouri', 'Blue Springs, Missouri'],
    ])
    expect(file.labels.map(label => label.line)).toEqual([2, 3, 5, 6, 7])
  })
  test('also one whose parts have their columns in another order', () => {
    const swapped = two
      .split('\n')
      .map(line => line.replace(/^([^,]*),([^,]*),([^,]*),([^,]*),([^,]*),([^,]*),/, '$1,$2,$3,$5,$4,$6,'))
      .join('\n')
    const labels = read(`${one}\n${swapped}`).labels.map(label => label.facts)
    expect(labels.map(label => label.name)).toContain('Home 3 Gig')
    expect(labels.at(-1)).toMatchObject({ name: 'Core 1 Gig', planId: 'F0021105283A09CCE1FF000B2B' })
  })
})

test('a quote that nobody closes spoils its own line alone', () => {
  const lines = textOf('kinetic-2026-08-03.csv').trimEnd().split('\n')
  lines.splice(2, 0, `"${lines[1]}`)
  const file = read(lines.join('\n'))
  expect(file.labels).toHaveLength(4)
  expect(file.bad).toMatchObject([{ line: 3 }])
})

test('a layout can be forced, and one that does not fit is refused', () => {
  const content = { kind: 'csv', text: textOf('kinetic-2026-08-03.csv') } as const
  expect(readLabelFile(content, { layout: 'common' }).labels).toHaveLength(4)
  expect(() => readLabelFile(content, { layout: 'att' })).toThrow(LabelFileError)
})

test.each([
  ['nothing', ''],
  ['a page', '<!doctype html><title>Not found</title>'],
  ['another table', 'a,b,c\n1,2,3\n'],
  ['a header alone', textOf('kinetic-2026-08-03.csv').split('\n')[0] ?? ''],
  ['rows that are all bad', textOf('kinetic-2026-08-03.csv').replaceAll(/,(?=\d)/g, ',x,')],
])('%s is no file of labels', (_, text) => {
  expect(() => read(text)).toThrow(LabelFileError)
})

test('a file that stops in the middle of a line says so', () => {
  const whole = textOf('kinetic-2026-08-03.csv')
  expect(read(whole.slice(0, -100)).cutOff).toBe(true)
  expect(read(whole).cutOff).toBe(false)
})

test('an address that merely sounds like a business one leaves nobody out', () => {
  const text = textOf('kinetic-2026-08-03.csv').replaceAll(
    'gokinetic.com/support',
    'gokinetic.com/operated-by-us',
  )
  expect(read(text).labels).toHaveLength(4)
})
