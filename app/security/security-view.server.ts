import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { SecurityProductCategory } from '#domain/catalog/guides.schema.ts'
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
    vivint: { products: shown(security.vivint.products), stats: security.vivint.stats },
    adt: { ...security.adt, products: shown(security.adt.products) },
  }
}

export type ShownCategory = ReturnType<typeof shown>[number]

/** Devices without what only the assistant goes by. */
const shown = (products: readonly SecurityProductCategory[]) =>
  products.map(({ items, ...category }) => ({
    ...category,
    items: items.map(({ name, description, features }) => ({ name, description, features })),
  }))
