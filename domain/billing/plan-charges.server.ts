import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { type LabelTie, nearestFees } from '#domain/labels/nearest-label.server.ts'
import { regionOf } from '#domain/labels/region-of.ts'
import { type PriceSchedule, priceToday } from '#domain/pricing/price-schedule.ts'
import type { Database } from '#platform/database.server.ts'
import { memoizeFor } from '#platform/memoize-for.ts'
import { chargesByPlace } from './charges-by-place.ts'
import { type LabelCharges, labelCharges } from './label-charges.ts'

/** A catalog plan as it is sold. */
type Sold = { planId: string; schedule: PriceSchedule }

/** The city of a home; null if the home is unknown. */
type HomeCity = { city: string; state: string } | null

/** What a plan's label says beyond its listed price at a home; `null` without a label. */
export type PlanCharges = (
  catalogue: Pick<Catalogue, 'internetPlans'>,
  sold: Sold,
  home: HomeCity,
) => Promise<LabelCharges | null>

/** Labels change a few times a month; orders come a few hundred times a second. */
const KEEP_MS = 60_000

/**
 * Reads charges from the labels with prices nearest to the listed one, and remembers them for a minute. Labels that name
 * the home's city count alone; if none does, all of them are taken together.
 */
export function createPlanCharges(db: Database, keepMs = KEEP_MS): PlanCharges {
  const feesOf = memoizeFor(keepMs, key => {
    const [providerId, ties, cents] = JSON.parse(key) as [string, LabelTie[], number]
    return nearestFees(db, providerId, ties, cents)
  })
  return async (catalogue, { planId, schedule }, home) => {
    const plan = catalogue.internetPlans.find(one => one.id === planId || one.priceLock?.id === planId)
    if (!plan || plan.labels.length === 0) return null
    const fees = await feesOf(JSON.stringify([plan.providerId, plan.labels, priceToday(schedule)]))
    const there = home ? fees.filter(({ region }) => region === regionOf(home)) : []
    const meant = there.length > 0 ? there : fees
    return meant.length === 0
      ? null
      : chargesByPlace(meant.map(facts => labelCharges(facts, schedule, home?.state)))
  }
}
