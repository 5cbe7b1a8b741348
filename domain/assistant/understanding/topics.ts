import type { Intent } from './intents.ts'

/** Topics that go on with another name: `and cox?` after a question about data caps. */
export const goesOn: ReadonlySet<Intent> = new Set([
  ...([
    'provider',
    'plan_price',
    'later_price',
    'first_bill',
    'fees',
    'contract',
    'termination',
    'data_cap',
  ] as const),
  ...([
    'upload',
    'price_lock',
    'equipment',
    'autopay',
    'availability',
    'military',
    'gaming',
    'security',
    'total_cost',
  ] as const),
  ...(['tv', 'cheapest', 'technology'] as const),
])
