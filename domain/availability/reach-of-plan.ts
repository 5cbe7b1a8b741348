import type { InternetPlanType } from '#domain/catalog/plan-type.ts'
import { partOfCounties } from './counties/county-words.ts'
import type { FoundProvider, LookupResult } from './lookup-result.ts'
import { planTypeOf } from './technology.ts'

/** Whether the lines that a kind of plan needs reach few homes; not where they are only likely, which is said otherwise. */
export function runsOverFew(type: InternetPlanType, { coverage }: Pick<FoundProvider, 'coverage'>): boolean {
  const lines = coverage?.technologies.filter(({ code }) => planTypeOf(code) === type) ?? []
  return lines.length > 0 && lines.every(({ reach }) => reach === 'few')
}

type Answer = Pick<LookupResult, 'providers' | 'precision' | 'place'>

/**
 * That a plan which is found in a county runs over lines that reach only a small part of it: most who order it there can't
 * have it. Null of any other.
 */
export function fewInWords(
  { providers, precision, place }: Answer,
  { providerId, type }: { providerId: string; type: InternetPlanType },
): string | null {
  const provider = precision === 'county' && providers.find(({ id }) => id === providerId)
  return provider && runsOverFew(type, provider)
    ? `reaches ${partOfCounties('few', place)}, not confirmed`
    : null
}
