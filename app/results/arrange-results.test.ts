import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { joinCatalogue, joinLikely } from '#domain/availability/join-catalogue.ts'
import type { CoveredProvider, LikelyOffer } from '#domain/availability/lookup-result.ts'
import { type LookupAnswer, offeredPlans } from '#domain/availability/offered-plans.ts'
import { plansAtPlace } from '#domain/availability/plans-at-place.ts'
import { importedTechnologies } from '#domain/availability/technology.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { planTypes } from '#domain/catalog/plan-type.ts'
import { withChecks } from '#domain/catalog/price-checks.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { totalOf } from '#domain/pricing/known-total.ts'
import { anySchedule } from '#domain/pricing/price-schedule.arbitrary.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { smallCatalogue, smallContent } from '#tests/support/small-catalogue.ts'
import { type ArrangedResults, arrangeResults } from './arrange-results.ts'
import { type ResultsQuery, readResultsQuery, resultSorts, writeResultsQuery } from './results-query.ts'

const [aPlan] = smallContent.internetPlans
if (!aPlan) throw new Error('The small catalogue has no plan')
const internetIds = ['north', 'river', 'orbit']
const none = readResultsQuery('')

/** A catalogue with made-up plans of the small one's providers. */
const catalogues: fc.Arbitrary<Catalogue> = fc
  .array(
    fc.record({
      providerId: fc.constantFrom(...internetIds),
      type: fc.constantFrom(...planTypes),
      downloadMbps: fc.integer({ min: 10, max: 8000 }),
      uploadMbps: fc.option(fc.integer({ min: 1, max: 8000 }), { nil: null }),
      contractMonths: fc.constantFrom(0, 12, 24),
      dataCap: fc.constantFrom('none' as const, 'charged-beyond' as const),
      wifiIncluded: fc.boolean(),
      // The catalog's own rules: prices are positive.
      schedule: anySchedule.filter(one =>
        one.steps.every(step => step.monthlyCents === null || step.monthlyCents > 0),
      ),
      hasLabel: fc.boolean(),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map(made => {
    const { id: _id, name: _name, priceLock: _lock, badge: _badge, laterPriceName: _later, ...rest } = aPlan
    const plans = made.map(({ hasLabel, ...one }, index) => ({
      ...rest,
      ...one,
      schedule: {
        steps: one.schedule.steps.map(({ fromMonth, monthlyCents }) => ({ fromMonth, monthlyCents })),
        oneTimeFees: one.schedule.oneTimeFees
          .filter(fee => fee.cents > 0)
          .map(fee => ({ ...fee, label: `Fee ${fee.label}` })),
      },
      speed: 'stated' as const,
      inBundleBuilder: false,
      labels: hasLabel ? [{ name: `Label ${index}` }] : [],
      id: `made-${index}`,
      name: `Made ${index}`,
    }))
    return { ...smallCatalogue, internetPlans: plans as unknown as InternetPlan[] }
  })
  .map(({ internetPlans, ...catalogue }) => ({
    ...catalogue,
    internetPlans,
    internetPlan: (id: string) => internetPlans.find(plan => plan.id === id),
    plansOf: (id: string, type?: string) =>
      internetPlans.filter(plan => plan.providerId === id && (type === undefined || plan.type === type)),
    entryPlan: (id: string, types?: readonly string[]) =>
      internetPlans
        .filter(plan => plan.providerId === id && (types === undefined || types.includes(plan.type)))
        .toSorted((a, b) => priceToday(a.schedule) - priceToday(b.schedule))[0],
  }))

const technology = fc.record({
  code: fc.constantFrom(...importedTechnologies),
  name: fc.constant('Line'),
  download: fc.option(fc.integer({ min: 0, max: 8000 }), { nil: null }),
  upload: fc.option(fc.integer({ min: 0, max: 8000 }), { nil: null }),
  lowLatency: fc.constant(null),
})
const coverage = fc.record({
  technologies: fc.array(technology, { maxLength: 3 }),
  likely: fc.uniqueArray(fc.constantFrom(...importedTechnologies), { maxLength: 2 }),
  shareServed: fc.constant(null),
  shareOf: fc.constant(null),
  nationwide: fc.constant(false),
})
const covered: fc.Arbitrary<CoveredProvider[]> = fc.uniqueArray(
  fc.record({
    providerId: fc.constantFrom('north', 'river', 'stranger'),
    name: fc.constant('Somebody'),
    coverage,
  }),
  { selector: one => one.providerId, maxLength: 3 },
)
const likely: fc.Arbitrary<LikelyOffer[]> = fc.uniqueArray(
  fc.record({
    providerId: fc.constantFrom('north', 'river'),
    reason: fc.constantFrom('fiber_in_county' as const, 'sells_in_state' as const),
    coverage,
  }),
  { selector: one => one.providerId, maxLength: 2 },
)
const answers = fc.tuple(catalogues, covered, likely).map(([catalogue, found, guesses]) => {
  const seen = new Set(found.map(one => one.providerId))
  const result = {
    ...joinCatalogue(catalogue, found, 'TX'),
    likelyProviders: joinLikely(
      catalogue,
      guesses.filter(one => !seen.has(one.providerId)),
      'TX',
    ),
  }
  const answer: LookupAnswer = {
    ...result,
    precision: 'county',
    dataDate: '2026-01-01',
    pricesAsOf: '2026-01-02',
    place: { zipCode: '78704', city: 'Austin', state: 'TX' },
    plans: offeredPlans(catalogue, result),
  }
  return { catalogue, answer }
})
const queries: fc.Arbitrary<ResultsQuery> = fc.record({
  type: fc.constantFrom('', ...planTypes),
  speed: fc.constantFrom(0, 100, 1000),
  price: fc.constantFrom(0, 50, 100),
  noContract: fc.boolean(),
  noCap: fc.boolean(),
  router: fc.boolean(),
  sort: fc.constantFrom(...(Object.keys(resultSorts) as (keyof typeof resultSorts)[])),
  picked: fc.uniqueArray(fc.constantFrom('made-1', 'made-2', 'made-3'), { maxLength: 3 }),
  compare: fc.boolean(),
  onlyDifferent: fc.boolean(),
})

const entriesOf = ({ sections, likely: guesses, satellite }: ArrangedResults) => [
  ...sections.flatMap(section => section.entries),
  ...guesses,
  ...satellite,
]
const rowsOf = (arranged: ArrangedResults) =>
  entriesOf(arranged).flatMap(({ provider, lead, others }) =>
    [lead, ...others].map(plan => ({ provider, plan })),
  )

describe('the list of an answer', () => {
  test('has every plan that the answer bears once, and nothing of any row belongs to another plan', () => {
    fc.assert(
      fc.property(answers, ({ catalogue, answer }) => {
        const rows = rowsOf(arrangeResults(answer, none))
        const borne = plansAtPlace(catalogue, answer)
        expect(rows.map(({ plan }) => plan.id).toSorted()).toEqual(
          borne.map(({ plan }) => plan.id).toSorted(),
        )
        for (const { provider, plan } of rows) {
          const own = catalogue.internetPlan(plan.id)
          expect(provider.id).toBe(own?.providerId)
          const { schedule, downloadMbps, uploadMbps, contractMonths, dataCap, wifiIncluded, name } = plan
          expect({ schedule, downloadMbps, uploadMbps, contractMonths, dataCap, wifiIncluded, name }).toEqual(
            {
              schedule: own?.schedule,
              downloadMbps: own?.downloadMbps,
              uploadMbps: own?.uploadMbps,
              contractMonths: own?.contractMonths,
              dataCap: own?.dataCap,
              wifiIncluded: own?.wifiIncluded,
              name: own?.name,
            },
          )
        }
      }),
    )
  })

  test('a filter only takes away, and says how many it could not judge', () => {
    fc.assert(
      fc.property(answers, queries, ({ answer }, query) => {
        const rows = rowsOf(arrangeResults(answer, query))
        const arranged = arrangeResults(answer, query)
        expect(rows).toHaveLength(arranged.plans)
        expect(arranged.plans + arranged.unpublishedPlans).toBeLessThanOrEqual(answer.plans.length)
        for (const { plan } of rows) {
          expect(plan.downloadMbps).toBeGreaterThanOrEqual(query.speed)
          if (query.type) expect(plan.type).toBe(query.type)
          if (query.price) expect(priceToday(plan.schedule)).toBeLessThanOrEqual(query.price * 100)
          if (query.noContract) expect(plan.contractMonths).toBe(0)
          if (query.noCap) expect(plan.dataCap).toBe('none')
          if (query.router) expect(plan.wifiIncluded).toBe(true)
        }
        if (!query.router) expect(arranged.unpublishedPlans).toBe(0)
      }),
    )
  })

  test('by total or by our ranking, no unknown total stands before one that is known to be lower', () => {
    fc.assert(
      fc.property(answers, fc.constantFrom('total' as const, 'recommended' as const), ({ answer }, sort) => {
        const { sections } = arrangeResults(answer, { ...none, sort })
        const totals = sections
          .flatMap(section => section.entries)
          .map(({ lead }) => ({
            ...totalOf(lead.schedule),
            hasLabel: lead.hasLabel,
          }))
        totals.forEach((first, index) => {
          if (first.known && first.hasLabel) return
          const cheaper = totals
            .slice(index + 1)
            .filter(one => one.known && one.hasLabel && one.cents < first.cents)
          expect(cheaper).toEqual([])
        })
      }),
    )
  })

  test('guesses and satellites never stand among what the data name', () => {
    fc.assert(
      fc.property(answers, queries, ({ answer }, query) => {
        for (const { lead, others } of arrangeResults(answer, query).sections.flatMap(one => one.entries)) {
          for (const plan of [lead, ...others]) {
            expect(['listed', 'in-state']).toContain(plan.certainty)
            expect(plan.type).not.toBe('satellite')
          }
        }
      }),
    )
  })
})

test('every query survives its address, and what an address gets wrong counts as not said', () => {
  fc.assert(
    fc.property(queries, query => {
      expect(readResultsQuery(writeResultsQuery('78704', query))).toEqual(query)
    }),
  )
  expect(readResultsQuery('?zip=78704&type=steam&sort=toString&speed=fast&price=-4&cap=x')).toEqual(none)
})

test('of a local provider nothing but type and speed is known: what else is asked for leaves it out, and says so', () => {
  const answer = {
    ...{ providers: [], likelyProviders: [], plans: [], precision: 'county' as const },
    ...{
      dataDate: '2026-01-01',
      pricesAsOf: '2026-01-01',
      place: { zipCode: '05401', city: '', state: 'VT' },
    },
    otherProviders: [
      {
        name: 'Local Fiber',
        technology: 'Fiber',
        maxDownload: 1000,
        coverage: {
          technologies: [
            { code: 50 as const, name: 'Fiber', download: 1000, upload: null, lowLatency: null },
          ],
          ...{ shareServed: null, shareOf: null, nationwide: false },
        },
      },
    ],
  }
  const ask = (part: Partial<ResultsQuery>) => {
    const { locals, unpublishedLocals } = arrangeResults(answer, { ...none, ...part })
    return [locals.length, unpublishedLocals]
  }
  expect(ask({})).toEqual([1, 0])
  expect(ask({ type: 'fiber', speed: 500 })).toEqual([1, 0])
  expect(ask({ type: 'cable' })).toEqual([0, 0])
  expect(ask({ price: 50 })).toEqual([0, 1])
  expect(ask({ price: 50, type: 'cable' })).toEqual([0, 0])
})

test('the seed: each provider’s lead under our ranking is its cheapest plan there', () => {
  const seen = new Map([['starlink', '2026-11-20']])
  const catalogue = withChecks(readSeed(), seen, new Date('2026-11-22T12:00:00Z'))
  const found = joinCatalogue(catalogue, [], 'TX')
  const answer: LookupAnswer = {
    ...{
      ...found,
      likelyProviders: [],
      precision: 'county',
      dataDate: '2026-01-01',
      pricesAsOf: '2026-01-01',
    },
    place: { zipCode: '78704', city: 'Austin', state: 'TX' },
    plans: offeredPlans(catalogue, { ...found, likelyProviders: [] }),
  }
  const { satellite, sections } = arrangeResults(answer, none)
  expect(sections).toEqual([])
  expect(satellite.length).toBeGreaterThan(1)
  for (const { provider, lead } of satellite) expect(lead.id).toBe(provider.planId)
  expect(answer.plans.find(plan => plan.providerId === 'starlink')?.checkedOn).toBe('2026-11-20')
})
