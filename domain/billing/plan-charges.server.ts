import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { type LabelTie, nearestFees } from '#domain/labels/nearest-label.server.ts'
import { type PriceSchedule, priceToday } from '#domain/pricing/price-schedule.ts'
import type { Database } from '#platform/database.server.ts'
import { memoizeFor } from '#platform/memoize-for.ts'
import { chargesByPlace } from './charges-by-place.ts'
import { type LabelCharges, labelCharges } from './label-charges.ts'

/** A catalog plan as it is sold. */
type Sold = { planId: string; schedule: PriceSchedule }

/** What a plan's label says beyond its listed price; `null` without a label. */
export type PlanCharges = (
  catalogue: Pick<Catalogue, 'internetPlans'>,
  sold: Sold,
) => Promise<LabelCharges | null>

/** Labels change a few times a month; orders come a few hundred times a second. */
const KEEP_MS = 60_000

/** Reads charges from the labels with prices nearest to the listed one, and remembers them for a minute. */
export function createPlanCharges(db: Database, keepMs = KEEP_MS): PlanCharges {
  const feesOf = memoizeFor(keepMs, key => {
    const [providerId, ties, cents] = JSON.parse(key) as [string, LabelTie[], number]
    return nearestFees(db, providerId, ties, cents)
  })
  return async (catalogue, { planId, schedule }) => {
    const plan = catalogue.internetPlans.find(one => one.id === planId || one.priceLock?.id === planId)
    if (!plan || plan.labels.length === 0) return null
    const fees = await feesOf(JSON.stringify([plan.providerId, plan.labels, priceToday(schedule)]))
    return fees.length === 0 ? null : chargesByPlace(fees.map(facts => labelCharges(facts, schedule)))
  }
}
