import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Reach } from '#domain/availability/counties/county-reach.ts'
import { joinCatalogue, joinLikely } from '#domain/availability/join-catalogue.ts'
import type { CoverageTechnology, ProviderCoverage } from '#domain/availability/lookup-result.ts'
import { importedTechnologies } from '#domain/availability/technology.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { totalOver } from '#domain/pricing/price-schedule.ts'
import { onlineUses } from '#domain/speed-needs/online-uses.ts'
import { bundleParts } from './builder-parts.ts'
import { bundleAtPlace, type PlacePart, partsAtPlace, recommendableParts } from './parts-at-place.ts'
import { weighAtPlace } from './weigh-at-place.ts'
import { tvHabits } from './wish-options.ts'
import { needsOf } from './wishes.ts'

const catalogue = readSeed()
const parts = bundleParts(catalogue)
const none: ProviderCoverage = { technologies: [], shareServed: null, shareOf: null, nationwide: false }
const line = (code: CoverageTechnology['code'], download: number | null = null): CoverageTechnology => ({
  ...{ code, name: '', download, upload: null, lowLatency: null },
})
const answer = (
  listed: Record<string, Partial<ProviderCoverage>>,
  likely: Record<string, Partial<ProviderCoverage>> = {},
) => {
  const covered = Object.entries(listed).map(([providerId, coverage]) => ({
    ...{ providerId, name: providerId, coverage: { ...none, ...coverage } },
  }))
  const { providers } = joinCatalogue(catalogue, covered, 'TX')
  const likelyProviders = joinLikely(
    catalogue,
    Object.entries(likely).map(([providerId, coverage]) => ({
      ...{ providerId, reason: 'fiber_in_county' as const, coverage: { ...none, ...coverage } },
    })),
    'NE',
  )
  return { providers: providers.filter(one => one.id in listed), likelyProviders }
}

const anyAnswer = fc
  .record({
    listed: fc.dictionary(
      fc.constantFrom(...catalogue.internetProviders.map(one => one.id)),
      fc.record({
        technologies: fc.array(
          fc
            .record({
              code: fc.constantFrom(...importedTechnologies),
              download: fc.option(fc.integer({ min: 1, max: 8000 }), { nil: null }),
            })
            .map(({ code, download }) => line(code, download)),
          { maxLength: 3 },
        ),
      }),
      { maxKeys: 4 },
    ),
    likely: fc.dictionary(
      fc.constantFrom(...catalogue.internetProviders.map(one => one.id)),
      fc.record({ likely: fc.subarray([...importedTechnologies]) }),
      { maxKeys: 2 },
    ),
  })
  .map(({ listed, likely }) => answer(listed, likely))
const anyWishes = fc.record({
  people: fc.integer({ min: 1, max: 10 }),
  online: fc.subarray(onlineUses(catalogue)),
  tv: fc.constantFrom(...tvHabits(catalogue)),
  security: fc.boolean(),
  budgetCents: fc.integer({ min: 1000, max: 40_000 }),
})

test('no recommendation names a provider that the answer lacks, proposed or in a pre-made bundle', () => {
  fc.assert(
    fc.property(anyAnswer, anyWishes, (found, wishes) => {
      const known = new Set([...found.providers, ...found.likelyProviders].map(one => one.id))
      const atPlace = partsAtPlace(parts, found)
      const { proposals } = weighAtPlace(atPlace, needsOf(wishes))
      const premade = catalogue.premadeBundles.map(one => bundleAtPlace(one.opensWith, parts, atPlace))
      for (const part of [...proposals, ...premade].flatMap(one => one.parts)) {
        if (part.kind === 'internet') expect(known).toContain(part.providerId)
      }
      for (const { choice, parts: fitted, instead } of premade) {
        expect(fitted.find(part => part.kind === 'internet')?.planId ?? null).toBe(choice.internet)
        expect(instead?.by?.planId ?? choice.internet).toBe(choice.internet)
      }
    }),
  )
})

test('a pre-made bundle keeps its security and TV; its internet gives way to the best at the place', () => {
  const [ultimate] = catalogue.premadeBundles
  if (!ultimate) expect.unreachable('a bundle')
  const atPlace = partsAtPlace(parts, answer({ 'google-fiber': { technologies: [line(50)] } }))
  const fitted = bundleAtPlace(ultimate.opensWith, parts, atPlace)
  expect(fitted.instead?.of.planId).toBe('metronet-1-gig')
  expect(fitted.instead?.by?.providerId).toBe('google-fiber')
  expect(fitted.instead?.by?.size).toBeGreaterThanOrEqual(1000)
  expect(fitted.choice).toMatchObject({ security: ultimate.opensWith.security, tv: ultimate.opensWith.tv })
  const there = partsAtPlace(parts, answer({ metronet: { technologies: [line(50)] } }))
  expect(bundleAtPlace(ultimate.opensWith, parts, there)).toMatchObject({
    choice: ultimate.opensWith,
    instead: null,
  })
})

test('where nobody sells internet that can be ordered, the rest of the bundle is left and it says so', () => {
  const [ultimate] = catalogue.premadeBundles
  if (!ultimate) expect.unreachable('a bundle')
  const fitted = bundleAtPlace(ultimate.opensWith, parts, partsAtPlace(parts, answer({})))
  expect(fitted.instead).toMatchObject({ by: null })
  expect(fitted.parts.map(part => part.kind)).toEqual(['security', 'tv'])
})

test('in place of a slower plan comes the cheapest that is as fast, with a known total before an unknown one', () => {
  const atPlace = partsAtPlace(parts, answer({ wow: { technologies: [line(40), line(50)] } }))
  const choice = { internet: 'metronet-500', security: null, tv: null }
  const by = bundleAtPlace(choice, parts, atPlace).instead?.by
  expect(by?.size).toBeGreaterThanOrEqual(500)
  expect(by && totalOver(by.schedule, 24).assumed).toBe(false)
})

test('a gigabit plan whose label states slightly less is as fast as the one that it replaces', () => {
  const atPlace = partsAtPlace(parts, answer({ att: { technologies: [line(50)] } }))
  const choice = { internet: 'metronet-1-gig', security: null, tv: null }
  const by = bundleAtPlace(choice, parts, atPlace).instead?.by
  expect(by?.planId).toBe('att-internet-1000')
  expect(by?.size).toBeLessThan(1000)
})

test('what is only likely is not recommended beside what is listed', () => {
  const found = answer({ metronet: { technologies: [line(50)] } }, { kinetic: { likely: [10] } })
  const atPlace = partsAtPlace(parts, found)
  const providers = (some: readonly { providerId: string; kind: string }[]) =>
    new Set(some.filter(one => one.kind === 'internet').map(one => one.providerId))
  expect(providers(atPlace)).toEqual(new Set(['metronet', 'kinetic']))
  expect(providers(recommendableParts(atPlace, 0))).toEqual(new Set(['metronet']))
  const guessed = partsAtPlace(parts, answer({}, { kinetic: { likely: [10] } }))
  expect(providers(recommendableParts(guessed, 0))).toEqual(new Set(['kinetic']))
})

test('satellites are recommended where nothing else is fast enough, and only there', () => {
  const found = answer({ kinetic: { technologies: [line(50)] }, starlink: { nationwide: true } })
  const atPlace = partsAtPlace(parts, found)
  const recommended = (mbps: number) =>
    new Set(
      recommendableParts(atPlace, mbps).flatMap(part => (part.kind === 'internet' ? part.providerId : [])),
    )
  expect(recommended(150)).toEqual(new Set(['kinetic']))
  expect(recommended(2500)).toEqual(new Set(['kinetic', 'starlink']))
  const choice = { internet: 'metronet-150', security: null, tv: null }
  expect(bundleAtPlace(choice, parts, atPlace).instead?.by?.providerId).toBe('kinetic')
  const guessed = answer({ starlink: { nationwide: true } }, { kinetic: { likely: [50] } })
  expect(recommendableParts(partsAtPlace(parts, guessed), 150).map(part => part.providerId)).toContain(
    'starlink',
  )
  const remote = partsAtPlace(parts, answer({ starlink: { nationwide: true } }))
  expect(bundleAtPlace(choice, parts, remote).instead?.by?.providerId).toBe('starlink')
})

test('what only the builder sells goes by its provider', () => {
  const ids = (found: Parameters<typeof partsAtPlace>[1]) =>
    partsAtPlace(parts, found).flatMap(part => (part.kind === 'internet' ? part.planId : []))
  expect(ids(answer({ wow: { technologies: [line(40)] } }))).toContain('wow-bundle-1000')
  expect(ids(answer({ metronet: { technologies: [line(50)] } }))).not.toContain('wow-bundle-1000')
})

test('what reaches a small part of a county gives way to what reaches more, if that is fast enough', () => {
  const reaching = (code: CoverageTechnology['code'], reach: Reach) => ({
    technologies: [{ ...line(code), reach }],
    reach,
  })
  const internetOf = (some: readonly PlacePart[]) => some.filter(part => part.kind === 'internet')
  const found = partsAtPlace(parts, answer({ spectrum: reaching(40, 'few'), att: reaching(50, 'most') }))
  expect(new Set(internetOf(found).map(part => `${part.providerId} ${part.reach}`))).toEqual(
    new Set(['spectrum few', 'att most']),
  )
  const providers = (wantedMbps: number) =>
    new Set(internetOf(recommendableParts(found, wantedMbps)).map(part => part.providerId))
  expect(providers(300)).toEqual(new Set(['att']))
  expect(providers(8000)).toEqual(new Set(['att', 'spectrum']))
  const advisedUnder = (dollars: number) => {
    const needs = { mbps: 300, channels: 0, security: false, budgetCents: dollars * 100 }
    return new Set(
      weighAtPlace(found, needs).proposals.flatMap(one => one.parts.map(part => part.providerId)),
    )
  }
  expect(advisedUnder(200)).toEqual(new Set(['att']))
  // Nothing that reaches more stays within it.
  expect(advisedUnder(50)).toEqual(new Set(['spectrum']))
  const swapped = (att: Reach, google: Reach) => {
    const both = answer({ att: reaching(50, att), 'google-fiber': reaching(50, google) })
    const choice = { internet: 'metronet-1-gig', security: null, tv: null }
    return bundleAtPlace(choice, parts, partsAtPlace(parts, both)).instead?.by?.providerId
  }
  expect([swapped('most', 'parts'), swapped('parts', 'most')]).toEqual(['att', 'google-fiber'])
})
