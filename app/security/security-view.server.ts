import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { formatCents } from '#domain/shared/money.ts'

/** What the security solutions page shows of the catalog. */
export function securityView(catalogue: Catalogue) {
  const { security, claims } = catalogue.guides
  return {
    pricesAsOf: catalogue.asOf,
    features: security.features,
    deviceCredit: formatCents(claims.securityDeviceCreditCents).replace(/\.00$/, ''),
    vivint: { products: security.vivint.products, stats: security.vivint.stats },
    adt: security.adt,
  }
}
