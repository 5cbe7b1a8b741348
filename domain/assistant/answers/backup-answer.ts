import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { cheapestFirst } from '#domain/catalog/internet-plan.ts'
import { type AnswerOf, namedInternet, plansOnOffer } from './asking.ts'
import { likelyPlans } from './places/likely-plans.ts'
import { listOf } from './plan-list.ts'

const isWireless = ({ type }: InternetPlan) => type === '5g' || type === 'satellite'

/** A second line for when the first one fails: what needs no line to the house, for it fails on its own. */
export const backupLine: AnswerOf = asking => {
  const { place } = asking
  const ofAll = { ...asking, asked: { ...asking.asked, providers: [] } }
  const offered = place ? [...plansOnOffer(ofAll), ...likelyPlans(asking)] : plansOnOffer(ofAll)
  const ofType = (type: '5g' | 'satellite') =>
    [...new Set(offered)].filter(plan => plan.type === type).toSorted(cheapestFirst)
  const mobile = ofType('5g')
  // `Would Starlink be OK as a backup`: that one first, then what costs less.
  const [named] = namedInternet(asking)
  const own = named ? offered.filter(plan => plan.providerId === named.id && isWireless(plan)) : []
  if (named && own.length > 0) {
    const [least] = own.toSorted(cheapestFirst)
    const cheaper = mobile.filter(
      plan => plan.providerId !== named.id && least && cheapestFirst(plan, least) < 0,
    )
    return listOf(
      asking,
      `Yes, ${named.name} can be the backup of a wired line: it comes another way, so that one fault doesn’t take both.${cheaper.length > 0 ? ' 5G home internet costs less, if its signal reaches you.' : ''}`,
      [...new Set([...(least ? [least] : []), ...cheaper])],
    )
  }
  const found = mobile.length > 0 ? mobile : ofType('satellite')
  const by = mobile.length > 0 ? '5G home internet' : 'satellite'
  return listOf(
    asking,
    `As a backup take another kind of line than the main one, so that one fault doesn’t take both. Without a line to the house that’s ${by}${place ? ' there' : ''}:`,
    found,
  )
}
