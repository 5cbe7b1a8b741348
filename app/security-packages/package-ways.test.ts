import { expect, test } from 'vitest'
import { kitPrices } from '#domain/catalog/security-package.ts'
import { priceToday, todayOnly } from '#domain/pricing/price-schedule.ts'
import { smallCatalogue } from '#tests/support/small-catalogue.ts'
import { defaultOption, defaultPayment, optionFor, packageCost, serviceOf } from './package-ways.ts'

const packages = smallCatalogue.packagesOf('haven')
const [basic, flex, custom] = packages
if (!basic || !flex || !custom) throw new Error('The packages of the tests')

test('each way to take a package is an offering that checkout accepts', () => {
  for (const pack of packages) {
    const kits = pack.choices ? kitPrices(pack.choices.kit) : [0]
    const payments = kits.flatMap(kitCents => [
      { way: 'kit', kitCents } as const,
      { way: 'starter', kitCents } as const,
    ])
    for (const payment of payments) {
      const option = optionFor(pack, payment)
      if (!option) continue
      const service = serviceOf(option, { id: pack.providerId, name: 'Anyone' })
      const offering = smallCatalogue.offering(service.planId ?? '')
      expect(offering?.serviceName).toBe(service.serviceName)
      expect(offering && priceToday(offering.schedule)).toBe(service.priceCents)
    }
  }
})

test('the kit at its default price is chosen at first, and the custom plan cannot be ordered', () => {
  const defaults = packages.map(pack => defaultOption(pack)?.schedule.steps[0]?.monthlyCents)
  expect(defaults).toEqual([4000, 3000, undefined])
  expect(optionFor(custom, defaultPayment(custom))).toBeUndefined()
})

test('hardware, monitoring and internet are apart and add up', () => {
  const payment = { way: 'starter', kitCents: 3000 } as const
  const option = optionFor(flex, payment)
  if (!option) throw new Error('The starter of the tests')
  const internet = {
    id: 'x',
    name: 'Some Net',
    ...{ detail: '', certainty: 'listed' as const, reach: null, soldHere: '' },
    schedule: todayOnly(2000, [{ label: 'Installation', cents: 5000, purpose: 'installation' }]),
    service: null,
  }
  const cost = packageCost(flex, payment, option, internet)
  expect(cost.rows.map(row => row.value)).toEqual(['$100.00', 'at least $720.00', 'at least $770.00'])
  expect(cost.total).toBe('at least $1,590.00')
  expect(cost.monthlyCents).toBe(4000)
  // What the internet's label adds at the place is part of the sum, as in the cart, and stands apart.
  const withFee = packageCost(flex, payment, option, { ...internet, fee: { cents: 225, upTo: false } })
  expect(withFee.rows.at(-1)).toEqual({ label: 'Monthly fee on its label, 36 × $2.25', value: '$81.00' })
  expect(withFee.total).toBe('at least $1,671.00')
  expect(withFee.monthlyCents).toBe(4000)
  const perhaps = packageCost(flex, payment, option, { ...internet, fee: { cents: 225, upTo: true } })
  expect(perhaps.rows.at(-1)).toEqual({ label: 'On its label, not counted', value: 'up to $2.25/mo' })
  expect(perhaps.total).toBe(cost.total)
  const other = packageCost(flex, payment, option, {
    ...internet,
    fee: { cents: 0, upTo: false, otherPrice: 'any' },
  })
  expect(other.total).toMatch(/^about /)
  expect(other.rows.at(-1)?.label).toBe('Counted at our price')
})

test('a price that holds the hardware says so', () => {
  const rows = (pack: typeof basic) => {
    const option = defaultOption(pack)
    return option && packageCost(pack, defaultPayment(pack), option, null).rows.map(row => row.value)
  }
  expect(rows(flex)).toEqual(['In the monthly price', 'at least $1,080.00'])
  expect(rows(basic)).toEqual(['No charge published', 'at least $1,440.00'])
})
