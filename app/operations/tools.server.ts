import { priceChanges } from '#domain/public-answers/change-answers.operations.server.ts'
import { getGuide } from '#domain/public-answers/guide-answers.operations.server.ts'
import { checkAvailability, searchPlans } from '#domain/public-answers/place-answers.operations.server.ts'
import { compareCost, getPlan } from '#domain/public-answers/plan-answers.operations.server.ts'

/**
 * The operations that other people's assistants may call, by tool name. The endpoint `/mcp` and the page for
 * developers read this table.
 */
export const tools = {
  check_availability: { title: 'Who serves a ZIP code', operation: checkAvailability },
  search_plans: { title: 'Search internet plans', operation: searchPlans },
  get_plan: { title: 'One plan with its label', operation: getPlan },
  compare_cost: { title: 'What plans cost in all', operation: compareCost },
  price_changes: { title: 'Prices that changed', operation: priceChanges },
  get_guide: { title: 'One of our guides', operation: getGuide },
} as const
