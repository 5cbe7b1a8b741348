import type { LabelCharges } from '#domain/billing/label-charges.ts'
import { zipCodeIn } from '#domain/callbacks/call-promise.server.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { Offering } from '#domain/catalog/offering.ts'
import { isUnconfirmed } from '#domain/catalog/unconfirmed-price.ts'
import { zipOfAddress } from '#domain/shared/zip-of-address.ts'
import type { SoldTerms } from './orders.tables.server.ts'

/** A ZIP code with its city and state; null if the home is unknown. */
export type SoldHome = SoldTerms['home'] | null

/**
 * The ZIP code that the terms of an order are worked out for: its address's; where that names none, the one that its
 * customer was shown the cost for, because those are the sums they agreed to. Empty if neither is known.
 */
export const zipOfTerms = (
  address: string,
  shownFor: string | undefined,
  zips: Parameters<typeof zipCodeIn>[1],
): string => (zipOfAddress(address) === '' ? (shownFor ?? '') : zipCodeIn(address, zips))

/** A home by its ZIP code, as far as the directory knows it. */
export function soldHome(
  zips: { find(zipCode: string): { city: string; state: string } | undefined },
  zipCode: string,
): SoldHome {
  const found = zips.find(zipCode)
  return found ? { zipCode, city: found.city, state: found.state } : null
}

/** The terms that a service is sold under today, with the home that they were worked out for: they stay with the order. */
export const soldTerms = (
  offering: Offering,
  catalogue: Pick<Catalogue, 'revision' | 'checkedOn' | 'internetPlans'>,
  charges: LabelCharges | null,
  home: SoldHome,
): SoldTerms => ({
  ...{ schedule: offering.schedule, catalogueRevision: catalogue.revision, charges },
  checkedOn: catalogue.checkedOn(offering.planId),
  ...(isUnconfirmed(catalogue, offering) ? { unconfirmed: true } : {}),
  ...(offering.kind === 'internet' ? {} : { unlabeled: true }),
  ...(offering.conditions ? { conditions: offering.conditions } : {}),
  ...(home ? { home } : {}),
})
