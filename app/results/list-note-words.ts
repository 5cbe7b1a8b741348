import type { LookupAnswer } from '#domain/availability/offered-plans.ts'
import { planTypeOf } from '#domain/availability/technology.ts'
import { type InternetPlanType, planTypeInSentence } from '#domain/catalog/plan-type.ts'
import type { ResultSort, ResultsQuery } from '#domain/comparison/results-query.ts'
import type { ArrangedResults } from './arrange-results.ts'
import { judgeOther, judgePlan } from './filter-plans.ts'

/** How many the filters leave out because something that was asked for isn't published for them. */
export function countUnpublished({ plans, otherProviders }: LookupAnswer, query: ResultsQuery) {
  return {
    plans: plans.filter(plan => judgePlan(plan, query) === 'unpublished').length,
    locals: otherProviders.filter(other => judgeOther(other, query) === 'unpublished').length,
  }
}

/** The same as a sentence; null if there are none. */
export function leftOutInWords(answer: LookupAnswer, query: ResultsQuery): string | null {
  const { plans, locals } = countUnpublished(answer, query)
  const parts = [
    ...(plans > 0 ? [plans === 1 ? '1 plan' : `${plans} plans`] : []),
    ...(locals > 0 ? [locals === 1 ? '1 local provider' : `${locals} local providers`] : []),
  ]
  if (parts.length === 0) return null
  return `We left out ${parts.join(' and ')} that ${plans + locals === 1 ? 'doesn’t' : 'don’t'} publish what you asked for.`
}

/** How a list in an order by one figure goes; nothing for our own ranking, which the page of the formula explains. */
export function orderInWords(sort: ResultSort, { likely, satellite }: ArrangedResults): string | null {
  if (sort === 'recommended') return null
  const by = { price: 'cheapest plan', total: 'plan of the lowest total', speed: 'fastest plan' }[sort]
  const apart = [...(likely[0] ? ['likely', 'possible'] : []), ...(satellite[0] ? ['by satellite'] : [])]
  const own = apart[0] ? ` Plans that are ${either.format(apart)} have lists of their own below.` : ''
  const range = sort === 'speed' ? ' A range counts by its middle.' : ''
  return `Each provider stands where its ${by} belongs; its other plans open below that.${range}${own}`
}

const listed = new Intl.ListFormat('en-US')
const either = new Intl.ListFormat('en-US', { type: 'disjunction' })

/** Who in the answer reports lines of a type without a plan of that type to show; null if nobody does. */
export function reportedOnlyInWords(
  { providers, likelyProviders, plans }: LookupAnswer,
  type: InternetPlanType,
): string | null {
  const sellers = new Set(plans.filter(plan => plan.type === type).map(plan => plan.providerId))
  const names = [...providers, ...likelyProviders]
    .filter(({ id }) => !sellers.has(id))
    .filter(({ coverage }) => coverage?.technologies.some(({ code }) => planTypeOf(code) === type))
    .map(({ name }) => name)
  if (names.length === 0) return null
  const plan = planTypeInSentence(type)
  // Coverage data know fixed wireless, whatever it is sold as.
  const line = type === '5g' ? 'fixed wireless' : plan
  return `${listed.format(names)} ${names.length === 1 ? 'reports' : 'report'} ${line} here, but we have no ${plan} plan of theirs to show.`
}
