import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import type { Answer } from '../answer.ts'
import type { Asking } from './asking.ts'
import { listInWords, planName } from './plan-words.ts'

type At = Pick<Asking, 'catalogue' | 'place'>

export const LIKELY_THERE = 'Likely there, but not confirmed:'

/** The plans that are only likely at the place. */
export function likelyPlans({ catalogue, place }: At): InternetPlan[] {
  const likely = place?.result.plans.filter(({ certainty }) => certainty === 'likely') ?? []
  return likely.flatMap(({ id }) => catalogue.internetPlan(id) ?? [])
}

/** An answer that names plans says which of them are only likely at the place, unless it said so itself. */
export function withLikelyNamed<Told extends Answer>(told: Told, at: At): Told {
  const likely = likelyPlans(at).filter(({ id }) => told.plans?.includes(id))
  if (likely.length === 0 || /\bnot confirm/.test(told.text)) return told
  const names = likely.map(plan => planName(at.catalogue, plan))
  return { ...told, text: `${told.text.trimEnd()} ${LIKELY_THERE} ${listInWords(names)}.` }
}
