import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { derivedFrom } from '#domain/catalog/derived-from.ts'
import { planTypes } from '#domain/catalog/plan-type.ts'
import { planSpeedName, speedName } from '#domain/catalog/speed-words.ts'
import { type PriceSchedule, priceToday } from '#domain/pricing/price-schedule.ts'
import type { BundlePart } from './bundle.ts'

type Choice = { id: string; plan: string; detail: string; size: number }

/** Everything that the bundle builder offers (specification, section 9), as the parts that a bundle is made of. */
export const builderParts = derivedFrom((catalogue): readonly BundlePart[] => {
  const part = ({ id, plan, detail, size }: Choice): BundlePart[] => {
    const offering = catalogue.offering(id)
    if (!offering) return []
    const { kind, providerId, providerName, planId, serviceName, schedule } = offering
    return [{ kind, providerId, providerName, planId, plan, serviceName, detail, size, schedule }]
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

/** Internet by provider, those that the builder names first, then by technology, the cheapest first. */
function internetChoices(catalogue: Catalogue): Choice[] {
  const { internetPlans, bundleBuilder, providers } = catalogue
  type Ordered = Choice & { providerId: string; type: number; cents: number }
  const order = [...bundleBuilder.firstProviders, ...providers.map(one => one.id)]
  const cents = ({ schedule }: { schedule: PriceSchedule }) => priceToday(schedule)
  const choices: Ordered[] = [
    ...internetPlans
      .filter(plan => plan.inBundleBuilder)
      .map(plan => ({
        ...{ id: plan.id, plan: plan.name, detail: planSpeedName(plan), size: plan.downloadMbps },
        ...{ providerId: plan.providerId, type: planTypes.indexOf(plan.type), cents: cents(plan) },
      })),
    ...bundleBuilder.internet.map(one => ({
      ...{ id: one.id, plan: one.name, detail: speedName(one.downloadMbps), size: one.downloadMbps },
      ...{ providerId: one.providerId, type: planTypes.length, cents: cents(one) },
    })),
  ]
  const place = (one: Ordered) => order.indexOf(one.providerId)
  return choices.toSorted((a, b) => place(a) - place(b) || a.type - b.type || a.cents - b.cents)
}
