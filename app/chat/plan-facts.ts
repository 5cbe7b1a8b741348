import { useEffect, useState } from 'react'
import { type ApiOutput, callApi } from '../operations/call-api.ts'

const ANSWER_WITHIN_MS = 20_000

/** A plan as its card shows it: every figure of this one plan, as its provider publishes it for the place. */
export type PlanFacts = ApiOutput<'GET /api/plans/:plan'>
type Listed = PlanFacts['plan']['certainty']
/** How a plan stands at a ZIP code; `not-found` where the answer for it does not bear the plan. */
export type PlanStanding = Listed | 'not-found'

const plans = new Map<string, Promise<PlanFacts | null>>()
const offers = new Map<string, Promise<Map<string, Listed> | null>>()

/** Asks once for what is asked again and again; what did not come is asked for anew. */
function once<T>(kept: Map<string, Promise<T | null>>, key: string, ask: () => Promise<T | null>) {
  const asked = kept.get(key)
  if (asked) return asked
  const asking = ask().catch(() => null)
  kept.set(key, asking)
  void asking.then(found => found ?? kept.delete(key))
  return asking
}

const patiently = () => ({ signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })

/** A plan with its label and the fees that it adds at the ZIP code, or anywhere if nobody knows the ZIP code. */
const planOf = (id: string, zip: string): Promise<PlanFacts | null> =>
  once(plans, `${id} ${zip}`, async () => {
    const query = zip ? `?${new URLSearchParams({ zip })}` : ''
    const answer = await callApi<'GET /api/plans/:plan'>(
      `GET /api/plans/${encodeURIComponent(id)}${query}`,
      null,
      patiently(),
    )
    if (answer.ok) return answer.value
    return zip ? planOf(id, '') : null
  })

/** The plans of a provider at a ZIP code, with how sure each is. */
const offersOf = (provider: string, zip: string) =>
  once(offers, `${provider} ${zip}`, async () => {
    const query = new URLSearchParams({ zip, provider, limit: '20' })
    const answer = await callApi<'GET /api/plans'>(`GET /api/plans?${query}`, null, patiently())
    return answer.ok ? new Map(answer.value.plans.map(({ id, certainty }) => [id, certainty])) : null
  })

/** A plan with how it stands at a ZIP code: `null` while it is asked for, `lost` where it cannot be told now. */
export type Told = { facts: PlanFacts; standing: PlanStanding; zip: string } | 'lost' | null

/** Asks for a plan and whether it is sold at the ZIP code; `attempt` asks again. */
export function usePlanFacts(id: string, zip: string, attempt: number): Told {
  const [told, setTold] = useState<Told>(null)
  // oxlint-disable-next-line react/exhaustive-deps -- another attempt asks the same again
  useEffect(() => {
    let over = false
    const tell = async () => {
      const facts = await planOf(id, zip)
      const there = facts && zip ? await offersOf(facts.plan.provider.id, zip) : null
      if (over) return
      const standing = there ? (there.get(id) ?? 'not-found') : 'not-checked'
      setTold(facts ? { facts, standing, zip } : 'lost')
    }
    void tell()
    return () => {
      over = true
    }
  }, [id, zip, attempt])
  return told
}
