import { and, count, desc, eq, inArray, lte, max, sql } from 'drizzle-orm'
import { withFeePurposes } from '#domain/pricing/fee-purpose.ts'
import type { PriceSchedule } from '#domain/pricing/price-schedule.ts'
import type { Reader, Tx } from '#platform/database.server.ts'
import { planTerms } from './catalogue.tables.server.ts'
import { schedule } from './fields.schema.ts'

/** What a plan costs from a given time on, until its next terms begin. */
export type PlanTerms = { planId: string; validFrom: Date; schedule: PriceSchedule }

/** A stored schedule as its schema reads it; of one from before fees said what they are for, the name tells it. */
const read = (stored: unknown): PriceSchedule => schedule.parse(withFeePurposes(stored))

/** Every plan's terms at a given time, by plan. Throws a `ZodError` if a stored schedule is broken. */
export async function termsInForce(db: Reader, at: Date): Promise<Map<string, PlanTerms>> {
  const rows = await db
    .selectDistinctOn([planTerms.planId])
    .from(planTerms)
    .where(lte(planTerms.validFrom, at))
    .orderBy(planTerms.planId, desc(planTerms.validFrom))
  return new Map(rows.map(row => [row.planId, { ...row, schedule: read(row.schedule) }]))
}

/** Every period of a plan's terms, earliest first. */
export async function termsHistory(db: Reader, planId: string): Promise<PlanTerms[]> {
  const rows = await db
    .select()
    .from(planTerms)
    .where(eq(planTerms.planId, planId))
    .orderBy(planTerms.validFrom)
  return rows.map(row => ({ ...row, schedule: read(row.schedule) }))
}

/** Every period of some plans' terms that has begun by a given time, earliest first. */
export async function termsBegun(db: Reader, planIds: readonly string[], at: Date): Promise<PlanTerms[]> {
  const rows = await db
    .select()
    .from(planTerms)
    .where(and(inArray(planTerms.planId, [...planIds]), lte(planTerms.validFrom, at)))
    .orderBy(planTerms.validFrom)
  return rows.map(row => ({ ...row, schedule: read(row.schedule) }))
}

/** A fingerprint of the terms that apply at a given time: if the text differs, some began since. */
export async function termsMark(db: Reader, at: Date): Promise<string> {
  const [row] = await db
    .select({ terms: count(), last: max(planTerms.validFrom) })
    .from(planTerms)
    .where(lte(planTerms.validFrom, at))
  return `${row?.terms ?? 0} ${row?.last?.toISOString() ?? ''}`
}

/** Adds terms. The database refuses two for one plan from the same time. */
export async function insertTerms(tx: Tx, terms: readonly PlanTerms[], publishedAt: Date): Promise<void> {
  if (terms.length === 0) return
  await tx.insert(planTerms).values(terms.map(one => ({ ...one, publishedAt })))
}

/** Adds the terms of plans that have none at all; others stay as they are. */
export async function insertFirstTerms(
  tx: Tx,
  terms: readonly PlanTerms[],
  publishedAt: Date,
): Promise<void> {
  const { rows } = await tx.execute(sql`select distinct ${planTerms.planId} as id from ${planTerms}`)
  const known = new Set(rows.map(row => String(row.id)))
  const first = terms.filter(one => !known.has(one.planId))
  if (first.length === 0) return
  await tx
    .insert(planTerms)
    .values(first.map(one => ({ ...one, publishedAt })))
    .onConflictDoNothing()
}

/** Removes what the seed filled in, as long as nothing was changed since: a backup brings its own terms. */
export async function dropFirstTerms(tx: Tx): Promise<void> {
  await tx.execute(sql`
    delete from plan_terms where not exists (select 1 from plan_terms group by plan_id having count(*) > 1)`)
}
