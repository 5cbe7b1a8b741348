import { cheapestFirst } from '#domain/catalog/internet-plan.ts'
import { type AnswerOf, plansOnOffer } from './asking.ts'
import { likelyPlans } from './likely-plans.ts'
import { listOf } from './plan-list.ts'

/** A second line for when the first one fails: what needs no line to the house, for it fails on its own. */
export const backupLine: AnswerOf = asking => {
  const { place } = asking
  const offered = place ? [...plansOnOffer(asking), ...likelyPlans(asking)] : plansOnOffer(asking)
  const ofType = (type: '5g' | 'satellite') =>
    [...new Set(offered)].filter(plan => plan.type === type).toSorted(cheapestFirst)
  const mobile = ofType('5g')
  const found = mobile.length > 0 ? mobile : ofType('satellite')
  const by = mobile.length > 0 ? '5G home internet' : 'satellite'
  return listOf(
    asking,
    `As a backup take another kind of line than the main one, so that one fault doesn’t take both. Without a line to the house that’s ${by}${place ? ' there' : ''}:`,
    found,
  )
}
