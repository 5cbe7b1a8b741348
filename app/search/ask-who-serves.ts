import type { LookupAnswer } from '#domain/availability/offered-plans.ts'
import { callApi } from '../operations/call-api.ts'

/** The lookup's answer: a result, or a refusal with its words; the visitor can fix `fields.address`. */
export type WhoServes = Partial<LookupAnswer> & {
  history?: 'saved' | 'failed' | 'not_kept'
  detail?: string
  fields?: { address?: string }
}

/** Asks who serves an address or ZIP. Throws if nothing answers or our server is at fault. */
export async function askWhoServes(address: string, signal?: AbortSignal): Promise<WhoServes> {
  const answer = await callApi('POST /api/fcc-broadband', { address }, signal && { signal })
  if (answer.ok) return answer.value
  const { problem } = answer
  const { status } = answer.response
  if (status >= 500 || !problem) throw new Error(`The lookup answered ${status}`)
  return problem
}

/** The words of an answer that has an error and no providers to fall back on, or null. */
export function lookupFault({ error, detail, isMock }: WhoServes): string | null {
  return isMock ? null : (error ?? detail ?? null)
}
