import { expect, test } from 'vitest'
import { foundProvider } from '#domain/availability/join-catalogue.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { internetChoices } from './internet-choices.ts'
import { adtView, vivintView } from './security-packages-view.server.ts'

const catalogue = readSeed()
const { findOffering } = catalogue

const everyProvider = catalogue.internetProviders.flatMap(({ id }) => foundProvider(catalogue, id) ?? [])

test('every found provider can be ordered as checkout knows it, at the price that is shown', () => {
  const choices = internetChoices(everyProvider, vivintView(catalogue).internet)
  expect(choices).toHaveLength(everyProvider.length)
  expect(choices.find(({ id }) => id === 'spectrum')?.name).toBe('Spectrum Internet')
  for (const { schedule, service } of choices) {
    expect(service?.planId && catalogue.offering(service.planId)?.schedule).toEqual(schedule)
    expect(service?.priceCents).toBe(priceToday(schedule))
  }
})

test('brand B offers three providers at most, in the order of the lookup', () => {
  const choices = internetChoices(everyProvider, adtView(catalogue).internet)
  expect(choices.map(choice => choice.id)).toEqual(everyProvider.slice(0, 3).map(provider => provider.id))
})

test('where nothing is found, brand A offers its two add-ons and brand B nothing', () => {
  const addOns = internetChoices([], vivintView(catalogue).internet)
  expect(addOns.map(({ service }) => service?.priceCents)).toEqual(
    catalogue.internetAddOns.map(addOn => priceToday(addOn.schedule)),
  )
  for (const { service } of addOns) expect(findOffering('vivint', service?.serviceName ?? '')).toBeDefined()
  expect(internetChoices([], adtView(catalogue).internet)).toEqual([])
})

test('a provider whose price is not known is counted at the fallback and ordered by phone', () => {
  const [choice] = internetChoices([{ id: 'small', name: 'Small Net' }], adtView(catalogue).internet)
  expect(choice && priceToday(choice.schedule)).toBe(catalogue.guides.security.fallbackInternetCents)
  expect(choice?.service).toBeNull()
})

test('what is not a provider is left out', () => {
  expect(internetChoices([{}, { name: 'No id' }], adtView(catalogue).internet)).toEqual([])
})
