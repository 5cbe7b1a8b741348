import { expect, test } from 'vitest'
import { foundProvider } from '#domain/availability/join-catalogue.ts'
import { findOffering } from '#domain/catalog/offerings.ts'
import { internetProviderIds } from '#domain/catalog/provider.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { dollarsFromCents } from '#domain/shared/money.ts'
import { internetChoices } from './internet-choices.ts'
import { adtView, vivintView } from './security-packages-view.server.ts'

const everyProvider = internetProviderIds.flatMap(id => foundProvider(id) ?? [])

test('every found provider can be ordered as checkout knows it, at the price that is shown', () => {
  const choices = internetChoices(everyProvider, vivintView().internet)
  expect(choices).toHaveLength(everyProvider.length)
  for (const { schedule, service } of choices) {
    expect(service && findOffering(service.providerId, service.serviceName)?.schedule).toEqual(schedule)
    expect(service?.price).toBe(dollarsFromCents(priceToday(schedule)))
  }
})

test('brand B offers three providers at most, in the order of the lookup', () => {
  const choices = internetChoices(everyProvider, adtView().internet)
  expect(choices.map(choice => choice.id)).toEqual(everyProvider.slice(0, 3).map(provider => provider.id))
})

test('where nothing is found, brand A offers its two add-ons and brand B nothing', () => {
  const addOns = internetChoices([], vivintView().internet)
  expect(addOns.map(({ schedule, service }) => [service?.price, priceToday(schedule)])).toEqual([
    [19.99, 1999],
    [29.99, 2999],
  ])
  for (const { service } of addOns) expect(findOffering('vivint', service?.serviceName ?? '')).toBeDefined()
  expect(internetChoices([], adtView().internet)).toEqual([])
})

test.each([undefined, 0, Number.NaN])(
  'a provider whose price is %s is counted at 29.99 and ordered by phone',
  price => {
    const [choice] = internetChoices(
      [{ id: 'small', name: 'Small Net', ...(price === undefined ? {} : { price }) }],
      adtView().internet,
    )
    expect(choice && priceToday(choice.schedule)).toBe(2999)
    expect(choice?.service).toBeNull()
  },
)

test('what is not a provider is left out', () => {
  expect(internetChoices([{}, { name: 'No id' }], adtView().internet)).toEqual([])
})
