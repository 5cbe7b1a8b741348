import type { BundlePart } from '#domain/bundles/bundle.ts'
import type { AddedFee } from '#domain/pricing/price-schedule.ts'
import type { CheckedZip } from './zip-outcome.ts'

/** The monthly fee that the label of a bundle's internet adds at the checked ZIP. */
export const labelFee = (
  parts: readonly Pick<BundlePart, 'planId'>[],
  checked: Pick<CheckedZip, 'atPlace'> | null,
): AddedFee | undefined =>
  checked?.atPlace.find(one => one.fee && parts.some(part => part.planId === one.planId))?.fee
