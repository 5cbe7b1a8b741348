import * as fc from 'fast-check'
import { joinCatalogue, joinLikely } from '#domain/availability/join-catalogue.ts'
import type { CoveredProvider, LikelyOffer } from '#domain/availability/lookup-result.ts'
import { type LookupAnswer, offeredPlans } from '#domain/availability/offered-plans.ts'
import { importedTechnologies } from '#domain/availability/technology.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { planTypes } from '#domain/catalog/plan-type.ts'
import { type ResultsQuery, resultSorts } from '#domain/comparison/results-query.ts'
import { anySchedule } from '#domain/pricing/price-schedule.arbitrary.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { smallCatalogue, smallContent } from '#tests/support/small-catalogue.ts'

const [aPlan] = smallContent.internetPlans
if (!aPlan) throw new Error('The small catalogue has no plan')
const internetIds = ['north', 'river', 'orbit']

/** A catalog with generated plans from the small one's providers. */
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
      ...{ dataCapGb: null, moreDataGb: null, moreDataCents: null },
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
/** Answers for a place, each with the catalog that it was made from. */
export const anyAnswer = fc.tuple(catalogues, covered, likely).map(([catalogue, found, guesses]) => {
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
/** Everything that a results address may ask for. */
export const anyQuery: fc.Arbitrary<ResultsQuery> = fc.record({
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
