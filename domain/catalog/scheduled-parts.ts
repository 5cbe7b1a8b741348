import type { PriceSchedule } from '#domain/pricing/price-schedule.ts'
import type { CatalogueContent } from './catalogue-content.ts'

/** Content with `change` applied to each price schedule, by the id of the plan, package or builder choice; frozen, as what was read is. */
export function mapSchedules(
  content: CatalogueContent,
  change: (planId: string, schedule: PriceSchedule) => PriceSchedule,
): CatalogueContent {
  const changed = <Part extends { id: string; schedule: PriceSchedule }>(part: Part): Readonly<Part> =>
    Object.freeze({ ...part, schedule: change(part.id, part.schedule) })
  const changedWhereAny = <Part extends { id: string; schedule: PriceSchedule | null }>(part: Part): Part =>
    part.schedule === null ? part : Object.freeze({ ...part, schedule: change(part.id, part.schedule) })
  const changedPlan = (plan: CatalogueContent['internetPlans'][number]) =>
    Object.freeze({ ...changed(plan), priceLock: plan.priceLock && changed(plan.priceLock) })
  const { internetPlans, tvPackages, securityPackages, internetAddOns, bundleBuilder } = content
  return {
    ...content,
    internetPlans: Object.freeze(internetPlans.map(changedPlan)),
    tvPackages: Object.freeze(tvPackages.map(changed)),
    securityPackages: Object.freeze(securityPackages.map(changedWhereAny)),
    internetAddOns: Object.freeze(internetAddOns.map(changed)),
    bundleBuilder: Object.freeze({
      ...bundleBuilder,
      internet: Object.freeze(bundleBuilder.internet.map(changed)),
      security: Object.freeze(bundleBuilder.security.map(changedWhereAny)),
    }),
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
