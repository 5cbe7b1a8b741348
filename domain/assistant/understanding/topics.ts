import type { Intent } from './intents.ts'

/** Topics that go on with another name: `and cox?` after a question about data caps. */
export const goesOn: ReadonlySet<Intent> = new Set([
  'provider',
  'plan_price',
  'later_price',
  'first_bill',
  'fees',
  'contract',
  'termination',
  'data_cap',
  'upload',
  'price_lock',
  'equipment',
  'autopay',
  'availability',
  'military',
  'gaming',
  'security',
  'total_cost',
  'tv',
  'cheapest',
  'technology',
])

/** Rules that a wish for plans goes before: `cheapest plan with no contract` is one for plans. */
export const termsOfPlans: ReadonlySet<Intent> = new Set(['contract', 'data_cap', 'fees', 'value'])

/** Topics that a ZIP code alone repeats for that place. */
export const perPlace: ReadonlySet<Intent> = new Set([
  'find_plans',
  'cheapest',
  'fastest',
  'value',
  'best',
  'speed_need',
  'gaming',
  'data_cap',
  'upload',
])

/** Topics whose price is not that of one plan. */
export const pricedOtherwise: ReadonlySet<Intent> = new Set(['tv', 'security', 'security_compare', 'bundle'])

/** Where a provider and a place are named, these words ask whether it is there. */
export const ofPlaces: ReadonlySet<Intent> = new Set(['rural', 'owner'])
