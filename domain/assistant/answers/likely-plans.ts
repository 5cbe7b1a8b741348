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

/** Whom the FCC lists at the place besides those who are sold here; empty where nobody is. */
export function notSoldHere({ place }: Pick<Asking, 'place'>): string {
  const others = place?.result.otherProviders.map(({ name }) => name).slice(0, MOST_OTHERS) ?? []
  return others.length > 0
    ? ` The FCC also lists ${others.join(', ')} there; we don’t sell them, so I don’t know their prices.`
    : ''
}
const MOST_OTHERS = 5

const saidLikely = /\bnot confirm\w*[^\n]*/g

/** An answer that names plans says which of them are only likely at the place, unless it said so itself. */
export function withLikelyNamed<Told extends Answer>(told: Told, at: At): Told {
  const said = (told.text.match(saidLikely) ?? []).join(' ')
  const likely = likelyPlans(at).filter(
    ({ id, providerId }) => told.plans?.includes(id) && !said.includes(at.catalogue.providerName(providerId)),
  )
  if (likely.length === 0) return told
  const names = likely.map(plan => planName(at.catalogue, plan))
  return { ...told, text: `${told.text.trimEnd()} ${LIKELY_THERE} ${listInWords(names)}.` }
}
