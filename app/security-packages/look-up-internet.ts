import type { LookupResult } from '#domain/availability/lookup-result.ts'
import { lookupWords } from '#domain/shared/lookup-words.ts'
import { askWhoServes, lookupFault } from '../search/search.ts'

/** What the lookup said about a ZIP. Only `unknown_zip` is the visitor's to mend. */
export type InternetLookup =
  | { outcome: 'found'; answer: Partial<LookupResult> }
  | { outcome: 'failed'; message: string }
  | { outcome: 'unknown_zip'; message: string }

/** Asks which internet providers serve a ZIP. A list that is empty or missing is an answer too. */
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
