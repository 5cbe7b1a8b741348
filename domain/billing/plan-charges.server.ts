import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { certainMonthlyCents } from '#domain/labels/certain-fees.ts'
import { type LabelTie, nearestFees } from '#domain/labels/nearest-label.server.ts'
import { regionOf } from '#domain/labels/region-of.ts'
import { tiedPrices } from '#domain/labels/tied-prices.server.ts'
import { otherPriceOf } from '#domain/pricing/other-price.ts'
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
  const feesOf = memoizeFor(keepMs, async key => {
    const [providerId, ties, cents] = JSON.parse(key) as [string, LabelTie[], number]
    const [fees, [prices]] = await Promise.all([
      nearestFees(db, providerId, ties, cents),
      tiedPrices(db, [{ providerId, labels: ties }]),
    ])
    return { fees, prices }
  })
  return async (catalogue, { planId, schedule }, home) => {
    const plan = catalogue.internetPlans.find(one => one.id === planId || one.priceLock?.id === planId)
    if (!plan || plan.labels.length === 0) return null
    const ours = priceToday(schedule)
    const { fees, prices } = await feesOf(JSON.stringify([plan.providerId, plan.labels, ours]))
    const there = home ? fees.filter(({ region }) => region === regionOf(home)) : []
    const meant = there.length > 0 ? there : fees
    if (meant.length === 0) return null
    const included = ours - (meant[0]?.priceNowCents ?? ours)
    const isFee = meant.some(one => certainMonthlyCents(one.monthlyFees, home?.state) === included)
    const otherPrice = prices ? otherPriceOf(ours, prices, isFee ? included : 0) : undefined
    return {
      ...chargesByPlace(meant.map(facts => labelCharges(facts, schedule, home?.state))),
      ...(otherPrice ? { otherPrice } : {}),
    }
  }
}
