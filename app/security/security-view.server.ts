import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { wholeDollars } from '#domain/shared/money.ts'
import { spelled, spelledFirst } from '#domain/shared/spelled.ts'

/** What the security solutions page shows of the catalog. */
export function securityView(catalogue: Catalogue) {
  const { security, claims } = catalogue.guides
  return {
    pricesAsOf: catalogue.asOf,
    features: security.features,
    /** How many there are, and how many kinds of devices: both lists can be changed. */
    counts: {
      features: spelled(security.features.length),
      categories: spelledFirst(security.vivint.products.length),
    },
    deviceCredit: wholeDollars(claims.securityDeviceCreditCents),
    vivint: { products: security.vivint.products, stats: security.vivint.stats },
    adt: security.adt,
  }
}
