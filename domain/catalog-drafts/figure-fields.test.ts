import { expect, test } from 'vitest'
import { flat } from '#domain/pricing/price-schedule.ts'
import { fieldsOf } from './catalog-fields.ts'
import { rowFrom, typedOf } from './field-values.ts'
import { valueInWords } from './row-changes.ts'

const reviews = { id: 'reviews', rating: 4.3, outOf: 5, reviews: 11_000 }
const fields = fieldsOf('figure', reviews)

test('a figure is read from its form as it was shown there', () => {
  const typed = Object.assign({}, ...fields.map(field => typedOf(reviews, field))) as Record<string, string>
  expect(typed).toMatchObject({ rating: '4.3', outOf: '5' })
  expect(rowFrom(reviews, fields, typed)).toEqual({ ok: true, row: reviews })
  expect(rowFrom(reviews, fields, { ...typed, rating: '4.75' })).toMatchObject({ row: { rating: 4.75 } })
})

test('thousands may be written with commas, and nothing else may', () => {
  expect(rowFrom(reviews, fields, { reviews: '12,309' })).toMatchObject({ row: { reviews: 12_309 } })
  for (const typed of ['1,23', '12,3456', ',309', '1,234,567,890'])
    expect(rowFrom(reviews, fields, { reviews: typed })).toMatchObject({ ok: false })
})

test('what decides of a kit is chosen at the desk, and left empty where it isn’t known', () => {
  const kit = { contractMonths: null, cellularBackup: null, recordingsNeedPlan: false, otherDevices: null }
  const fields = fieldsOf('figure', kit)
  expect(fields.map(({ path }) => path)).toEqual(Object.keys(kit))
  const typed = { contractMonths: '0', cellularBackup: 'always', recordingsNeedPlan: 'yes', otherDevices: '' }
  expect(rowFrom(kit, fields, typed)).toEqual({
    ok: true,
    row: { ...kit, contractMonths: 0, cellularBackup: 'always', recordingsNeedPlan: true },
  })
  expect(rowFrom(kit, fields, { contractMonths: '' })).toEqual({ ok: true, row: kit })
})

test('only numbers that may have a fraction are taken with one', () => {
  expect(rowFrom(reviews, fields, { rating: 'good', outOf: '5.5' })).toMatchObject({
    ok: false,
    faults: { rating: 'Enter a number such as 4.3', outOf: 'Enter a whole number' },
  })
})

test('a price of zero is told beside its own input', () => {
  const fields = fieldsOf('plan', null).filter(({ path }) => path === 'schedule')
  const typedPrice = {
    'schedule.0.month': '1',
    'schedule.0.price': '0',
    'schedule.0.fee': '',
    'schedule.0.once': '',
  }
  expect(rowFrom({}, fields, typedPrice)).toMatchObject({
    ok: false,
    faults: { 'schedule.0.price': 'Zero isn’t a price. Enter an amount above $0' },
  })
})

test.each([
  ['1000000', 'Enter at most $999,999.99'],
  ['49,95', 'Enter an amount such as 49.95'],
  ['999999.99', undefined],
  ['$1,049.95', undefined],
])('of the price %s it is told what to do', (price, fault) => {
  const fields = fieldsOf('plan', null).filter(({ path }) => path === 'schedule')
  const read = rowFrom({}, fields, { 'schedule.0.month': '1', 'schedule.0.price': price })
  expect(read.ok ? undefined : read.faults['schedule.0.price']).toBe(fault)
  const months = rowFrom({}, fields, { 'schedule.0.month': '1', 'schedule.1.month': '1000000000' })
  expect(months).toMatchObject({ faults: { 'schedule.1.month': 'Enter a number below 1,000,000,000' } })
})

test('a fee without a name asks for the name, and not for a price', () => {
  const fields = fieldsOf('plan', null).filter(({ path }) => path === 'schedule')
  const typed = {
    'schedule.0.month': '1',
    'schedule.0.price': '40',
    'schedule.0.fee': '',
    'schedule.0.once': '20',
  }
  expect(rowFrom({}, fields, typed)).toMatchObject({
    faults: { 'schedule.0.fee': 'Enter the name of the fee, such as Installation fee' },
  })
})

test('a fee keeps what it is for through the form, and one that doesn’t say it asks for it', () => {
  const fields = fieldsOf('plan', null).filter(({ path }) => path === 'schedule')
  const [field] = fields
  const fee = { label: 'Getting you online', cents: 7500, purpose: 'installation' } as const
  const row = { schedule: flat(5000, [fee]) }
  const typed = field ? typedOf(row, field) : {}
  expect(rowFrom({}, fields, typed)).toEqual({ ok: true, row })
  for (const purpose of ['', 'fun'])
    expect(rowFrom({}, fields, { ...typed, 'schedule.0.purpose': purpose })).toMatchObject({
      faults: { 'schedule.0.purpose': 'Choose what “Getting you online” is for' },
    })
  // A fee that was cleared is gone, whatever the list beside it still shows.
  const cleared = { ...typed, 'schedule.0.fee': '', 'schedule.0.once': '' }
  expect(rowFrom({}, fields, cleared)).toMatchObject({ row: { schedule: flat(5000) } })
  expect(valueInWords(field ?? expect.unreachable(), row.schedule)).toBe(
    '$50.00/mo. Getting you online $75.00 once (installation).',
  )
})
