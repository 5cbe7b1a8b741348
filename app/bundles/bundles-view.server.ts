import { builderParts } from '#domain/bundles/builder-parts.ts'
import { onlineUses, tvHabits } from '#domain/bundles/wish-options.ts'
import { pricesAsOf } from '#domain/catalog/content-dates.ts'
import { siteClaims } from '#domain/catalog/marketing-claims.ts'
import { premadeBundles } from '#domain/catalog/premade-bundles.ts'
import { type PriceSchedule, todayOnly } from '#domain/pricing/price-schedule.ts'

export type BundleView = (typeof premadeBundles)[number] & { schedule: PriceSchedule }
export type BundlesView = ReturnType<typeof bundlesView>
export type WishOptions = BundlesView['wishOptions']

/**
 * What the bundles page shows, the builder's whole catalogue with it: 23 plans weigh less as data than as code. No later
 * price of a pre-made bundle is published, and its price line says so.
 */
export function bundlesView() {
  return {
    pricesAsOf,
    heroPoints: siteClaims.heroPoints,
    parts: builderParts,
    wishOptions: { onlineUses, tvHabits },
    bundles: premadeBundles.map(
      (bundle): BundleView => ({ ...bundle, schedule: todayOnly(bundle.startingCents) }),
    ),
  }
}
