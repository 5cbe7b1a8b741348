import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { wholeDollars } from '#domain/shared/money.ts'

/** What the security solutions page shows of the catalog. */
export function securityView(catalogue: Catalogue) {
  const { security, claims } = catalogue.guides
  return {
    pricesAsOf: catalogue.asOf,
    features: security.features,
    deviceCredit: wholeDollars(claims.securityDeviceCreditCents),
    vivint: { products: security.vivint.products, stats: security.vivint.stats },
    adt: security.adt,
  }
}
