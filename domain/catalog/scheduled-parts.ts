import type { PriceSchedule } from '#domain/pricing/price-schedule.ts'
import type { CatalogueContent } from './catalogue-content.ts'

/** Content with `change` applied to each price schedule, by the id of the plan, package or builder choice. */
export function mapSchedules(
  content: CatalogueContent,
  change: (planId: string, schedule: PriceSchedule) => PriceSchedule,
): CatalogueContent {
  const changed = <Part extends { id: string; schedule: PriceSchedule }>(part: Part): Part => ({
    ...part,
    schedule: change(part.id, part.schedule),
  })
  const changedWhereAny = <Part extends { id: string; schedule: PriceSchedule | null }>(part: Part): Part =>
    part.schedule === null ? part : { ...part, schedule: change(part.id, part.schedule) }
  const { internetPlans, tvPackages, securityPackages, internetAddOns, bundleBuilder } = content
  return {
    ...content,
    internetPlans: internetPlans.map(plan => ({
      ...changed(plan),
      priceLock: plan.priceLock && changed(plan.priceLock),
    })),
    tvPackages: tvPackages.map(changed),
    securityPackages: securityPackages.map(changedWhereAny),
    internetAddOns: internetAddOns.map(changed),
    bundleBuilder: {
      ...bundleBuilder,
      internet: bundleBuilder.internet.map(changed),
      security: bundleBuilder.security.map(changedWhereAny),
    },
  }
}

/** Every price schedule that content states, by the id of its plan, package or builder choice. */
export function schedulesOf(content: CatalogueContent): Map<string, PriceSchedule> {
  const found = new Map<string, PriceSchedule>()
  mapSchedules(content, (planId, schedule) => {
    found.set(planId, schedule)
    return schedule
  })
  return found
}
