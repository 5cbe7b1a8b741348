import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { cheapestFirst } from '#domain/catalog/internet-plan.ts'
import type { Answer } from '../../answer.ts'
import { type Asked, readQuestion } from '../../reading/read-question.ts'
import type { Asking } from '../asking.ts'
import { listInWords, planName } from '../plan-words.ts'
import { withLikelyNamed } from './likely-plans.ts'

type At = Pick<Asking, 'catalogue' | 'place'>

/** The plans of a provider at the place that is known, those that are only likely where no other is; all of them where none is there or no place is known. */
export function plansThere({ catalogue, place }: At, providerId: string): readonly InternetPlan[] {
  const own = catalogue.plansOf(providerId)
  const offered = place?.result.plans.filter(plan => plan.providerId === providerId) ?? []
  const sure = offered.filter(({ certainty }) => certainty !== 'likely')
  const there = new Set((sure.length > 0 ? sure : offered).map(({ id }) => id))
  return there.size > 0 ? own.filter(({ id }) => there.has(id)) : own
}

/** The cheapest of them. */
export const entryThere = (at: At, providerId: string): InternetPlan | undefined =>
  plansThere(at, providerId).toSorted(cheapestFirst)[0]

/** Plans that aren't sold at the place, though others of their provider are. */
const absentOf = ({ place }: At, plans: readonly InternetPlan[]): InternetPlan[] => {
  const offered = place?.result.plans ?? []
  return plans.filter(
    ({ id, providerId }) =>
      offered.some(plan => plan.providerId === providerId) && !offered.some(plan => plan.id === id),
  )
}

/** A question as it is read where a place is known: a plan that is sold there by another line is meant by its speed alone. */
export function readThere(at: At, message: string): Asked {
  const asked = readQuestion(at.catalogue, message)
  const plans = asked.plans.map(plan => {
    const there = plansThere(at, plan.providerId)
    if (asked.types.includes(plan.type) || there.some(({ id }) => id === plan.id)) return plan
    return there.find(({ downloadMbps }) => downloadMbps === plan.downloadMbps) ?? plan
  })
  return { ...asked, plans }
}

/** An answer that names plans says of each that isn't certain at the place how likely it is, or that it isn't sold there and what is. */
export const withSaleNamed = <Told extends Answer>(told: Told, at: At): Told =>
  withAbsentNamed(withLikelyNamed(told, at), at)

function withAbsentNamed<Told extends Answer>(told: Told, at: At): Told {
  const { catalogue, place } = at
  const absent = absentOf(
    at,
    (told.plans ?? []).flatMap(id => catalogue.internetPlan(id) ?? []),
  )
  if (!place || absent.length === 0) return told
  const words = [...Map.groupBy(absent, plan => plan.providerId)].map(([id, plans]) => {
    const names = listInWords(plans.map(plan => planName(catalogue, plan)))
    const there = listInWords(plansThere(at, id).map(({ name }) => name))
    return ` But I don’t find ${names} around ${place.where}: what ${catalogue.providerName(id)} sells there is ${there}.`
  })
  return { ...told, text: `${told.text.trimEnd()}${words.join('')}` }
}
