import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { derivedFrom } from '#domain/catalog/derived-from.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { addedAnywhere } from '#domain/catalog/internet-plan.ts'
import { planTypes } from '#domain/catalog/plan-type.ts'
import { countedMbps, planSpeedName, speedName } from '#domain/catalog/speed-words.ts'
import { type AddedFee, type PriceSchedule, priceToday } from '#domain/pricing/price-schedule.ts'
import type { BundlePart } from './bundle.ts'

type Choice = {
  id: string
  plan: string
  detail: string
  size: number
  fee?: AddedFee | undefined
} & Partial<Pick<BundlePart, 'line' | 'inBuilder'>>

/**
 * Everything that a bundle may be made of: what the bundle builder lists (specification, section 9), and all other
 * internet plans, which are offered only if an answer for a place supports them.
 */
export const bundleParts = derivedFrom((catalogue): readonly BundlePart[] => {
  const part = ({ id, plan, detail, size, line = null, fee, inBuilder = true }: Choice): BundlePart[] => {
    const offering = catalogue.offering(id)
    if (!offering) return []
    const { kind, providerId, providerName, planId, serviceName, schedule } = offering
    return [
      {
        ...{ kind, providerId, providerName, planId, plan, serviceName, detail, size, schedule, line },
        ...(fee ? { fee } : {}),
        inBuilder,
      },
    ]
  }
  return [
    ...internetChoices(catalogue).flatMap(part),
    ...catalogue.bundleBuilder.security.flatMap(({ id, name, tier }) =>
      part({ id, plan: name, detail: `${tier} tier`, size: 0 }),
    ),
    ...catalogue.tvPackages
      .filter(one => one.inBundleBuilder)
      .flatMap(({ id, name, channels }) =>
        part({ id, plan: name, detail: `${channels ?? 0}+ channels`, size: channels ?? 0 }),
      ),
  ]
})

/** What the bundle builder lists wherever the home is (specification, section 9). */
export const builderParts = derivedFrom((catalogue): readonly BundlePart[] =>
  bundleParts(catalogue).filter(part => part.inBuilder),
)

/** Internet by provider, those that the builder names first, then by technology, cheapest first. */
function internetChoices(catalogue: Catalogue): Choice[] {
  const { internetPlans, bundleBuilder, providers } = catalogue
  type Ordered = Choice & { providerId: string; place: number; cents: number }
  const order = [...bundleBuilder.firstProviders, ...providers.map(one => one.id)]
  const cents = ({ schedule }: { schedule: PriceSchedule }) => priceToday(schedule)
  const planned = (plan: InternetPlan): Ordered => ({
    ...{ id: plan.id, plan: plan.name, detail: planSpeedName(plan), size: countedMbps(plan) },
    ...{ line: { type: plan.type, speed: plan.speed, soldIn: plan.soldIn } },
    ...{ fee: addedAnywhere(plan), inBuilder: plan.inBundleBuilder },
    ...{ providerId: plan.providerId, place: planTypes.indexOf(plan.type), cents: cents(plan) },
  })
  const choices: Ordered[] = [
    ...internetPlans.map(planned),
    ...bundleBuilder.internet.map(one => ({
      ...{ id: one.id, plan: one.name, detail: speedName(one.downloadMbps), size: one.downloadMbps },
      ...{ providerId: one.providerId, place: planTypes.length, cents: cents(one) },
    })),
  ]
  const byProvider = (one: Ordered) => order.indexOf(one.providerId)
  return choices.toSorted((a, b) => byProvider(a) - byProvider(b) || a.place - b.place || a.cents - b.cents)
}
