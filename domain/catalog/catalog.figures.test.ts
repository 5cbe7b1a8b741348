import { describe, expect, test } from 'vitest'
import { totalOver } from '#domain/pricing/price-schedule.ts'
import { centsFromDollars } from '#domain/shared/money.ts'
import { builderInternetPlans, builderSecurityPlans, builderTvPlans } from './builder-catalog.ts'
import { featuredStreaming, monthlyCosts, topTenReasons } from './cord-cutting.ts'
import { discountInWords, endedPrograms, lifeline, militaryDiscounts } from './discounts.ts'
import { editorialFigures } from './editorial-figures.ts'
import { compactTopicCount, connectionTypes } from './education.ts'
import { homeCards } from './home-cards.ts'
import { plansOf } from './internet-plans.ts'
import { marketingClaims, reviewsBadge } from './marketing-claims.ts'
import { metronetInstallationFee, metronetPriceLock } from './metronet-plans.ts'
import { premadeBundles } from './premade-bundles.ts'
import { kineticPage, metronetPage, wowPage } from './provider-pages.ts'
import { firstYearTotal, securityBrands } from './security-article.ts'
import {
  adtMaxInternetProviders,
  adtPackages,
  defaultInternetAddOns,
  fallbackInternetAddOnCents,
  vivintPackages,
} from './security-packages.ts'
import { streamingPackage } from './tv-packages.ts'

/** Everything below is typed out from the specification, section 9, in dollars as it stands there. */
const dollars = (...figures: number[]) => figures.map(centsFromDollars)
const pick = <T>(rows: readonly T[], read: (row: T) => number | undefined) => rows.map(read)

describe('the figures of the specification, section 9', () => {
  test('starting prices on the home cards', () => {
    expect(pick(homeCards, card => card.startingCents)).toEqual(
      dollars(49.99, 24.99, 29.95, 30.0, 84.99, 24.99, 55.0, 30.0),
    )
    expect(homeCards.map(card => card.target)).toEqual([
      '/vivint-packages',
      '/kinetic-windstream',
      '/metronet',
      '/wow-internet',
      '/directv',
      '/adt-packages',
      null,
      null,
    ])
  })

  test('starting prices of internet on the home cards are prices of a plan', () => {
    const cards = homeCards.filter(card => plansOf(card.providerId).length > 0)
    expect(cards.map(card => card.providerId)).toEqual(['kinetic', 'metronet', 'wow', 'att', 'spectrum'])
    expect(pick(cards, card => card.startingCents)).toEqual(
      pick(cards, card => Math.min(...plansOf(card.providerId).map(plan => plan.priceCents))),
    )
  })

  test.each([
    [
      'metronet',
      [
        ['150 Mbps', 29.95],
        ['500 Mbps', 44.95],
        ['1 Gig', 49.95],
        ['2 Gig', 69.95],
        ['5 Gig', 109.95],
      ],
    ],
    [
      'kinetic',
      [
        ['Fiber 100', 24.99],
        ['Fiber 300', 39.99],
        ['Fiber GIG', 69.99],
        ['Fiber 2 GIG', 99.99],
        ['DSL up to 100 Mbps', 44.99],
      ],
    ],
    [
      'wow',
      [
        ['100 Mbps', 29.99],
        ['500 Mbps', 49.99],
        ['1 Gig', 79.99],
      ],
    ],
  ] as const)('builder internet of %s', (id, lines) => {
    const plans = builderInternetPlans.filter(one => one.providerId === id)
    expect(plans.map(one => [one.plan, one.priceCents])).toEqual(
      lines.map(([plan, price]) => [plan, centsFromDollars(price)]),
    )
  })

  test('builder security and TV', () => {
    expect(builderSecurityPlans.map(one => [one.providerId, one.plan, one.priceCents])).toEqual([
      ['adt', 'Basic', 4599],
      ['adt', 'Pro', 5999],
      ['adt', 'Premium', 8999],
      ['vivint', 'Smart Security', 4999],
      ['vivint', 'Smart Protect', 6999],
      ['vivint', 'Smart Complete', 9999],
    ])
    expect(builderTvPlans.map(one => [one.plan, one.priceCents, one.channels])).toEqual([
      ['Entertainment', 6999, '75+'],
      ['Choice', 8499, '105+'],
      ['Ultimate', 10_999, '140+'],
      ['Premier', 15_499, '150+'],
    ])
  })

  test('pre-made bundles, with a note where the saving is not the difference of the prices', () => {
    expect(premadeBundles.map(one => [one.startingCents, one.wasCents, one.savingCents])).toEqual([
      dollars(184.99, 199.99, 50),
      dollars(89.99, 119.99, 30),
      dollars(119.99, 149.99, 30),
    ])
    const adds = premadeBundles.map(one => one.wasCents - one.savingCents === one.startingCents)
    expect(adds).toEqual([false, true, true])
    expect(premadeBundles.map(one => one.note === undefined)).toEqual(adds)
    expect(premadeBundles[0]?.badge).toBe('Most Popular')
  })

  test('brand A package page', () => {
    expect(vivintPackages.map(pack => pack.choices?.starter.equipmentCents)).toEqual([
      17_900,
      59_900,
      undefined,
    ])
    const kits = vivintPackages.flatMap(({ choices }) => (choices ? [choices.kit] : []))
    expect(kits.map(kit => [kit.minCents, kit.maxCents, kit.stepCents, kit.defaultCents])).toEqual([
      dollars(19.99, 49.99, 5, 29.99),
      dollars(39.99, 69.99, 5, 49.99),
    ])
    expect(vivintPackages[2]?.price).toBe('Call for pricing')
    expect(defaultInternetAddOns.map(one => [one.additionalCents, one.downloadMbps])).toEqual([
      [1999, 100],
      [2999, 300],
    ])
    expect(fallbackInternetAddOnCents).toBe(2999)
  })

  test('brand B package page', () => {
    expect(adtPackages.map(pack => [pack.name, pack.priceCents, pack.badge])).toEqual([
      ['Basic', 4599, undefined],
      ['Secure', 5999, 'Most Popular'],
    ])
    expect(adtMaxInternetProviders).toBe(3)
  })

  test('plan tables of provider K', () => {
    const fiber = plansOf('kinetic', 'fiber')
    expect(pick(fiber, plan => plan.priceCents)).toEqual(dollars(99.99, 69.99, 39.99, 24.99))
    expect(fiber.map(plan => plan.badge)).toEqual([undefined, 'Best Value', undefined, undefined])
    expect(plansOf('kinetic', 'dsl')).toMatchObject([{ priceCents: 4499, downloadMbps: 100, uploadMbps: 10 }])
    expect(kineticPage.heroFromCents).toBe(2499)
  })

  test('plan tables of provider W', () => {
    const cable = plansOf('wow', 'cable')
    expect(pick(cable, plan => plan.priceCents)).toEqual(dollars(30, 45, 60, 95))
    expect(pick(cable, plan => plan.downloadMbps)).toEqual([300, 600, 1000, 1200])
    expect(pick(cable, plan => plan.uploadMbps)).toEqual([10, 10, 50, 50])
    expect(pick(cable, plan => plan.rewardCardCents)).toEqual([undefined, undefined, 20_000, 30_000])
    const fiber = plansOf('wow', 'fiber')
    expect(pick(fiber, plan => plan.priceCents)).toEqual(dollars(40, 50, 70, 100, 180))
    expect(fiber.map(plan => plan.badge)).toEqual([
      undefined,
      undefined,
      'Most Popular',
      'Best Value',
      undefined,
    ])
    expect(wowPage.callHours).toBe('7 days a week, 8 AM–12 AM EST')
  })

  test('plan table of provider M with price lock and rack rate', () => {
    const plans = plansOf('metronet')
    expect(plans.map(plan => [plan.priceCents, plan.lockedPriceCents, plan.rackRateCents])).toEqual([
      [2995, undefined, 5495],
      [4495, 4995, 6995],
      [4995, 5495, 8995],
      [6995, 7495, 11_995],
      [10_995, undefined, 12_995],
    ])
    expect(plans.map(plan => plan.badge)).toEqual([
      undefined,
      'Most Popular',
      undefined,
      undefined,
      undefined,
    ])
    expect(metronetPage.heroFromCents).toBe(2999)
    expect(metronetInstallationFee.cents).toBe(7500)
    expect(metronetPriceLock).toEqual({ months: 36, extraMonthlyCents: 500, claimedSavingUpToCents: 27_000 })
    for (const plan of plans) expect(plan.schedule.oneTimeFees).toEqual([metronetInstallationFee])
  })

  test('the price lock of provider M costs five dollars more and saves at least what is claimed', () => {
    const savings = plansOf('metronet').flatMap(
      ({ schedule, lockSchedule, priceCents, lockedPriceCents }) => {
        if (!lockSchedule || lockedPriceCents === undefined) return []
        const cents = totalOver(schedule, 36).cents - totalOver(lockSchedule, 36).cents
        return [{ extraCents: lockedPriceCents - priceCents, cents }]
      },
    )
    expect(savings.map(saving => saving.extraCents)).toEqual([500, 500, 500])
    expect(savings.every(saving => saving.cents >= metronetPriceLock.claimedSavingUpToCents)).toBe(true)
  })

  test('cheap security article, with the first year added up', () => {
    expect(
      securityBrands.map(one => [one.equipmentCents, one.monitoringCents.from, one.monitoringCents.to]),
    ).toEqual([
      dollars(59.98, 5, 5),
      dollars(199.99, 10, 20),
      dollars(260, 15, 25),
      dollars(229.99, 18, 32),
      dollars(89.99, 10, 10),
    ])
    expect(securityBrands.map(firstYearTotal).map(({ from, to }) => [from, to])).toEqual([
      dollars(119.98, 119.98),
      dollars(319.99, 439.99),
      dollars(440, 560),
      dollars(445.99, 613.99),
      dollars(209.99, 209.99),
    ])
  })

  test('discounts, Lifeline, and no ended program among them', () => {
    expect(militaryDiscounts.map(row => discountInWords(row.figure))).toEqual([
      '$15.00 off a month',
      '10% off',
      '$5.00 credit a month',
      'On request',
    ])
    expect([lifeline.monthlyCents, lifeline.tribalMonthlyCents]).toEqual(dollars(9.25, 34.25))
    expect(endedPrograms[0].endedOn).toBe('2024-06-01')
  })

  test('marketing claims, editorial figures and the reviews badge', () => {
    expect(marketingClaims).toEqual({
      streamingGiftCardCents: 30_000,
      securityDeviceCreditCents: 30_000,
      accessCodesPerLock: 250,
      dvrStorageDays: 10,
      dvrCameras: 12,
      keyFobRangeFeet: 100,
      pendantRangeFeet: 300,
      clipSeconds: 20,
      reliability: '99.9%',
      vivint: { customersProtected: '2M+', yearsOfExperience: '20+' },
      adt: { customersProtected: '6M+', yearsOfExperience: '150+' },
    })
    expect(Object.values(editorialFigures).map(one => one.figure)).toEqual([
      '$148.7 billion',
      '1,345',
      '62 of 100',
      '60/40',
    ])
    expect(reviewsBadge).toEqual({ rating: 4.3, outOf: 5, reviews: 2309 })
  })

  test('streaming, cord cutting and education', () => {
    expect(streamingPackage.priceCents).toBe(8499)
    expect(featuredStreaming.startingCents).toBe(8499)
    expect(monthlyCosts).toEqual({
      cable: { fromCents: 10_000, toCents: 15_000 },
      streaming: { fromCents: 3500, toCents: 7500 },
    })
    expect(topTenReasons).toHaveLength(10)
    expect(compactTopicCount).toBe(3)
    expect(connectionTypes.map(one => [one.name, one.fromMbps, one.toMbps, one.openEnded])).toEqual([
      ['DSL', 5, 35, false],
      ['Cable', 25, 1200, false],
      ['Fiber', 250, 1000, true],
      ['Satellite', 12, 100, false],
      ['5G', 100, 300, false],
    ])
  })
})
