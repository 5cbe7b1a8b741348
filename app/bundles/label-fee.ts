import type { BundlePart } from '#domain/bundles/bundle.ts'
import type { AddedFee } from '#domain/pricing/price-schedule.ts'
import type { CheckedZip } from './zip-outcome.ts'

/** What the label of a bundle's internet says beyond its price: at the checked ZIP, or else where no place is known. */
export const labelFee = (
  parts: readonly Pick<BundlePart, 'planId' | 'fee'>[],
  checked: Pick<CheckedZip, 'atPlace'> | null,
): AddedFee | undefined =>
  (checked?.atPlace ?? parts).find(one => one.fee && parts.some(part => part.planId === one.planId))?.fee
