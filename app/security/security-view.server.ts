import { adtFeatures, adtProducts, adtStats } from '#domain/catalog/adt-products.ts'
import { pricesAsOf } from '#domain/catalog/content-dates.ts'
import { marketingClaims } from '#domain/catalog/marketing-claims.ts'
import { smartHomeFeatures, vivintProducts, vivintStats } from '#domain/catalog/security-products.ts'
import { formatCents } from '#domain/shared/money.ts'

/** What the security solutions page shows of the catalogue. */
export function securityView() {
  return {
    pricesAsOf,
    features: smartHomeFeatures,
    deviceCredit: formatCents(marketingClaims.securityDeviceCreditCents).replace(/\.00$/, ''),
    vivint: { products: vivintProducts, stats: vivintStats },
    adt: { features: adtFeatures, products: adtProducts, stats: adtStats },
  }
}
