import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import type { InternetPlanType } from '#domain/catalog/plan-type.ts'
import { countedMbps, reachesSpeed } from '#domain/catalog/speed-words.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { dollarsFromCents } from '#domain/shared/money.ts'

/** What is wanted of plans; empty, 0 and left out mean any. `price` is dollars a month at most, today. */
export type PlansWanted = {
  provider?: string | undefined
  type?: InternetPlanType | '' | undefined
  speed?: number | undefined
  price?: number | undefined
}

type Wantable = Pick<InternetPlan, 'providerId' | 'type' | 'schedule'> & Parameters<typeof countedMbps>[0]

/** Whether a plan is one of those that are wanted, by the same rule in every list and answer. */
export const planFits = (plan: Wantable, { provider, type, speed = 0, price }: PlansWanted): boolean =>
  (!provider || plan.providerId === provider) &&
  (!type || plan.type === type) &&
  reachesSpeed(countedMbps(plan), speed) &&
  (!price || dollarsFromCents(priceToday(plan.schedule)) <= price)

/** The plans that are wanted, in the order in which they come. */
export const plansThatFit = <Plan extends Wantable>(plans: readonly Plan[], wanted: PlansWanted): Plan[] =>
  plans.filter(plan => planFits(plan, wanted))
