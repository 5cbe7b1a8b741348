import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { Outcome } from '#domain/shared/outcome.ts'
import type { Database } from '#platform/database.server.ts'
import { servedCatalogue } from './catalogue-store.server.ts'
import { list, record, schedule, slug } from './fields.schema.ts'
import { publishing } from './publish-catalogue.server.ts'
import { schedulesOf } from './scheduled-parts.ts'
import { insertTerms, type PlanTerms, termsInForce } from './terms-store.server.ts'

/** A price change as written in a file: which plan, the new price, and from when unless it is immediate. */
const termChanges = record({
  changes: list(
    record({
      planId: slug,
      /** A timestamp such as `2026-12-01T00:00:00-06:00`; now if absent. */
      from: z.iso.datetime({ offset: true }).optional(),
      schedule,
    }),
  ),
})

/** Changes that can't be made, with everything that is wrong with them. */
type NoChange = { ok: false; code: 'not_changeable'; faults: readonly string[] }

/**
 * Changes what plans cost, from now or from a future time, when it takes effect by itself. Terms in force are never
 * edited: they end where the new ones begin. Refuses all of it if a plan doesn't exist, the time is in the past or
 * the price would be the same anyway.
 */
export async function changeTerms(
  { db, now }: { db: Database; now: () => Date },
  value: unknown,
): Promise<Outcome<readonly PlanTerms[], 'published_meanwhile'> | NoChange> {
  const parsed = termChanges.safeParse(value)
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    return { ok: false, code: 'not_changeable', faults }
  }
  const at = now()
  const known = schedulesOf((await servedCatalogue(db, at)).content)
  const terms = parsed.data.changes.map(({ planId, from, schedule: next }) => ({
    planId,
    validFrom: from ? new Date(from) : at,
    schedule: next,
  }))
  const faults: string[] = []
  for (const { planId, validFrom, schedule: next } of terms) {
    const until = (await termsInForce(db, validFrom)).get(planId)?.schedule ?? known.get(planId)
    if (!until) faults.push(`There is no plan ${planId}.`)
    else if (validFrom < at) faults.push(`${planId}: ${validFrom.toISOString()} is over.`)
    else if (isDeepStrictEqual(until, next)) faults.push(`${planId}: that is what it costs then anyway.`)
  }
  const moments = terms.map(one => `${one.planId} ${one.validFrom.toISOString()}`)
  if (new Set(moments).size < moments.length) faults.push('A plan changes twice at one moment.')
  if (faults.length > 0) return { ok: false, code: 'not_changeable', faults }
  return publishing(db, terms, tx => insertTerms(tx, terms, at))
}
