import type { BundlePart } from '#domain/bundles/bundle.ts'
import type { AddedFee } from '#domain/pricing/price-schedule.ts'
import type { CheckedZip } from './zip-outcome.ts'

/** What the label of a bundle's internet says beyond its price: at the checked ZIP or, if it isn't found there, anywhere. */
export const labelFee = (
  parts: readonly Pick<BundlePart, 'planId' | 'fee'>[],
  checked: Pick<CheckedZip, 'atPlace'> | null,
): AddedFee | undefined =>
  parts
    .map(part => (checked?.atPlace.find(one => one.planId === part.planId) ?? part).fee)
    .find(fee => fee !== undefined)
