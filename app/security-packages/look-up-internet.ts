import type { LookupAnswer } from '#domain/availability/offered-plans.ts'
import { lookupWords } from '#domain/shared/lookup-words.ts'
import { askWhoServes, lookupFault } from '../search/search.ts'

/** The lookup's answer for a ZIP. The visitor can only fix `unknown_zip`. */
export type InternetLookup =
  | { outcome: 'found'; answer: Partial<LookupAnswer> }
  | { outcome: 'failed'; message: string }
  | { outcome: 'unknown_zip'; message: string }

/** Asks which internet providers serve a ZIP. An empty or missing list is an answer, too. */
export async function lookUpInternet(zipCode: string, signal: AbortSignal): Promise<InternetLookup> {
  try {
    const answer = await askWhoServes(zipCode, signal)
    if (answer.fields?.address) return { outcome: 'unknown_zip', message: answer.fields.address }
    const fault = lookupFault(answer)
    return fault === null ? { outcome: 'found', answer } : { outcome: 'failed', message: fault }
  } catch {
    return { outcome: 'failed', message: lookupWords.failed.message }
  }
}
