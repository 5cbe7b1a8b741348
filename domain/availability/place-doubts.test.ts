import { expect, test } from 'vitest'
import { fullName } from '#domain/catalog/full-name.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import type { LookupAnswer } from './offered-plans.ts'
import { notListedWords, placeDoubts } from './place-doubts.ts'
import type { PlanCertainty } from './plans-at-place.ts'

const catalogue = readSeed()
const offeringOf = (id: string) => catalogue.offering(id) ?? expect.unreachable(id)

const answer = (plans: Record<string, PlanCertainty>) =>
  ({
    plans: Object.entries(plans).map(([id, certainty]) => ({ id, certainty })),
    ...{ providers: [], likelyProviders: [], precision: 'county' },
    place: {
      ...{ zipCode: '40502', city: 'Lexington', state: 'KY' },
      counties: [{ fips: '21067', name: 'Fayette County', state: 'KY' }],
    },
  }) as unknown as LookupAnswer

test('a plan that is no more than likely at a place stays so wherever it is ordered', () => {
  const [listed, likely, absent] = ['metronet-500', 'att-internet-300', 'spectrum-internet'].map(offeringOf)
  if (!listed || !likely || !absent) return expect.unreachable()
  const tv = catalogue.offerings.find(({ kind }) => kind === 'tv') ?? expect.unreachable()
  const found = placeDoubts(
    [listed, likely, absent, tv],
    catalogue,
    answer({ 'metronet-500': 'listed', 'att-internet-300': 'likely' }),
  )
  expect(found).toEqual({
    notListed: [fullName(absent.providerName, absent.serviceName)],
    unsure: [
      {
        service: fullName(likely.providerName, likely.serviceName),
        words: 'may be sold in your county, not confirmed',
      },
      // The data tell of internet lines only.
      { service: fullName(tv.providerName, tv.serviceName), words: 'not checked for your address' },
    ],
  })
})

test('a plan whose lines reach only a small part of the county says so, and one that reaches more of it says nothing', () => {
  const sold = ['metronet-500', 'att-internet-300'].map(offeringOf)
  const line = (reach: string) => ({ coverage: { technologies: [{ code: 50, reach }] } })
  const { unsure, notListed } = placeDoubts(sold, catalogue, {
    ...answer({ 'metronet-500': 'listed', 'att-internet-300': 'listed' }),
    providers: [
      { id: 'metronet', ...line('few') },
      { id: 'att', ...line('parts') },
    ],
  } as unknown as LookupAnswer)
  expect(notListed).toEqual([])
  expect(unsure).toEqual([
    { service: 'Metronet 500 Mbps', words: 'reaches a small part of Fayette County, not confirmed' },
  ])
})

test('several plans that aren’t listed are one list', () => {
  expect(notListedWords(['A', 'B', 'C'], 'Austin, TX 78701')).toBe(
    'A, B, and C aren’t listed for Austin, TX 78701.',
  )
  expect(notListedWords(['A'], 'Austin, TX 78701')).toBe('A isn’t listed for Austin, TX 78701.')
})

test('a plan of a kind of line without data is not known there, and never not listed', () => {
  const wireless = catalogue.internetPlans.find(({ type }) => type === '5g') ?? expect.unreachable()
  const [absent] = ['spectrum-internet'].map(offeringOf)
  if (!absent) return expect.unreachable()
  const sold = offeringOf(wireless.id)
  const { unsure, notListed } = placeDoubts([sold, absent], catalogue, {
    ...answer({}),
    unimported: ['fixed wireless'],
  })
  expect(unsure).toEqual([
    {
      service: fullName(sold.providerName, sold.serviceName),
      words: 'not known there: no data yet on fixed wireless',
    },
  ])
  expect(notListed).toEqual([fullName(absent.providerName, absent.serviceName)])
})
