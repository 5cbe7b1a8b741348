import { describe, expect, test } from 'vitest'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { builderInternetPlans, builderSecurityPlans, builderTvPlans } from './builder-catalog.ts'
import { entryOffering } from './entry-offering.ts'
import { internetPlans } from './internet-plans.ts'
import { findOffering, lockedServiceName, offeringByPlanId, offerings } from './offerings.ts'
import { internetProviderIds } from './provider.ts'
import { kitPrices, securityOptions } from './security-package.ts'
import { vivintPackages } from './security-packages.ts'

describe('everything that can be ordered', () => {
  test('is named once by provider and service name, and once by plan id', () => {
    const names = offerings.map(one => `${one.providerId} ${one.serviceName}`)
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
    expect(new Set(offerings.map(one => one.planId)).size).toBe(offerings.length)
  })

  test('is found by exactly its name', () => {
    for (const one of offerings) expect(findOffering(one.providerId, one.serviceName)).toBe(one)
    expect(findOffering('wow', 'fiber 100 mbps')).toBeUndefined()
    expect(findOffering('metronet', 'Fiber 100 Mbps')).toBeUndefined()
    expect(findOffering('__proto__', 'constructor')).toBeUndefined()
  })

  test('has a price of at least one cent today', () => {
    for (const one of offerings) expect(priceToday(one.schedule)).toBeGreaterThan(0)
  })

  test('has every plan of the tables at the price of the table', () => {
    for (const plan of internetPlans) {
      const one = findOffering(plan.providerId, plan.name)
      expect(one?.planId).toBe(plan.id)
      expect(one?.schedule).toBe(plan.schedule)
    }
  })

  test('has the price locks as services of their own', () => {
    const locked = internetPlans.filter(plan => plan.lockSchedule)
    expect(locked).toHaveLength(3)
    for (const plan of locked) {
      const one = findOffering(plan.providerId, lockedServiceName(plan))
      expect(one && priceToday(one.schedule)).toBe(plan.lockedPriceCents)
    }
  })
})

describe('the bundle builder', () => {
  test('offers only what can be ordered, at the same price', () => {
    for (const choice of [...builderInternetPlans, ...builderSecurityPlans, ...builderTvPlans]) {
      const one = findOffering(choice.providerId, choice.serviceName)
      expect(one?.planId).toBe(choice.planId)
      expect(one && priceToday(one.schedule)).toBe(choice.priceCents)
      expect(priceToday(choice.schedule)).toBe(choice.priceCents)
    }
  })

  test('shares the offerings of the pages where name and price are the same', () => {
    expect(builderInternetPlans.filter(choice => choice.providerId !== 'wow')).toHaveLength(10)
    expect(findOffering('adt', 'Basic')?.planId).toBe('adt-basic')
  })

  test('has services of its own where provider W’s bundle prices differ from its page', () => {
    expect(findOffering('wow', 'Bundle Internet 100 Mbps')?.planId).toBe('wow-bundle-100')
    expect(findOffering('wow', 'Fiber 100 Mbps')?.planId).toBe('wow-fiber-100')
  })
})

describe('security packages', () => {
  test('have kits in steps of five dollars, both ends included', () => {
    const kits = vivintPackages.flatMap(pack => (pack.choices ? [kitPrices(pack.choices.kit)] : []))
    expect(kits).toEqual([
      [1999, 2499, 2999, 3499, 3999, 4499, 4999],
      [3999, 4499, 4999, 5499, 5999, 6499, 6999],
    ])
  })

  test('can be taken with the equipment paid once', () => {
    const starter = offeringByPlanId('vivint-essentials-starter')
    expect(starter?.schedule.oneTimeFees).toEqual([{ label: 'Essentials equipment', cents: 17_900 }])
  })

  test('without a published price are only sold on the phone', () => {
    expect(vivintPackages.filter(pack => securityOptions(pack).length === 0).map(pack => pack.name)).toEqual([
      'Custom plan',
    ])
  })
})

describe('what a lookup shows', () => {
  test('is an orderable plan for every internet provider', () => {
    for (const id of internetProviderIds) {
      const entry = entryOffering(id)
      expect(entry?.offering.kind).toBe('internet')
      expect(entry?.maxDownloadMbps).toBeGreaterThanOrEqual(entry?.offering.downloadMbps ?? Number.NaN)
    }
  })

  test('is the cheapest plan that is sold on its own', () => {
    expect(entryOffering('wow')?.offering.serviceName).toBe('Cable 300 Mbps')
    expect(entryOffering('kinetic')).toMatchObject({
      offering: { serviceName: 'Fiber 100' },
      maxDownloadMbps: 2000,
    })
    expect(entryOffering('vivint')).toBeUndefined()
    expect(entryOffering('nobody')).toBeUndefined()
  })
})
