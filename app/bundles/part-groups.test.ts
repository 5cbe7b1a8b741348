import { expect, test } from 'vitest'
import { joinCatalogue, joinLikely } from '#domain/availability/join-catalogue.ts'
import type { CoverageTechnology, ProviderCoverage } from '#domain/availability/lookup-result.ts'
import { soldWords } from '#domain/availability/sold-words.ts'
import { bundleParts } from '#domain/bundles/builder-parts.ts'
import { partsAtPlace } from '#domain/bundles/parts-at-place.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { rankProviders } from '#domain/comparison/rank-providers.ts'
import { bundlesView } from './bundles-view.server.ts'
import { partGroups } from './part-groups.ts'

const catalogue = readSeed()
const parts = bundleParts(catalogue)
const place = {
  ...{ zipCode: '48116', city: 'Brighton', state: 'MI' },
  counties: [{ fips: '26093', name: 'Livingston County', state: 'MI' }],
}
const fiber: CoverageTechnology = { code: 50, name: 'Fiber', download: null, upload: null, lowLatency: null }

/** The builder's internet in a county where one provider has fiber and possibly cable. */
function internetWhere(providerId: string, coverage: Partial<ProviderCoverage>) {
  const none = { technologies: [], shareServed: null, shareOf: null, nationwide: false }
  const covered = { providerId, name: providerId, coverage: { ...none, ...coverage } }
  const { providers } = joinCatalogue(catalogue, [covered], 'MI')
  const checked = {
    atPlace: partsAtPlace(parts, { providers, likelyProviders: [] }),
    words: soldWords({ precision: 'county', place }),
    reaches: { most: 'most of it', parts: 'parts of it', few: 'a small part of Livingston County' },
  }
  return partGroups(parts, 'internet', null, checked)
}

test('a plan says how certain it is, not its provider: cable that is only possible isn’t found beside fiber that is', () => {
  const [wow] = internetWhere('wow', { technologies: [fiber], likely: [40], onlyPossible: true })
  const cable = new Set(catalogue.plansOf('wow', 'cable').map(plan => plan.id))
  expect(cable.size).toBeGreaterThan(0)
  for (const { planId, mark } of wow?.parts ?? []) {
    expect(mark?.text).toBe(
      cable.has(planId) ? 'may be sold in your county, not confirmed' : 'found in your county',
    )
  }
  const all = wow?.parts.length ?? 0
  expect(wow?.mark?.text).toBe(`${all - cable.size} of ${all} plans found in your county`)
  expect(wow?.marked.map(part => part.planId)).toEqual(
    wow?.parts.slice(0, all - cable.size).map(part => part.planId),
  )
})

test('plans whose lines reach only a small part of the county say so, beside those of the same provider that reach most of it', () => {
  const cable: CoverageTechnology = { ...fiber, code: 40, name: 'Cable', reach: 'most' }
  const [wow] = internetWhere('wow', { technologies: [{ ...fiber, reach: 'few' }, cable] })
  const runsOverCable = new Set(catalogue.plansOf('wow', 'cable').map(plan => plan.id))
  for (const { planId, mark } of wow?.parts ?? []) {
    const isOverFiber = catalogue.internetPlan(planId)?.type === 'fiber'
    if (isOverFiber) expect(mark?.text).toBe('reaches a small part of Livingston County, not confirmed')
    if (runsOverCable.has(planId)) expect(mark?.text).toBe('found in your county')
  }
  expect(new Set(wow?.marked.map(part => part.mark?.text)).size).toBe(1)
})

test('where all of a provider’s plans are as certain, only the provider says so', () => {
  const groups = internetWhere('metronet', { technologies: [fiber] })
  const textOf = (id: string) => groups.find(group => group.id === id)?.mark?.text
  expect(textOf('metronet')).toBe('found in your county')
  expect(textOf('starlink')).toBe('sold nationwide by satellite, not checked')
  expect(textOf('kinetic')).toBe('not found in your county')
  expect(groups[0]?.id).toBe('metronet')
})

test('providers come in the published order, those only likely behind those found, satellites behind both', () => {
  const none = { technologies: [], shareServed: null, shareOf: null, nationwide: false }
  const listed = ['att', 'optimum', 'google-fiber', 'spectrum'].filter(id => catalogue.plansOf(id).length > 0)
  const { providers } = joinCatalogue(
    catalogue,
    listed.map(id => {
      const [plan] = catalogue.plansOf(id)
      const code = plan?.type === 'cable' ? (40 as const) : (50 as const)
      const line = { ...fiber, code, name: code === 40 ? 'Cable' : 'Fiber' }
      return { providerId: id, name: id, coverage: { ...none, technologies: [line] } }
    }),
    'TX',
  )
  const guess = { providerId: 'tmobile', reason: 'wireless_in_county' } as const
  const likelyProviders = joinLikely(catalogue, [{ ...guess, coverage: { ...none, likely: [71] } }], 'TX')
  const shown = bundlesView(catalogue).parts
  const groups = partGroups(shown, 'internet', null, {
    atPlace: partsAtPlace(shown, { providers, likelyProviders }),
    ...{ words: soldWords({ precision: 'county', place }), reaches: null },
  })
  const found = groups.filter(({ mark }) => mark?.certainty !== 'absent')
  const satellites = providers.flatMap(({ id, coverage }) => (coverage?.nationwide ? [id] : []))
  expect(listed.length).toBeGreaterThan(2)
  expect(satellites.length).toBeGreaterThan(0)
  expect(found.map(({ id }) => id)).toEqual([
    ...rankProviders(catalogue, listed),
    'tmobile',
    ...rankProviders(catalogue, satellites),
  ])
  const before = partGroups(shown, 'internet', null, null).map(({ id }) => id)
  expect(before).toEqual(rankProviders(catalogue, before))
})

test('before a ZIP is checked, and for TV, nothing is said of the place', () => {
  for (const kind of ['internet', 'tv'] as const) {
    for (const { mark, marked, parts: own } of partGroups(parts, kind, null, null)) {
      expect([mark, marked]).toEqual([null, own])
    }
  }
})
