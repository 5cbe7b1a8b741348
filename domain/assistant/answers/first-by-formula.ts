import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { isConfirmed } from '#domain/catalog/internet-plan.ts'
import { rankingInputOf } from '#domain/comparison/rank-providers.ts'
import { rankingScore } from '#domain/comparison/ranking-formula.ts'
import { groupOf, type TotalGroup, totalPlace } from '#domain/comparison/total-order.ts'
import type { Asking } from './asking.ts'
import { scheduleThere } from './fees-there.ts'
import { planName } from './plan-words.ts'

/** Who asks which of some plans somebody else would take. */
export const asksForPick =
  /\bwhich\b(?: \w+){0,2} (?:would|should|do|will|might) (?:you|u|i|we)(?: \w+)? (?:pick|choose|take|get|recommend|order|go (?:with|for))\b|\bwhat (?:would|do) (?:you|u)(?: \w+)? (?:pick|choose|take|recommend)\b|\bwhich\b(?: \w+){0,2} (?:is|s) (?:the |a )?(?:better|best) (?:deal|value|buy|option|choice|bet)\b|\byour (?:pick|favorite|recommendation|choice)\b/

/** Why a plan stands before others of another group, by its group. */
const because: Record<TotalGroup, string> = {
  known: 'its price over all 24 months is known',
  'not-published': 'a label confirms its price of today',
  'not-confirmed': 'its later price is published',
}

/** Which of some plans our published formula puts first, and why. */
export function firstByFormula(asking: Asking, plans: readonly InternetPlan[]): string {
  const { place } = asking
  const foundOf = ({ id }: InternetPlan) => place?.result.plans.find(one => one.id === id)
  const there = plans.filter(plan => !place || foundOf(plan))
  // What is certain at a place stands before what may be there, as in results.
  const sure = there.filter(plan => !place || isSure(foundOf(plan)?.certainty))
  const [only] = sure.length > 0 ? sure : there
  if (only && place && (sure.length === 1 || there.length === 1))
    return `Of these only ${planName(asking.catalogue, only)} ${sure.length === 1 ? 'is found' : 'may be'} around ${place.where}${sure.length === 1 ? '' : ', which is not confirmed'}.`
  const ranked = (sure.length > 1 ? sure : there)
    .map(plan => {
      const schedule = scheduleThere(asking, { planId: plan.id, schedule: plan.schedule })
      const priced = { schedule, hasLabel: foundOf(plan)?.hasLabel ?? isConfirmed(plan) }
      const score = rankingScore(rankingInputOf(plan))
      return { plan, group: groupOf(priced), place: totalPlace(priced), score }
    })
    .toSorted((a, b) => a.place - b.place || b.score - a.score)
  const [first, next] = ranked
  if (!first || !next) return ''
  const name = planName(asking.catalogue, first.plan)
  if (first.place !== next.place)
    return `By our published order ${name} comes first: ${because[first.group]}, and that goes before points.`
  if (first.score === next.score) return 'Our published formula puts both in the same place.'
  return `By our published formula ${name} comes first, with ${first.score} of 100 points against ${next.score}; price over 24 months counts most, then speed, and what isn’t published earns nothing.`
}

const isSure = (certainty: string | undefined): boolean =>
  certainty === 'listed' || certainty === 'nationwide'
