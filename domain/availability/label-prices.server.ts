import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { tiedPrices } from '#domain/labels/tied-prices.server.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import type { Database } from '#platform/database.server.ts'
import { describeError, type Log } from '#platform/log.server.ts'
import type { OfferedPlan } from './offered-plans.ts'

type Deps = { catalogue: Catalogue; db: Database; log: Log }

/**
 * The same plans with what their providers' labels say they cost, where that isn't simply our price. If the labels can't
 * be read, the plans come without.
 */
export async function withLabelPrices<Plan extends Pick<OfferedPlan, 'id' | 'providerId' | 'schedule'>>(
  { catalogue, db, log }: Deps,
  plans: readonly Plan[],
): Promise<(Plan & Pick<OfferedPlan, 'labelPrices'>)[]> {
  try {
    const prices = await tiedPrices(
      db,
      plans.map(({ id, providerId }) => ({ providerId, labels: catalogue.internetPlan(id)?.labels ?? [] })),
    )
    return plans.map((plan, index) => {
      const found = prices[index]
      const cents = priceToday(plan.schedule)
      const isOurs = found?.fromCents === cents && found.toCents === cents
      return found && !isOurs ? { ...plan, labelPrices: found } : plan
    })
  } catch (error) {
    log.error({ err: describeError(error) }, 'label prices not read')
    return [...plans]
  }
}
