import { expect, test } from 'vitest'
import { wordsOf } from '#domain/catalog/condition.ts'
import { totalOf, totalWords } from '#domain/pricing/known-total.ts'
import { flat, introThen, promisedFor } from '#domain/pricing/price-schedule.ts'
import { chargeInWords } from './charge-words.ts'
import { feesInWords, taxesInWords, unknownsInWords } from './cost-words.ts'
import type { LabelCharges } from './label-charges.ts'
import { type CostedService, wholeCost } from './whole-cost.ts'

const service = (serviceName: string, more: Partial<CostedService>): CostedService => {
  return { providerName: 'Acme', serviceName, quantity: 1, schedule: flat(5000), charges: null, ...more }
}
const charges = (more: Partial<LabelCharges>): LabelCharges => ({
  certain: [],
  depending: [],
  taxes: null,
  ...more,
})
const wifi = { name: 'WiFi', every: 'month', cents: 1000, upTo: false, text: '10.00' } as const

test('what everybody pays is in every total and bill, what depends is only named', () => {
  const activation = { name: 'Activation', every: 'once', cents: 2000, upTo: false, text: '20' } as const
  const cost = wholeCost([service('One', { charges: charges({ certain: [activation], depending: [wifi] }) })])
  expect(totalOf(cost.schedule)).toEqual({ cents: 24 * 5000 + 2000, known: true })
  expect(cost.bills.map(bill => [bill.month, bill.cents])).toEqual([
    [1, 7000],
    [13, 5000],
  ])
  expect(cost.labels).toEqual([{ service: 'Acme One', depending: [wifi], taxes: null }])
  expect(cost.unlabelled).toEqual([])
})

test('without a label, and with a fee of unknown amount, every total and bill is a minimum', () => {
  const shipping = { name: 'Shipping', every: 'once', cents: null, upTo: false, text: 'Varies' } as const
  for (const given of [null, charges({ unstated: [shipping] })]) {
    const cost = wholeCost([service('One', { charges: given }), service('Two', { charges: charges({}) })])
    expect(totalWords(cost.schedule, 12)).toBe('at least $1,200.00')
    expect(cost.bills.map(bill => bill.known)).toEqual([false, false])
    expect(unknownsInWords(cost)).toHaveLength(1)
  }
  expect(wholeCost([service('Two', { charges: charges({}) })]).bills[0]?.known).toBe(true)
})

test('a later price that nobody publishes makes the total a minimum, and is named with its month', () => {
  const cost = wholeCost([
    service('One', { schedule: promisedFor(3000, 12) }),
    service('Two', { schedule: introThen(2000, 12, 4000) }),
  ])
  expect(totalWords(cost.schedule)).toBe('at least $1,440.00')
  expect(cost.unpublished).toEqual([{ service: 'Acme One', fromMonth: 13 }])
  expect(unknownsInWords(cost)).toEqual([
    'Acme One: the price from month 13 isn’t published. We count the last published one.',
    'Not published for Acme One and Acme Two: fees on top of the price.',
  ])
  // Changes after the months that totals count don't make anything unknown.
  expect(wholeCost([service('One', { schedule: promisedFor(3000, 36) })]).unpublished).toEqual([])
})

test('fees and taxes in words', () => {
  expect(chargeInWords(wifi)).toBe('$10.00 a month')
  expect(chargeInWords({ ...wifi, every: 'once', upTo: true })).toBe('up to $10.00 once')
  const event = (name: string) => chargeInWords({ ...wifi, every: 'once', name })
  expect(event('Late Fee')).toBe('$10.00 each time')
  expect(event('Late payment fee')).toBe('$10.00 each time')
  expect(event('Hourly Labor Charge')).toBe('$10.00 per hour')
  expect(event('Professional Installation')).toBe('$10.00 once')
  expect(chargeInWords({ ...wifi, cents: null, text: 'Varies by Location' })).toBe('Varies by Location')
  expect(chargeInWords({ ...wifi, cents: null, text: '' })).toBe('amount not stated')
  expect(feesInWords([wifi])).toBe('$10.00 a month')
  expect(feesInWords([wifi, wifi])).toBe('2 fees')
  expect(feesInWords([{ ...wifi, cents: null, text: '0.749%' }])).toBe('1 fee')
  const taxes = (text: string | null) =>
    taxesInWords(wholeCost([service('One', { charges: charges({ taxes: text }) })]))
  expect(taxes('Varies by location')).toBe(
    'Government taxes aren’t included. They vary by location, as the labels say.',
  )
  expect(taxes(null)).toBe('Government taxes aren’t included.')
  expect(taxes('Included in monthly price')).toBe(
    'The price of Acme One includes government taxes, as its label says.',
  )
  expect(taxes('Government taxes are included')).toBe(taxes('Included in monthly price'))
  expect(taxes('Taxes are not included')).toBe(taxes(null))
  expect(taxes('0.00')).toBe('The label of Acme One gives $0.00 for government taxes.')
  expect(taxes('$0')).toBe(taxes('0.00'))
  const both = wholeCost([
    service('One', { charges: charges({ taxes: 'Included in monthly price' }) }),
    service('Two', { charges: charges({ taxes: 'Varies' }) }),
    service('Three', {}),
  ])
  expect(taxesInWords(both)).toBe(
    'The price of Acme One includes government taxes, as its label says. Government taxes of Acme Two, Acme Three aren’t included. They vary by location, as the labels say.',
  )
})

test('what the note about taxes says of a service isn’t said among what its price depends on, too', () => {
  const none = { about: 'taxes-none', words: 'No taxes here.' } as const
  const onTop = { about: 'taxes-on-top', words: 'Then there are taxes.' } as const
  const conditions = [
    { about: 'other', words: 'New customers.' } as const,
    none,
    { about: 'other', words: 'Taxes differ by address.' } as const,
    onTop,
  ]
  const sentences = (taxes: string | null) =>
    wholeCost([service('One', { conditions, charges: charges({ taxes }) })]).conditions[0]?.sentences
  expect(sentences('0.00')).toEqual(wordsOf(conditions.filter(one => one !== none)))
  expect(sentences(null)).toEqual(wordsOf(conditions.slice(0, 3)))
  expect(sentences('Included')).toEqual(wordsOf(conditions))
  // Nothing is left of it: it isn't named at all.
  expect(wholeCost([service('One', { conditions: [onTop] })]).conditions).toEqual([])
})
