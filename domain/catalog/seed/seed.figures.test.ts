import { describe, expect, test } from 'vitest'
import { type PriceSchedule, priceToday, totalOver } from '#domain/pricing/price-schedule.ts'
import { centsFromDollars, formatMonthly } from '#domain/shared/money.ts'
import { builderParts } from '../../bundles/builder-parts.ts'
import { bestTen } from '../../comparison/best-ten.ts'
import { providerList } from '../provider-list.ts'
import { readSeed } from '../read-catalogue.server.ts'
import { downloadInWords } from '../speed-words.ts'

const catalogue = readSeed()
const { guides } = catalogue
const today = ({ schedule }: { schedule: PriceSchedule }) => priceToday(schedule)
const partsOf = (kind: string) => builderParts(catalogue).filter(part => part.kind === kind)

/** Everything below is typed from the specification, section 9, in dollars as given there. */
const dollars = (...figures: number[]) => figures.map(centsFromDollars)

describe('what the specification, section 9, says of plans and prices', () => {
  test('starting prices on the home cards', () => {
    const starting = catalogue.homeCards.map(({ startsAt }) => {
      if ('cents' in startsAt) return startsAt.cents
      return today(catalogue.offering(startsAt.planId) ?? expect.unreachable(startsAt.planId))
    })
    expect(starting).toEqual(dollars(49.99, 24.99, 29.95, 30.0, 84.99, 24.99, 55.0, 30.0))
    expect(catalogue.homeCards.map(card => card.target)).toEqual([
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

  test('starting prices of internet on the home cards are those of the cheapest plan', () => {
    for (const { providerId, startsAt } of catalogue.homeCards) {
      const cheapest = catalogue.entryPlan(providerId)
      if (cheapest) expect(startsAt).toEqual({ planId: cheapest.id })
    }
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
    const plans = partsOf('internet').filter(one => one.providerId === id)
    expect(plans.map(one => [one.plan, today(one)])).toEqual(
      lines.map(([plan, price]) => [plan, centsFromDollars(price)]),
    )
  })

  test('builder security and TV', () => {
    expect(partsOf('security').map(one => [one.providerId, one.plan, today(one)])).toEqual([
      ['adt', 'Basic', 4599],
      ['adt', 'Pro', 5999],
      ['adt', 'Premium', 8999],
      ['vivint', 'Smart Security', 4999],
      ['vivint', 'Smart Protect', 6999],
      ['vivint', 'Smart Complete', 9999],
    ])
    expect(partsOf('tv').map(one => [one.plan, today(one), one.detail])).toEqual([
      ['Entertainment', 6999, '75+ channels'],
      ['Choice', 8499, '105+ channels'],
      ['Ultimate', 10_999, '140+ channels'],
      ['Premier', 15_499, '150+ channels'],
    ])
  })

  test('pre-made bundles', () => {
    expect(catalogue.premadeBundles.map(one => [one.startingCents, one.wasCents, one.savingCents])).toEqual([
      dollars(184.99, 199.99, 50),
      dollars(89.99, 119.99, 30),
      dollars(119.99, 149.99, 30),
    ])
    expect(catalogue.premadeBundles[0]?.badge).toBe('Most Popular')
  })

  test('brand A package page', () => {
    const vivintPackages = catalogue.packagesOf('vivint')
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
    expect(vivintPackages[2]).toMatchObject({ name: 'Custom plan', schedule: null, choices: null })
    expect(catalogue.internetAddOns.map(one => [today(one), one.downloadMbps])).toEqual([
      [1999, 100],
      [2999, 300],
    ])
    expect(guides.security.fallbackInternetCents).toBe(2999)
  })

  test('brand B package page', () => {
    expect(
      catalogue
        .packagesOf('adt')
        .map(pack => [pack.name, pack.schedule && priceToday(pack.schedule), pack.badge]),
    ).toEqual([
      ['Basic', 4599, null],
      ['Secure', 5999, 'Most Popular'],
    ])
    expect(guides.security.adtMaxInternetProviders).toBe(3)
  })

  test('plan tables of provider K', () => {
    const fiber = catalogue.plansOf('kinetic', 'fiber')
    expect(fiber.map(today)).toEqual(dollars(99.99, 69.99, 39.99, 24.99))
    expect(fiber.map(plan => plan.badge)).toEqual([null, 'Best Value', null, null])
    expect(catalogue.plansOf('kinetic', 'dsl')).toMatchObject([{ downloadMbps: 100, uploadMbps: 10 }])
    expect(catalogue.plansOf('kinetic', 'dsl').map(today)).toEqual(dollars(44.99))
  })

  test('plan tables of provider W', () => {
    const cable = catalogue.plansOf('wow', 'cable')
    expect(cable.map(today)).toEqual(dollars(30, 45, 60, 95))
    expect(cable.map(plan => plan.downloadMbps)).toEqual([300, 600, 1000, 1200])
    expect(cable.map(plan => plan.uploadMbps)).toEqual([10, 10, 50, 50])
    expect(cable.map(plan => plan.rewardCardCents)).toEqual([null, null, 20_000, 30_000])
    const fiber = catalogue.plansOf('wow', 'fiber')
    expect(fiber.map(today)).toEqual(dollars(40, 50, 70, 100, 180))
    expect(fiber.map(plan => plan.badge)).toEqual([null, null, 'Most Popular', 'Best Value', null])
    expect(guides.providerPages.find(page => page.providerId === 'wow')?.callHours).toBe(
      '7 days a week, 8 AM–12 AM EST',
    )
  })

  test('plan table of provider M with price lock and rack rate', () => {
    const plans = catalogue.plansOf('metronet')
    const locked = ({ priceLock }: (typeof plans)[number]) => priceLock && priceToday(priceLock.schedule)
    expect(plans.map(plan => [today(plan), locked(plan), plan.schedule.steps[1]])).toEqual([
      [2995, null, { fromMonth: 13, monthlyCents: 5495 }],
      [4495, 4995, { fromMonth: 13, monthlyCents: 6995 }],
      [4995, 5495, { fromMonth: 13, monthlyCents: 8995 }],
      [6995, 7495, { fromMonth: 13, monthlyCents: 11_995 }],
      [10_995, null, { fromMonth: 13, monthlyCents: 12_995 }],
    ])
    expect(plans.map(plan => plan.badge)).toEqual([null, 'Most Popular', null, null, null])
    expect(plans.map(plan => plan.soldIn).filter(where => where === 'some-markets')).toHaveLength(1)
    expect(plans.at(-1)?.soldIn).toBe('some-markets')
    expect(catalogue.provider('metronet')?.advertisedFromCents).toBe(2999)
    expect(guides.priceLock).toMatchObject({
      months: 36,
      extraMonthlyCents: 500,
      claimedSavingUpToCents: 27_000,
    })
    for (const plan of plans) {
      expect(plan.schedule.oneTimeFees).toEqual([
        { label: 'Installation fee', cents: 7500, purpose: 'installation' },
      ])
    }
  })

  test('the price lock of provider M costs five dollars more and saves at least what is claimed', () => {
    const savings = catalogue.plansOf('metronet').flatMap(({ schedule, priceLock }) => {
      if (!priceLock) return []
      const cents = totalOver(schedule, 36).cents - totalOver(priceLock.schedule, 36).cents
      return [{ extraCents: priceToday(priceLock.schedule) - priceToday(schedule), cents }]
    })
    expect(savings.map(saving => saving.extraCents)).toEqual([500, 500, 500])
    expect(savings.every(saving => saving.cents >= guides.priceLock.claimedSavingUpToCents)).toBe(true)
  })

  test('a provider starts at its cheapest plan in the comparison, or says there that it has a cheaper one', () => {
    const silent = catalogue.providerListings.filter(({ providerId, planId }) => {
      const startsAt = today(catalogue.offering(planId) ?? expect.unreachable(planId))
      const cheapest = Math.min(...catalogue.plansOf(providerId).map(today))
      const note = providerList(catalogue).find(one => one.providerId === providerId)?.priceNote ?? ''
      return startsAt > cheapest && !note.includes(formatMonthly(cheapest))
    })
    expect(silent).toEqual([])
  })

  test('the provider comparison has twelve entries from $29.99; the highest is what its label says, not the sample of $110.00', () => {
    const entries = providerList(catalogue)
    const prices = entries.map(entry => Number(entry.price.match(/\$([\d.]+)/)?.[1]))
    expect(new Set(entries.map(entry => entry.providerId)).size).toBe(12)
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([29.99, 120])
    expect(entries.find(entry => entry.providerId === 'starlink')).toMatchObject({
      ...{ type: 'Satellite', regions: ['Nationwide'], speed: '50–150 Mbps', price: 'From $120.00/month' },
    })
    const noteOf = (id: string) => entries.find(entry => entry.providerId === id)?.priceNote
    expect(noteOf('kinetic')).toBe('for Fiber 300; Fiber 100 is $24.99/mo')
    expect(noteOf('metronet')).toBe('as advertised; 150 Mbps is $29.95/mo')
  })

  test('a price in the comparison stands beside the speed of its own plan', () => {
    for (const { planId, providerId } of catalogue.providerListings) {
      const plan = catalogue.internetPlan(planId) ?? expect.unreachable(planId)
      const entry = providerList(catalogue).find(one => one.providerId === providerId)
      expect(entry?.speed).toBe(downloadInWords(plan))
    }
  })

  test('nothing in words counts the states of a provider: the county figures do, with their date', () => {
    const words = JSON.stringify([catalogue.providers, catalogue.homeCards, guides])
    expect(words.match(/\b\d+ (?:mostly \w+ )?states\b/)).toBeNull()
  })

  test('nobody who charges for the installation is said to include it', () => {
    const both = catalogue.internetPlans.filter(
      ({ professionalInstallation, schedule }) =>
        professionalInstallation && schedule.oneTimeFees.some(fee => fee.purpose === 'installation'),
    )
    expect(both.map(plan => plan.id)).toEqual([])
  })

  test('a home card whose provider sells for less than it names what its price is for', () => {
    const silent = catalogue.homeCards.filter(({ providerId, startsAt }) => {
      if (!('planId' in startsAt) || startsAt.note) return false
      const least = Math.min(...catalogue.offerings.filter(one => one.providerId === providerId).map(today))
      return today(catalogue.offering(startsAt.planId) ?? expect.unreachable(startsAt.planId)) > least
    })
    // Provider W's bundle price is a cent lower, and a service of its own.
    expect(silent.map(card => card.providerId)).toEqual(['wow'])
  })

  test('what stands how often', () => {
    expect(catalogue.logoStrip).toHaveLength(10)
    expect(catalogue.homeCards).toHaveLength(8)
    expect(['internet', 'security', 'tv'].map(kind => partsOf(kind).length)).toEqual([13, 6, 4])
    expect(catalogue.offerings).toHaveLength(80)
    expect(bestTen(catalogue)).toHaveLength(10)
    expect(guides.security.vivint.products).toHaveLength(6)
    expect(guides.security.adt.products).toHaveLength(4)
    expect(guides.discounts.questions).toHaveLength(3)
  })

  test('each pre-made bundle opens with parts of its kinds that cost what it says, to the nearest cents', () => {
    for (const { startingCents, contents, opensWith } of catalogue.premadeBundles) {
      const parts = Object.values(opensWith).flatMap(id => (id ? (catalogue.offering(id) ?? []) : []))
      expect(parts.map(part => part.kind).toSorted()).toEqual([...contents].toSorted())
      const sum = parts.reduce((total, part) => total + today(part), 0)
      expect(Math.abs(sum - startingCents)).toBeLessThanOrEqual(10)
    }
  })
})
