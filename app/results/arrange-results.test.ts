import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { joinCatalogue } from '#domain/availability/join-catalogue.ts'
import { type LookupAnswer, offeredPlans } from '#domain/availability/offered-plans.ts'
import { plansAtPlace } from '#domain/availability/plans-at-place.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { middleMbps, reachesSpeed } from '#domain/catalog/speed-words.ts'
import { type ResultsQuery, readResultsQuery, writeResultsQuery } from '#domain/comparison/results-query.ts'
import { totalOf } from '#domain/pricing/known-total.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { anyAnswer as answers, anyQuery as queries } from './answers.arbitrary.ts'
import { type ArrangedResults, arrangeResults } from './arrange-results.ts'
import { countUnpublished, orderInWords, reportedOnlyInWords } from './list-note-words.ts'

const none = readResultsQuery('')

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
        expect(arranged.plans + countUnpublished(answer, query).plans).toBeLessThanOrEqual(
          answer.plans.length,
        )
        for (const { plan } of rows) {
          expect(reachesSpeed(plan.downloadMbps, query.speed)).toBe(true)
          if (query.type) expect(plan.type).toBe(query.type)
          if (query.price) expect(priceToday(plan.schedule)).toBeLessThanOrEqual(query.price * 100)
          if (query.noContract) expect(plan.contractMonths).toBe(0)
          if (query.noCap) expect(plan.dataCap).toBe('none')
          if (query.router) expect(plan.wifiIncluded).toBe(true)
        }
        if (!query.router) expect(countUnpublished(answer, query).plans).toBe(0)
        const others = query.type ? reportedOnlyInWords(answer, query.type) : null
        for (const { provider } of rows) expect(others ?? '').not.toContain(provider.name)
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
    const query = { ...none, ...part }
    return [arrangeResults(answer, query).locals.length, countUnpublished(answer, query).locals]
  }
  expect(ask({})).toEqual([1, 0])
  expect(ask({ type: 'fiber', speed: 500 })).toEqual([1, 0])
  expect(ask({ type: 'cable' })).toEqual([0, 0])
  expect(ask({ price: 50 })).toEqual([0, 1])
  expect(ask({ price: 50, type: 'cable' })).toEqual([0, 0])
})

test('a heading is true of every plan below it: a provider stands under each that its plans belong to, known totals first', () => {
  const catalogue = readSeed()
  const fiber = { code: 50 as const, name: 'Fiber', download: 5000, upload: 5000, lowLatency: true }
  const coverage = { technologies: [fiber], shareServed: 0.5, shareOf: null, nationwide: false }
  const found = joinCatalogue(catalogue, [{ fccProviderId: 130077, name: 'AT&T', coverage }], 'TX')
  const likelyProviders: LookupAnswer['likelyProviders'] = []
  const answer: LookupAnswer = {
    ...{ ...found, likelyProviders, precision: 'county' },
    ...{ dataDate: '2026-01-01', pricesAsOf: '2026-01-01' },
    place: { zipCode: '78701', city: 'Austin', state: 'TX' },
    plans: offeredPlans(catalogue, { ...found, likelyProviders }),
  }
  for (const sort of ['recommended', 'total'] as const) {
    const { sections } = arrangeResults(answer, { ...none, sort })
    const plansBelow = sections.map(({ group, entries }) => [
      group,
      entries.flatMap(({ lead, others }) => [lead, ...others].map(plan => plan.id)),
    ])
    expect(plansBelow).toEqual([
      ['known', ['att-internet-500', 'att-internet-1000', 'att-internet-2000']],
      ['not-confirmed', ['att-internet-300']],
    ])
  }
})

test('the seed: each provider’s lead under our ranking is its cheapest plan there', () => {
  const catalogue = readSeed()
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
  expect(answer.plans.map(plan => plan.checkedOn)).toEqual(
    answer.plans.map(plan => catalogue.checkedOn(plan.id)),
  )
})

test('an order by speed takes a range by its middle: no ceiling stands before a range that reaches well beyond it', () => {
  const middles = [
    { downloadFromMbps: 133, downloadMbps: 415 },
    { downloadFromMbps: null, downloadMbps: 140 },
    { downloadFromMbps: 50, downloadMbps: 150 },
  ].map(middleMbps)
  expect(middles).toEqual([274, 140, 100])
})

test('an order by one figure says how it goes, and only of lists that there are', () => {
  fc.assert(
    fc.property(answers, ({ answer }) => {
      expect(orderInWords('recommended', arrangeResults(answer, none))).toBeNull()
      const arranged = arrangeResults(answer, { ...none, sort: 'speed' })
      const words = orderInWords('speed', arranged) ?? ''
      expect(words).toContain('its fastest plan')
      expect(words.includes('by satellite')).toBe(arranged.satellite.length > 0)
      expect(words.includes('likely')).toBe(arranged.likely.length > 0)
    }),
  )
})
