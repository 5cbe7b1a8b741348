import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { LabelFacts } from '#domain/labels/label.ts'
import { type LabelTie, nearestLabel } from '#domain/labels/nearest-label.server.ts'
import { wholeLabel } from '#domain/labels/whole-label.server.ts'
import { type PriceSchedule, priceToday } from '#domain/pricing/price-schedule.ts'
import type { Database } from '#platform/database.server.ts'
import { memoizeFor } from '#platform/memoize-for.ts'
import { type LabelCharges, labelCharges } from './label-charges.ts'

/** A plan of the catalogue as it is sold. */
type Sold = { planId: string; schedule: PriceSchedule }

/** What the label of a plan says beyond its listed price; `null` for what has no label. */
export type PlanCharges = (
  catalogue: Pick<Catalogue, 'internetPlans'>,
  sold: Sold,
) => Promise<LabelCharges | null>

/** Labels change some times a month; orders come some hundred times a second. */
const KEEP_MS = 60_000

/** Reads charges from the label whose price is nearest to the listed one, and remembers each for a minute. */
export function createPlanCharges(db: Database, keepMs = KEEP_MS): PlanCharges {
  const factsOf = memoizeFor(keepMs, async (key): Promise<LabelFacts | null> => {
    const [providerId, ties, cents] = JSON.parse(key) as [string, LabelTie[], number]
    const id = await nearestLabel(db, providerId, ties, cents)
    const label = id === null ? null : await wholeLabel(db, id)
    return label?.facts ?? null
  })
  return async (catalogue, { planId, schedule }) => {
    const plan = catalogue.internetPlans.find(one => one.id === planId || one.priceLock?.id === planId)
    if (!plan || plan.labels.length === 0) return null
    const facts = await factsOf(JSON.stringify([plan.providerId, plan.labels, priceToday(schedule)]))
    return facts && labelCharges(facts, schedule)
  }
}
