import type { LookupAnswer } from '#domain/availability/offered-plans.ts'
import { callApi } from '../operations/call-api.ts'

/** What the lookup answers: a result, or a refusal with its words; `fields.address` is the visitor's to mend. */
export type WhoServes = Partial<LookupAnswer> & {
  history?: 'saved' | 'failed' | 'not_kept'
  detail?: string
  fields?: { address?: string }
}

/** Asks who serves an address or ZIP. Throws where nothing answers or our server is at fault. */
export async function askWhoServes(address: string, signal?: AbortSignal): Promise<WhoServes> {
  const answer = await callApi('POST /api/fcc-broadband', { address }, signal && { signal })
  if (answer.ok) return answer.value
  const { problem } = answer
  const { status } = answer.response
  if (status >= 500 || !problem) throw new Error(`The lookup answered ${status}`)
  return problem
}

/** The words of an answer that holds an error and no providers to fall back on, or null. */
export function lookupFault({ error, detail, isMock }: WhoServes): string | null {
  return isMock ? null : (error ?? detail ?? null)
}
