import { expect, test } from 'vitest'
import { findOffering } from '#domain/catalog/offerings.ts'
import { kitPrices } from '#domain/catalog/security-package.ts'
import { adtPackages, vivintPackages } from '#domain/catalog/security-packages.ts'
import { priceToday, todayOnly } from '#domain/pricing/price-schedule.ts'
import { dollarsFromCents } from '#domain/shared/money.ts'
import { defaultOption, defaultPayment, optionFor, packageCost, serviceOf } from './package-ways.ts'

const [essentials, complete, custom] = vivintPackages
const [basic] = adtPackages
if (!essentials || !complete || !custom || !basic) throw new Error('The packages of the specification')

test('each way to take a package is an offering that checkout accepts', () => {
  for (const pack of [...vivintPackages, ...adtPackages]) {
    const kits = pack.choices ? kitPrices(pack.choices.kit) : [0]
    const payments = kits.flatMap(kitCents => [
      { way: 'kit', kitCents } as const,
      { way: 'starter', kitCents } as const,
    ])
    for (const payment of payments) {
      const option = optionFor(pack, payment)
      if (!option) continue
      const service = serviceOf(option, { id: pack.providerId, name: 'Anyone' })
      const offering = findOffering(service.providerId, service.serviceName)
      expect(offering && dollarsFromCents(priceToday(offering.schedule))).toBe(service.price)
    }
  }
})

test('the kit at its default price is chosen at first, and the custom plan cannot be ordered', () => {
  expect(vivintPackages.map(pack => defaultOption(pack)?.schedule.steps[0]?.monthlyCents)).toEqual([
    2999,
    4999,
    undefined,
  ])
  expect(optionFor(custom, defaultPayment(custom))).toBeUndefined()
})

test('hardware, monitoring and internet are apart and add up', () => {
  const payment = { way: 'starter', kitCents: 2999 } as const
  const option = optionFor(essentials, payment)
  if (!option) throw new Error('The starter of the specification')
  const internet = {
    id: 'x',
    name: 'Some Net',
    detail: '',
    schedule: todayOnly(2000, [{ label: 'Installation', cents: 5000 }]),
    service: null,
  }
  const cost = packageCost(essentials, payment, option, internet)
  expect(cost.rows.map(row => row.value)).toEqual(['$179.00', '$719.64', '$770.00'])
  expect(cost.totalCents).toBe(17_900 + 71_964 + 77_000)
  expect(cost.monthlyCents).toBe(3999)
})

test('a price that holds the hardware says so', () => {
  const rows = (pack: typeof basic) => {
    const option = defaultOption(pack)
    return option && packageCost(pack, defaultPayment(pack), option, null).rows.map(row => row.value)
  }
  expect(rows(complete)).toEqual(['In the monthly price', '$1,799.64'])
  expect(rows(basic)).toEqual(['No charge published', '$1,655.64'])
})
