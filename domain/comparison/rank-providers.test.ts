import * as fc from 'fast-check'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { anySchedule } from '#domain/pricing/price-schedule.arbitrary.ts'
import { flat, introThen, promisedFor } from '#domain/pricing/price-schedule.ts'
import { rankedProviders, rankingInputOf, rankOffers, rankProviders } from './rank-providers.ts'
import { type RankingInput, rankingFormula, rankingPoints, rankingScore } from './ranking-formula.ts'

const catalogue = readSeed()
const internetProviderIds = catalogue.internetProviders.map(provider => provider.id)

const offer: RankingInput = { schedule: flat(5000), downloadMbps: 500, uploadMbps: 500, contractMonths: 0 }
const anyInput: fc.Arbitrary<RankingInput> = fc.record({
  schedule: anySchedule,
  downloadMbps: fc.integer({ min: 0, max: 10_000 }),
  uploadMbps: fc.option(fc.integer({ min: 0, max: 10_000 }), { nil: null }),
  contractMonths: fc.integer({ min: 0, max: 36 }),
})
const offers = fc.uniqueArray(fc.record({ key: fc.string(), hasLabel: fc.boolean(), input: anyInput }), {
  selector: one => one.key,
  maxLength: 8,
})

describe('the published formula', () => {
  test('has weights that add up to 100, each factor once', () => {
    expect(rankingFormula.reduce((sum, line) => sum + line.weight, 0)).toBe(100)
    expect(rankingFormula.map(line => line.factor).toSorted()).toEqual(
      Object.keys(rankingPoints(offer)).toSorted(),
    )
  })

  test('gives full points and none at the bounds that it names', () => {
    const best = { schedule: flat(3000), downloadMbps: 1000, uploadMbps: 1000, contractMonths: 0 }
    const worst = { schedule: promisedFor(12_000, 1), downloadMbps: 25, uploadMbps: null, contractMonths: 24 }
    expect(rankingScore(best)).toBe(100)
    expect(rankingScore(worst)).toBe(0)
    expect(rankingPoints({ ...offer, schedule: introThen(5000, 12, 7500) })).toMatchObject({
      price: 64,
      priceLock: 31,
      laterPrice: 100,
    })
  })

  test('gives no points for a contract that nothing is published of', () => {
    expect(rankingPoints({ ...offer, contractMonths: null }).contract).toBe(0)
  })

  test('counts one-time fees', () => {
    const withFee = {
      ...offer,
      schedule: flat(5000, [{ label: 'Installation fee', cents: 24_000, purpose: 'installation' }]),
    }
    expect(rankingPoints(withFee).price).toBeLessThan(rankingPoints(offer).price)
  })

  test('never scores outside 0 to 100', () => {
    fc.assert(
      fc.property(anyInput, input => {
        for (const value of [rankingScore(input), ...Object.values(rankingPoints(input))]) {
          expect(value).toBeGreaterThanOrEqual(0)
          expect(value).toBeLessThanOrEqual(100)
        }
      }),
    )
  })

  test('never lowers a score for a lower price', () => {
    fc.assert(
      fc.property(anyInput, fc.nat(20_000), fc.nat(20_000), (input, cents, more) => {
        const cheap = rankingScore({ ...input, schedule: flat(cents) })
        expect(cheap).toBeGreaterThanOrEqual(rankingScore({ ...input, schedule: flat(cents + more) }))
      }),
    )
  })
})

describe('commissions', () => {
  test('are no part of the inputs', () => {
    expectTypeOf<keyof RankingInput>().toEqualTypeOf<
      'schedule' | 'downloadMbps' | 'uploadMbps' | 'contractMonths'
    >()
    for (const plan of catalogue.internetPlans) {
      expect(Object.keys(rankingInputOf(plan)).toSorted()).toEqual([
        'contractMonths',
        'downloadMbps',
        'schedule',
        'uploadMbps',
      ])
    }
  })

  test('attached to offers and shuffled, do not move a place', () => {
    fc.assert(
      fc.property(offers, fc.array(fc.nat(), { minLength: 8, maxLength: 8 }), (list, commissions) => {
        const rank = (paid: readonly number[]) =>
          rankOffers(
            list.map((one, index) => ({
              ...one,
              input: { ...one.input, commissionCents: paid[index] ?? 0 },
            })),
            one => one,
          ).map(one => one.key)
        expect(rank(commissions.toReversed())).toEqual(rank(commissions))
        expect(rank(commissions)).toEqual(rankOffers(list, one => one).map(one => one.key))
      }),
    )
  })
})

describe('the ranking', () => {
  test('is the same in whatever order offers come', () => {
    const shuffled = offers.chain(list =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    )
    fc.assert(
      fc.property(shuffled, ([list, other]) => {
        expect(rankOffers(other, one => one)).toEqual(rankOffers(list, one => one))
      }),
    )
  })

  test('is the same in whatever order provider ids come, and keeps every internet provider once', () => {
    const ids = [...internetProviderIds]
    fc.assert(
      fc.property(fc.shuffledSubarray(ids, { minLength: ids.length }), some => {
        expect(rankProviders(catalogue, [...some, ...some])).toEqual(rankProviders(catalogue, ids))
      }),
    )
    expect(rankProviders(catalogue, ids).toSorted()).toEqual(ids.toSorted())
  })

  test('a place among others does not depend on who the others are', () => {
    const whole = rankProviders(catalogue, internetProviderIds)
    fc.assert(
      fc.property(fc.shuffledSubarray([...internetProviderIds]), some => {
        expect(rankProviders(catalogue, some)).toEqual(whole.filter(id => some.some(one => one === id)))
      }),
    )
  })

  test('leaves out who sells no internet or is unknown', () => {
    expect(rankProviders(catalogue, ['vivint', 'nobody', 'wow'])).toEqual(['wow'])
    expect(rankedProviders(catalogue, ['wow'])[0]).toMatchObject({
      providerId: 'wow',
      planId: 'wow-cable-300',
    })
  })
})
