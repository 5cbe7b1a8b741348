import type { Dialogue } from '../../dialogue.ts'
import type { Asking } from '../asking.ts'

/**
 * What was spoken of before a lead was given another place, or one was named after a list of many, without the internet plans
 * that aren't sold there: `which of those` and `installation` then mean none of them. A plan that the visitor named stays, and
 * so does what is sold everywhere.
 */
export function withoutElsewhere(
  { catalogue, place }: Pick<Asking, 'catalogue' | 'place'>,
  dialogue: Dialogue,
  zipBefore: string | null,
): Dialogue {
  const told = new Set(dialogue.listed.flatMap(id => catalogue.offering(id)?.providerId ?? []))
  const isOfList = told.size > dialogue.providers.length
  if (!place || !(dialogue.placeChanged || (isOfList && place.zipCode !== zipBefore))) return dialogue
  const sold = new Set(place.result.plans.map(({ id }) => id))
  const stays = (id: string): boolean =>
    sold.has(id) || dialogue.named.includes(id) || catalogue.internetPlan(id) === undefined
  const ofPlans = new Set(
    dialogue.plans.filter(stays).flatMap(id => catalogue.offering(id)?.providerId ?? []),
  )
  const sells = (id: string): boolean =>
    ofPlans.has(id) ||
    place.result.plans.some(plan => plan.providerId === id) ||
    catalogue.plansOf(id).length === 0
  return {
    ...dialogue,
    placeChanged: false,
    providers: dialogue.providers.filter(sells),
    plans: dialogue.plans.filter(stays),
    lastPlans: dialogue.lastPlans.filter(stays),
    listed: dialogue.listed.filter(stays),
    place: dialogue.listed.every(stays) ? dialogue.place : 0,
  }
}
