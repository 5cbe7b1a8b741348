import { expect, test } from 'vitest'
import type { LabelFee } from '#domain/labels/label.ts'
import { flat } from '#domain/pricing/price-schedule.ts'
import { labelCharges } from './label-charges.ts'

const fee = (name: string, cents: number | null, more: Partial<LabelFee> = {}): LabelFee => {
  return { name, cents, text: cents === null ? 'Varies' : String(cents / 100), ...more }
}
const names = (fees: { name: string }[]) => fees.map(one => one.name)

// The fees on our plans' labels today, and what they mean to somebody who orders.
test.each([
  ['Provider fees', 'certain'],
  ['Regulatory programs / Telco recovery fee', 'certain'],
  ['Recovery Fee (TX only)', 'depending'],
  ['(Optional) Billing Fee', 'depending'],
  ['(Optional) Router Rental', 'depending'],
  ['Tech Assure', 'depending'],
  ['Service Protection Plan', 'depending'],
  ['Premium WiFi Router', 'depending'],
  ['Paper Bill Fee (Excl. MN/NE/NM/NY/PA/OK/TX)', 'depending'],
  ['Paper Statement Fee', 'depending'],
  ['Panoramic Wifi', 'depending'],
  ['Modem Rental', 'depending'],
  ['Equipment Lease', 'depending'],
  ['Declined auto-pay', 'depending'],
  ['Something that nobody has seen yet', 'depending'],
])('the monthly fee %j is %s', (name, standing) => {
  const charges = labelCharges(
    { priceNowCents: 5000, monthlyFees: [fee(name, 495)], oneTimeFees: [], taxes: null },
    flat(5000),
  )
  expect(names(standing === 'certain' ? charges.certain : charges.depending)).toEqual([name])
})

test.each([
  ['Service Activation', 'certain'],
  ['Installation Fee', 'certain'],
  ['Device connection charge', 'certain'],
  ['Equipment Cost', 'certain'],
  ['Professional Installation', 'depending'],
  ['Self-Installation Activation', 'depending'],
  ['Tech Installation Fee', 'depending'],
  ['Late payment fee', 'depending'],
  ['Reconnect Fee', 'depending'],
  ['Deposit for Pano Wifi Gateway', 'depending'],
  ['Downgrade Fee (No truck)', 'depending'],
  ['Shipping and Handling', 'certain'],
])('the one-time fee %j is %s', (name, standing) => {
  const charges = labelCharges(
    { priceNowCents: 5000, monthlyFees: [], oneTimeFees: [fee(name, 2000)], taxes: null },
    flat(5000),
  )
  expect(names(standing === 'certain' ? charges.certain : charges.depending)).toEqual([name])
})

test.each([
  ['Installation fee', 'installation', 'Installation Fee'],
  ['Getting you online', 'installation', 'Installation Fee'],
  ['Equipment', 'equipment', 'Equipment Cost'],
  ['The Box', 'equipment', 'Equipment Cost'],
  ['Device connection charge', 'activation', 'Device connection charge'],
  ['Sent to you', 'delivery', 'Shipping and Handling'],
  ['One-time fees on the label', 'all', 'One-time fees'],
] as const)('%j of the price list, for %s, is the label’s %j, and counted once', (label, purpose, name) => {
  const schedule = flat(5000, [{ label, cents: 7500, purpose }])
  const charges = labelCharges(
    { priceNowCents: 5000, monthlyFees: [], oneTimeFees: [fee(name, 5000)], taxes: null },
    schedule,
  )
  expect(charges).toMatchObject({ certain: [], depending: [] })
})

test('a fee whose name tells of an installation, and that is for something else, is no installation', () => {
  const charges = labelCharges(
    { priceNowCents: 5000, monthlyFees: [], oneTimeFees: [fee('Installation Fee', 5000)], taxes: null },
    flat(5000, [{ label: 'Card for installation news', cents: 7500, purpose: 'other' }]),
  )
  expect(names(charges.certain)).toEqual(['Installation Fee'])
})

test('a way in that only some choose is the same as the listed one if the amount is', () => {
  const ways = [fee('Professional Installation', 9900), fee('Self-Installation Activation', 1000)]
  const charges = labelCharges(
    { priceNowCents: 5000, monthlyFees: [], oneTimeFees: ways, taxes: null },
    flat(5000, [{ label: 'Self-installation', cents: 1000, purpose: 'installation' }]),
  )
  expect(names(charges.depending)).toEqual(['Professional Installation'])
  expect(charges.certain).toEqual([])
})

test('a fee without an amount, or with a most, is named and not counted; a free one is left out', () => {
  const oneTimeFees = [
    fee('Installation fee', null),
    fee('Service Activation', 2000, { upTo: true }),
    fee('Internet Activation Fee', 0),
  ]
  const charges = labelCharges(
    { priceNowCents: 5000, monthlyFees: [], oneTimeFees, taxes: 'Varies by location' },
    flat(5000),
  )
  expect(charges.certain).toEqual([])
  expect(charges.depending).toEqual([])
  // Everybody pays them, wherever they live, and nobody knows how much: what can be added up is a minimum.
  expect(charges.unstated?.map(one => [one.name, one.cents, one.upTo])).toEqual([
    ['Installation fee', null, false],
    ['Service Activation', 2000, true],
  ])
  expect(charges.taxes).toBe('Varies by location')
})

test('a fee of one state is everybody’s there, nobody’s elsewhere, and may apply where the home is unknown', () => {
  const label = {
    priceNowCents: 5500,
    monthlyFees: [fee('Telco recovery fee', 110), fee('Recovery Fee (TX only)', null, { text: '0.749%' })],
    oneTimeFees: [],
    taxes: null,
  }
  const at = (state?: string) => {
    const { certain, depending, unstated = [] } = labelCharges(label, flat(5610), state)
    return [certain, depending, unstated].map(names)
  }
  expect(at('TX')).toEqual([[], [], ['Recovery Fee (TX only)']])
  expect(at('OK')).toEqual([[], [], []])
  expect(at()).toEqual([[], ['Recovery Fee (TX only)'], []])
  // With an amount it is counted like any other.
  const inDollars = { ...label, monthlyFees: [fee('Recovery Fee (TX only)', 41)] }
  expect(names(labelCharges(inDollars, flat(5500), 'TX').certain)).toEqual(['Recovery Fee (TX only)'])
})

test('a fee that some states are excepted from is nobody’s there', () => {
  const paper = 'Paper Bill Fee (Excl. MN/NE/NM/NY/PA/OK/TX)'
  const label = { priceNowCents: 5500, monthlyFees: [fee(paper, 400)], oneTimeFees: [], taxes: null }
  const at = (state?: string) => names(labelCharges(label, flat(5500), state).depending)
  expect(at('TX')).toEqual([])
  expect(at('NE')).toEqual([])
  expect(at('KY')).toEqual([paper])
  expect(at()).toEqual([paper])
})

test('a listed price that holds the label’s monthly fees is not charged with them again', () => {
  const label = {
    priceNowCents: 5500,
    monthlyFees: [fee('Telco recovery fee', 110), fee('Paper bill fee', 300)],
    oneTimeFees: [],
    taxes: null,
  }
  expect(names(labelCharges(label, flat(5610)).certain)).toEqual([])
  expect(names(labelCharges(label, flat(5610)).depending)).toEqual(['Paper bill fee'])
  expect(names(labelCharges(label, flat(5500)).certain)).toEqual(['Telco recovery fee'])
})
