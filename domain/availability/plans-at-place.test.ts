import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { joinCatalogue, joinLikely, providersOfState } from './join-catalogue.ts'
import type { CoverageTechnology, LikelyOffer, ProviderCoverage } from './lookup-result.ts'
import { plansAtPlace } from './plans-at-place.ts'

const catalogue = readSeed()
const line = (code: CoverageTechnology['code'], download: number | null = null): CoverageTechnology => ({
  code,
  name: '',
  download,
  upload: null,
  lowLatency: null,
})
const coverage = (part: Partial<ProviderCoverage>): ProviderCoverage => ({
  technologies: [],
  shareServed: null,
  shareOf: null,
  nationwide: false,
  ...part,
})
const offered = (providerId: string, part: Partial<ProviderCoverage>) => {
  const covered = [{ providerId, name: providerId, coverage: coverage(part) }]
  return plansAtPlace(catalogue, { ...joinCatalogue(catalogue, covered, 'NE'), likelyProviders: [] })
}
const wired = (offers: ReturnType<typeof offered>) => offers.filter(one => one.certainty !== 'nationwide')

test('only plans of a kind that the data name there are offered, likely ones marked', () => {
  const dslOnly = wired(offered('kinetic', { technologies: [line(10)] }))
  expect(dslOnly.map(one => [one.plan.type, one.certainty])).toEqual([['dsl', 'listed']])
  const both = wired(offered('kinetic', { technologies: [line(50)], likely: [10] }))
  for (const { plan, certainty } of both) expect(certainty).toBe(plan.type === 'dsl' ? 'likely' : 'listed')
  expect(both).toHaveLength(catalogue.plansOf('kinetic').length)
})

test('a provider’s price is that of a plan which is borne out there, not of a cheaper one that is only likely', () => {
  const cable = catalogue.entryPlan('wow', ['cable'])
  const fiber = catalogue.entryPlan('wow', ['fiber'])
  const planOf = (part: Partial<ProviderCoverage>) =>
    joinCatalogue(
      catalogue,
      [{ providerId: 'wow', name: 'WOW!', coverage: coverage(part) }],
      'MI',
    ).providers.find(one => one.id === 'wow')?.planId
  expect(catalogue.entryPlan('wow')).toBe(cable)
  expect(planOf({ technologies: [line(50)], likely: [40] })).toBe(fiber?.id)
  expect(planOf({ technologies: [line(50), line(40)] })).toBe(cable?.id)
  expect(planOf({ technologies: [line(50), line(40, 50)] })).toBe(fiber?.id)
})

test('a plan that is faster than what is filed there is not offered; 1 Gig may be filed as 940 Mbps', () => {
  const speeds = wired(offered('metronet', { technologies: [line(50, 940)] })).map(
    one => one.plan.downloadMbps,
  )
  expect(Math.max(...speeds)).toBe(1000)
})

test('satellite is nationwide, a likely provider stays likely, a list of states says no more than the state', () => {
  expect(offered('metronet', {}).some(one => one.certainty === 'nationwide')).toBe(true)
  const guess: LikelyOffer = {
    providerId: 'kinetic',
    reason: 'fiber_in_county',
    coverage: coverage({ likely: [10] }),
  }
  const likelyProviders = joinLikely(catalogue, [guess], 'NE')
  expect(plansAtPlace(catalogue, { providers: [], likelyProviders }).map(one => one.certainty)).toEqual([
    'likely',
  ])
  const inState = plansAtPlace(catalogue, { ...providersOfState(catalogue, 'NE'), likelyProviders: [] })
  expect(new Set(inState.map(one => one.certainty))).toEqual(new Set(['in-state']))
})
