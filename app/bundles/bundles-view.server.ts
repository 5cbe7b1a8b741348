import { pricesAsOf } from '#domain/catalog/content-dates.ts'
import { siteClaims } from '#domain/catalog/marketing-claims.ts'
import { premadeBundles } from '#domain/catalog/premade-bundles.ts'
import { type PriceSchedule, todayOnly } from '#domain/pricing/price-schedule.ts'

export type BundleView = (typeof premadeBundles)[number] & { schedule: PriceSchedule }

/** What the bundles page shows. No later price of a bundle is published, and its price line says so. */
export function bundlesView() {
  return {
    pricesAsOf,
    heroPoints: siteClaims.heroPoints,
    bundles: premadeBundles.map(
      (bundle): BundleView => ({ ...bundle, schedule: todayOnly(bundle.startingCents) }),
    ),
  }
}
