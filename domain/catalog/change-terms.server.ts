import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { PriceSchedule } from '#domain/pricing/price-schedule.ts'
import type { Outcome } from '#domain/shared/outcome.ts'
import type { Database } from '#platform/database.server.ts'
import { servedCatalogue } from './catalogue-store.server.ts'
import { wordsOf } from './condition.ts'
import { list, record, schedule, slug } from './fields.schema.ts'
import { publishing } from './publish-catalogue.server.ts'
import { schedulesOf } from './scheduled-parts.ts'
import { insertTerms, type PlanTerms, termsInForce } from './terms-store.server.ts'

/** A price change as written in a file: which plan, the new price, and from when unless it is immediate. */
const termChange = record({
  planId: slug,
  /** Now if absent. */
  from: z.iso
    .datetime({ offset: true, error: 'must be a time with its zone, such as 2026-12-01T00:00:00-06:00' })
    .optional(),
  schedule,
})
const termChanges = record({ changes: list(z.unknown()) })
const planNamed = z.object({ planId: z.string() })

/** New terms, with those that they follow and the sentences of the plan's conditions, which stay as they are. */
export type ChangedTerms = PlanTerms & { before: PriceSchedule; conditions: readonly string[] }

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
): Promise<Outcome<readonly ChangedTerms[], 'published_meanwhile'> | NoChange> {
  const parsed = termChanges.safeParse(value)
  if (!parsed.success) return { ok: false, code: 'not_changeable', faults: faultsOf(parsed.error) }
  const at = now()
  const { content } = await servedCatalogue(db, at)
  const known = schedulesOf(content)
  const faults: string[] = []
  const changed: ChangedTerms[] = []
  for (const [index, given] of parsed.data.changes.entries()) {
    const planId = planNamed.safeParse(given).data?.planId
    if (planId !== undefined && !known.has(planId)) faults.push(`There is no plan ${planId}.`)
    const read = termChange.safeParse(given)
    if (!read.success) {
      faults.push(...faultsOf(read.error, ['changes', index]))
      continue
    }
    const { from, schedule: next } = read.data
    const validFrom = from ? new Date(from) : at
    const before =
      (await termsInForce(db, validFrom)).get(read.data.planId)?.schedule ?? known.get(read.data.planId)
    if (!before) continue
    if (validFrom < at) faults.push(`${planId}: ${validFrom.toISOString()} is over.`)
    else if (isDeepStrictEqual(before, next)) faults.push(`${planId}: that is what it costs then anyway.`)
    const { conditions = [] } = content.internetPlans.find(one => one.id === planId) ?? {}
    changed.push({
      ...{ planId: read.data.planId, validFrom, schedule: next, before },
      conditions: wordsOf(conditions),
    })
  }
  const moments = changed.map(one => `${one.planId} ${one.validFrom.toISOString()}`)
  if (new Set(moments).size < moments.length) faults.push('A plan changes twice at one moment.')
  if (faults.length > 0) return { ok: false, code: 'not_changeable', faults }
  const terms = changed.map(({ planId, validFrom, schedule: next }) => ({
    planId,
    validFrom,
    schedule: next,
  }))
  return publishing(db, changed, tx => insertTerms(tx, terms, at))
}

const faultsOf = ({ issues }: z.ZodError, place: readonly PropertyKey[] = []): string[] =>
  issues.map(({ path, message }) => `${[...place, ...path].join('.')}: ${message}`)
