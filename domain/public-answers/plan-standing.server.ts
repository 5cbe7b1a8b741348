import { z } from 'zod'
import { labelPricesAt } from '#domain/availability/label-prices.server.ts'
import type { LookupAnswer } from '#domain/availability/offered-plans.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import type { Standing } from './told-plan.ts'

export const planId = z.string().trim().min(1).max(80)

/** How certain an answer is that names no place. */
export const NOT_AT_A_PLACE =
  'What the provider publishes. Whether it is sold at an address is not checked here.'

/** How a plan stands at a place: as every list has it there or, where none does, not found, with its labels there. */
export async function standingAt(
  deps: Parameters<typeof labelPricesAt>[0],
  plan: InternetPlan,
  result: LookupAnswer | null,
): Promise<Standing> {
  if (!result) return { certainty: 'not-checked' }
  const offer = result.plans.find(({ id }) => id === plan.id)
  return offer ?? { certainty: 'not-found', ...(await labelPricesAt(deps, plan, result.place)) }
}
