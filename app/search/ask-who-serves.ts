import type { LookupResult } from '#domain/availability/lookup-result.ts'

/** What the lookup answers: a result, or a refusal with its words; `fields.address` is the visitor's to mend. */
export type WhoServes = Partial<LookupResult> & {
  history?: 'saved' | 'failed' | 'not_kept'
  detail?: string
  fields?: { address?: string }
}

/** Asks who serves an address or ZIP. Throws where nothing answers or our server is at fault. */
export async function askWhoServes(address: string, signal?: AbortSignal): Promise<WhoServes> {
  const response = await fetch('/api/fcc-broadband', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ address }),
    ...(signal ? { signal } : {}),
  })
  const answer = (await response.json()) as WhoServes
  if (response.status >= 500) throw new Error(`The lookup answered ${response.status}`)
  return answer
}

/** The words of an answer that holds an error and no providers to fall back on, or null. */
export function lookupFault({ error, detail, isMock }: WhoServes): string | null {
  return isMock ? null : (error ?? detail ?? null)
}
