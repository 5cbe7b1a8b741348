import { expect, test } from 'vitest'
import type { Reach } from '#domain/availability/counties/county-reach.ts'
import {
  foundProvider,
  joinCatalogue,
  joinLikely,
  providersOfState,
} from '#domain/availability/join-catalogue.ts'
import type { ProviderCoverage } from '#domain/availability/lookup-result.ts'
import { type LookupAnswer, offeredPlans } from '#domain/availability/offered-plans.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { internetChoices } from './internet-choices.ts'
import { adtView, vivintView } from './security-packages-view.server.ts'
import { soldInWords } from './sold-in-words.ts'

const catalogue = readSeed()
const place = {
  ...{ zipCode: '48116', city: 'Brighton', state: 'MI' },
  counties: [{ fips: '26093', name: 'Livingston County', state: 'MI' }],
}

const noCoverage: ProviderCoverage = { technologies: [], shareServed: null, shareOf: null, nationwide: false }

/** A county where one provider has fiber and possibly cable, another one is likely, and satellites come first in the ranking. */
const inCounty = answerOf()
const satellites = inCounty.providers.flatMap(({ id, coverage }) => (coverage?.nationwide ? [id] : []))

function answerOf() {
  const none = noCoverage
  const fiber = { code: 50, name: 'Fiber', download: null, upload: null, lowLatency: null } as const
  const wow = { ...none, technologies: [fiber], likely: [40], onlyPossible: true } satisfies ProviderCoverage
  const found = joinCatalogue(catalogue, [{ providerId: 'wow', name: 'WOW!', coverage: wow }], 'MI')
  const guess = { providerId: 'tmobile', reason: 'wireless_in_county' } as const
  const likelyProviders = joinLikely(catalogue, [{ ...guess, coverage: { ...none, likely: [71] } }], 'MI')
  const both = { providers: found.providers, likelyProviders }
  return { ...both, plans: offeredPlans(catalogue, both), precision: 'county' as const, place }
}

const providers = catalogue.internetProviders.flatMap(({ id }) => foundProvider(catalogue, id) ?? [])

test('every found provider can be ordered as checkout knows it, at the price that is shown', () => {
  const choices = internetChoices({ providers }, vivintView(catalogue).internet)
  expect(choices).toHaveLength(providers.length)
  expect(choices.find(({ id }) => id === 'spectrum')?.name).toBe('Spectrum Internet')
  for (const { schedule, service } of choices) {
    expect(service?.planId && catalogue.offering(service.planId)?.schedule).toEqual(schedule)
    expect(service?.priceCents).toBe(priceToday(schedule))
  }
})

test('brand B offers three providers at most, in the order of the lookup where they are equally certain', () => {
  const choices = internetChoices({ providers }, adtView(catalogue).internet)
  expect(choices.map(choice => choice.id)).toEqual(providers.slice(0, 3).map(provider => provider.id))
})

test('what is listed comes before what is only likely, and that before satellite; each says so, with a plan that is certain', () => {
  const choices = internetChoices(inCounty, vivintView(catalogue).internet)
  expect(choices.map(({ id, soldHere }) => [id, soldHere])).toEqual([
    ['wow', 'found in your county'],
    ['tmobile', 'may be sold in your county, not confirmed'],
    ...satellites.map(id => [id, 'sold nationwide by satellite, not checked']),
  ])
  expect(choices[0]?.service?.planId).toBe(catalogue.entryPlan('wow', ['fiber'])?.id)
  const three = internetChoices(inCounty, adtView(catalogue).internet)
  expect(three).toEqual(choices.slice(0, 3))
})

test('the sentence above the choices is true of them', () => {
  const told = (answer: Partial<LookupAnswer>, view = adtView(catalogue)) =>
    soldInWords(
      internetChoices(answer, view.internet).flatMap(({ certainty, reach }) =>
        certainty ? { certainty, reach } : [],
      ),
      answer,
    )
  expect(told(inCounty, vivintView(catalogue))).toBe(
    `Of the internet providers below, 1 serves parts of Livingston County, 1 may sell at your ZIP code but isn’t confirmed, and ${satellites.length} sell nationwide by satellite.`,
  )
  expect(told({ ...inCounty, providers: inCounty.providers.filter(({ id }) => id !== 'wow') })).toBe(
    'Of the internet providers below, 1 may sell at your ZIP code but isn’t confirmed and 2 sell nationwide by satellite.',
  )
  // How much of the county each reaches is said as in the results, the widest first.
  const reaching = (id: string, reach: Reach) => ({
    ...providers.filter(one => one.id === id)[0],
    coverage: { ...noCoverage, technologies: [], reach },
  })
  expect(
    told({
      ...{ place, precision: 'county', likelyProviders: [] },
      providers: [reaching('wow', 'parts'), reaching('spectrum', 'most'), reaching('att', 'parts')] as never,
    }),
  ).toBe(
    'Of the internet providers below, 1 serves most of Livingston County and 2 serve parts of Livingston County.',
  )
  const territory = { place: { ...place, state: 'PR' }, precision: 'state', isMock: true } as const
  const sold = { providers: providersOfState(catalogue, 'PR').providers, likelyProviders: [] }
  expect(told({ ...territory, ...sold, plans: offeredPlans(catalogue, sold) })).toBe(
    'The internet provider below sells in PR, but not at every address.',
  )
})

test('where nothing is found, brand A offers its two add-ons as estimates, by phone only, and brand B nothing', () => {
  const addOns = internetChoices({}, vivintView(catalogue).internet)
  expect(addOns.map(({ schedule }) => priceToday(schedule))).toEqual(
    catalogue.internetAddOns.map(addOn => priceToday(addOn.schedule)),
  )
  for (const addOn of addOns) expect(addOn).toMatchObject({ certainty: null, service: null })
  expect(internetChoices({}, adtView(catalogue).internet)).toEqual([])
})

test('a provider whose price is not known is counted at the fallback and ordered by phone', () => {
  const answer = JSON.parse('{"providers":[{"id":"small","name":"Small Net"}]}')
  const [choice] = internetChoices(answer, adtView(catalogue).internet)
  expect(choice && priceToday(choice.schedule)).toBe(catalogue.guides.security.fallbackInternetCents)
  expect(choice?.service).toBeNull()
})

test('what is not a provider is left out', () => {
  const answer = JSON.parse('{"providers":[{},{"name":"No id"}]}')
  expect(internetChoices(answer, adtView(catalogue).internet)).toEqual([])
})

test('internet whose lines reach only a small part of the county says so, and stands behind what most homes can have', () => {
  const fiber = { code: 50, name: 'Fiber', download: null, upload: null, lowLatency: null } as const
  const reaching = (providerId: string, reach: Reach) => {
    const coverage = { ...noCoverage, reach, technologies: [{ ...fiber, reach }] }
    return { providerId, name: providerId, coverage }
  }
  const few = 'reaches a small part of Livingston County, not confirmed'
  for (const [one, other] of [
    ['metronet', 'att'],
    ['att', 'metronet'],
  ] as const) {
    const { providers: found } = joinCatalogue(
      catalogue,
      [reaching(one, 'few'), reaching(other, 'parts')],
      'MI',
    )
    const both = { providers: found, likelyProviders: [] }
    const answer = { ...both, plans: offeredPlans(catalogue, both), precision: 'county' as const, place }
    const [first, second] = internetChoices(answer, vivintView(catalogue).internet)
    expect([first?.id, first?.soldHere, second?.id, second?.soldHere]).toEqual([
      ...[other, 'found in your county'],
      ...[one, few],
    ])
  }
})
