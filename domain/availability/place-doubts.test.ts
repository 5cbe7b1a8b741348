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
    ],
  })
})

test('several plans that aren’t listed are one list', () => {
  expect(notListedWords(['A', 'B', 'C'], 'Austin, TX 78701')).toBe(
    'A, B, and C aren’t listed for Austin, TX 78701.',
  )
  expect(notListedWords(['A'], 'Austin, TX 78701')).toBe('A isn’t listed for Austin, TX 78701.')
})
