import type { LookupResult } from '#domain/availability/lookup-result.ts'

/** What the lookup said about a ZIP. Only `unknown_zip` is the visitor's to mend. */
export type InternetLookup =
  | { outcome: 'found'; answer: Partial<LookupResult> }
  | { outcome: 'failed'; message: string }
  | { outcome: 'unknown_zip'; message: string }

type Answer = Partial<LookupResult> & { detail?: string; fields?: { address?: string } }

const FAILED = 'There was an error getting provider information'

/** Asks which internet providers serve a ZIP. A list that is empty or missing is an answer too. */
export async function lookUpInternet(zipCode: string, signal: AbortSignal): Promise<InternetLookup> {
  try {
    const response = await fetch('/api/fcc-broadband', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ address: zipCode }),
      signal,
    })
    const answer = (await response.json()) as Answer
    if (response.status >= 500) return { outcome: 'failed', message: FAILED }
    if (answer.fields?.address) return { outcome: 'unknown_zip', message: answer.fields.address }
    const error = answer.error ?? answer.detail
    if (error && !answer.isMock) return { outcome: 'failed', message: error }
    if (!response.ok) return { outcome: 'failed', message: FAILED }
    return { outcome: 'found', answer }
  } catch {
    return { outcome: 'failed', message: FAILED }
  }
}
