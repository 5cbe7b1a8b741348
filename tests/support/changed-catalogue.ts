import type { CatalogueInput } from '#domain/catalog/catalogue-content.ts'
import { seed } from '#domain/catalog/seed/seed.ts'
import { introThen } from '#domain/pricing/price-schedule.ts'

/** The shipped catalog with one plan at a different price today, and a new date. */
export function seedWithPrice(planId: string, todayCents: number, asOf: string): CatalogueInput {
  return {
    ...seed,
    asOf,
    internetPlans: seed.internetPlans.map(plan => {
      if (plan.id !== planId) return plan
      const [, later] = plan.schedule.steps
      const laterCents = later?.monthlyCents ?? null
      return { ...plan, schedule: introThen(todayCents, 12, laterCents, plan.schedule.oneTimeFees) }
    }),
  }
}

const conditions = [{ about: 'taxes-on-top' as const, words: 'Taxes are not included.' }]
const plan = {
  providerId: 'valley-net',
  type: 'fiber' as const,
  description: 'Fiber of a small company.',
  inBundleBuilder: true,
  conditions,
}

/** The shipped catalog plus an extra provider with three plans. */
export const seedWithProvider: CatalogueInput = {
  ...seed,
  providers: [
    ...seed.providers,
    {
      id: 'valley-net',
      name: 'Valley Net',
      kinds: ['internet'],
      connection: 'Fiber',
      maxDownloadMbps: 2000,
      page: null,
      fccProviderIds: [990_777],
      mark: { text: 'Valley Net', style: 'plain' },
      description: 'Fiber internet of a company in Connecticut.',
      spellings: ['valley net'],
      states: ['CT'],
    },
  ],
  internetPlans: [
    ...seed.internetPlans,
    {
      ...plan,
      id: 'valley-net-250',
      name: 'Valley 250',
      downloadMbps: 250,
      uploadMbps: 250,
      schedule: introThen(3333, 12, 4444),
    },
    {
      ...plan,
      id: 'valley-net-1-gig',
      name: 'Valley 1 Gig',
      downloadMbps: 1000,
      uploadMbps: 1000,
      schedule: introThen(5555, 12, 6666),
    },
    {
      ...plan,
      id: 'valley-net-2-gig',
      name: 'Valley 2 Gig',
      downloadMbps: 2000,
      uploadMbps: 2000,
      schedule: introThen(7777, 12, 8888),
    },
  ],
  providerListings: [
    ...seed.providerListings,
    { providerId: 'valley-net', regions: ['Northeast'], planId: 'valley-net-250' },
  ],
}
