import type { CartService } from '#domain/cart/cart.ts'
import { plansOf } from '#domain/catalog/internet-plans.ts'
import { metronetInstallationFee, metronetPriceLock } from '#domain/catalog/metronet-plans.ts'
import { metronetPage } from '#domain/catalog/provider-pages.ts'
import { type PriceSchedule, totalOver } from '#domain/pricing/price-schedule.ts'
import { offersOf, planTableView, serviceOf } from './plan-table-view.server.ts'
import { providerFacts } from './provider-facts.server.ts'

/** A plan with the price lock beside what it costs without. */
export type LockedPlan = {
  id: string
  speed: string
  lockedCents: number
  todayCents: number
  schedule: PriceSchedule
  totalCents: number
  /** How much less 36 months cost with the lock, by the published rates. */
  savedCents: number
  service: CartService
}

/** The page of provider M without the catalogue. */
export function metronetView() {
  const plans = plansOf('metronet')
  return {
    provider: providerFacts('metronet', { fromCents: metronetPage.heroFromCents, offers: offersOf(plans) }),
    cheapest: plans[0] ? { name: plans[0].name, cents: plans[0].priceCents } : null,
    table: planTableView('Metronet fiber plans', plans),
    lock: {
      ...metronetPriceLock,
      plans: plans.flatMap(({ id, speed, priceCents, lockedPriceCents, schedule, lockSchedule }) => {
        if (lockedPriceCents === undefined || !lockSchedule) return []
        const { cents } = totalOver(lockSchedule, metronetPriceLock.months)
        const plan: LockedPlan = {
          id: `${id}-lock`,
          speed,
          lockedCents: lockedPriceCents,
          todayCents: priceCents,
          schedule: lockSchedule,
          totalCents: cents,
          savedCents: totalOver(schedule, metronetPriceLock.months).cents - cents,
          service: serviceOf(`${id}-lock`),
        }
        return plan
      }),
    },
    installationCents: metronetInstallationFee.cents,
    whyChoose: metronetPage.whyChoose,
  }
}

export type MetronetView = ReturnType<typeof metronetView>
