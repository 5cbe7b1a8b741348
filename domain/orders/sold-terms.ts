import type { LabelCharges } from '#domain/billing/label-charges.ts'
import type { Offering } from '#domain/catalog/offering.ts'
import type { SoldTerms } from './orders.tables.server.ts'

/** The terms that a service is sold under today: they stay with the order. */
export const soldTerms = (
  { schedule, conditions }: Offering,
  catalogueRevision: string,
  charges: LabelCharges | null,
): SoldTerms => ({ schedule, catalogueRevision, charges, ...(conditions ? { conditions } : {}) })
