import { type PlanAtPlace, planAtPlace } from '#domain/public-answers/plan-at-place.operations.server.ts'
import { performForm } from '../api/perform-form.server.ts'
import type { RouteArgs } from '../contexts.ts'

/** What depends on the place is left out where it can't be looked up, and the page says so: the label is there to be read. */
export async function whatHoldsThere(args: RouteArgs, plan: string, zip: string): Promise<PlanAtPlace> {
  const found = await performForm(planAtPlace, args, { plan, zip })
  if (found.ok) return found.value
  const why =
    found.code === 'too_many_requests' ? ' now: that was a lot of lookups in a short time' : ' right now'
  return { doubt: `We can’t look up whether it’s sold at ${zip}${why}. Please try again in a moment.` }
}
