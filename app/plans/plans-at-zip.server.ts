import { lookUpZip } from '#domain/availability/availability.operations.server.ts'
import type { LookupPlace, Precision } from '#domain/availability/lookup-result.ts'
import { lookupWords } from '#domain/shared/lookup-words.ts'
import { problemKind } from '#domain/shared/problem.ts'
import { FIVE_DIGITS_WANTED } from '#domain/shared/zip-code.ts'
import { performForm } from '../api/perform-form.server.ts'
import type { RouteArgs } from '../contexts.ts'
import { type PlanHere, planHere } from './plan-here.ts'

/** Which plans an answer supports for a ZIP code, or why there is none. `typed` is what was entered. */
export type PlansAtZip = { typed: string } & (
  | { fault: string }
  | {
      fault: null
      place: LookupPlace
      precision: Precision
      dataDate: string
      unimported: readonly string[]
      plans: Record<string, PlanHere>
    }
)

/** Asks who serves a ZIP code, as the search does, and keeps which of our plans the answer supports, as it prices them. */
export async function plansAtZip(args: RouteArgs, typed: string): Promise<PlansAtZip> {
  const found = await performForm(lookUpZip, args, { zip: typed })
  if (!found.ok) {
    const { code, message } = found
    if (code === 'zip_needed') return { typed, fault: FIVE_DIGITS_WANTED }
    const isRefused = code === 'zip_unknown' || code === 'zip_military' || code === 'zip_state_mismatch'
    return { typed, fault: isRefused ? (message ?? problemKind(code).message) : FAILED }
  }
  const { place, precision, dataDate, unimported = [], plans } = found.value
  return {
    ...{ typed, fault: null, place, precision, dataDate, unimported },
    plans: Object.fromEntries(plans.map(plan => [plan.id, planHere(plan, found.value)])),
  }
}

const FAILED = `${lookupWords.failed.title}. Every plan is shown; please try the ZIP code again in a moment.`
