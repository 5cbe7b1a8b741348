import type { LookUpDeps } from '#domain/availability/look-up-providers.server.ts'
import type { PlanCharges } from '#domain/billing/plan-charges.server.ts'
import { priceChanges } from './change-answers.operations.server.ts'
import { compareCost } from './compare-cost.operations.server.ts'
import { getGuide } from './guide-answers.operations.server.ts'
import { checkAvailability, searchPlans } from './place-answers.operations.server.ts'
import { getPlan } from './plan-answers.operations.server.ts'

/** What all of them together need. */
export type PublicToolDeps = LookUpDeps & { siteUrl: string; planCharges: PlanCharges }

/**
 * The operations that assistants may call, by tool name: other people's at `/mcp`, and a language model in our own chat.
 * The page for developers reads this table, too.
 */
export const tools = {
  check_availability: { title: 'Who serves a ZIP code', operation: checkAvailability },
  search_plans: { title: 'Search internet plans', operation: searchPlans },
  get_plan: { title: 'One plan with its label', operation: getPlan },
  compare_cost: { title: 'What plans cost in all', operation: compareCost },
  price_changes: { title: 'Prices that changed', operation: priceChanges },
  get_guide: { title: 'One of our guides', operation: getGuide },
} as const
