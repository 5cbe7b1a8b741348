import { countiesInWords } from '#domain/availability/counties/county-words.ts'
import type { FoundProvider } from '#domain/availability/lookup-result.ts'
import { runsOverFew } from '#domain/availability/reach-of-plan.ts'
import type { Answer } from '../../answer.ts'
import type { Asking } from '../asking.ts'
import { listInWords } from '../plan-words.ts'

type At = Pick<Asking, 'catalogue' | 'place'>

/** Whether as far as is known a provider's lines reach only a small part of the county. */
export const reachesFew = ({ coverage }: Pick<FoundProvider, 'coverage'>): boolean =>
  coverage?.reach === 'few' && (coverage.likely ?? []).length === 0

/**
 * An answer about a county, or one that holds plans side by side where a place is known, says whose lines reach only a
 * small part of it: the cheapest plan there is of no use to the many whom it doesn't reach.
 */
export function withReachNamed<Told extends Answer>(told: Told, { catalogue, place }: At): Told {
  const isOfSeveral = (told.plans ?? []).length > 1
  if (!place || !(told.text.includes(place.certainty) || isOfSeveral)) return told
  const plans = (told.plans ?? []).flatMap(id => catalogue.internetPlan(id) ?? [])
  const few = place.result.providers.filter(
    one =>
      told.text.includes(one.name) &&
      (reachesFew(one) || plans.some(plan => plan.providerId === one.id && runsOverFew(plan.type, one))),
  )
  if (few.length === 0) return told
  const names = listInWords(few.map(({ name }) => name))
  const words = `${names} ${few.length === 1 ? 'reaches' : 'reach'} only a small part of ${countiesInWords(place.result.place)}.`
  return { ...told, text: `${told.text.trimEnd()} ${words}` }
}
