import type { AddedFee, OtherPrice } from './price-schedule.ts'

/**
 * Whether labels state another price than ours, so that nobody knows what a home pays: all of them a higher one, or any,
 * where they differ by address. `includedCents` are the monthly fees of the label that our price includes.
 */
export function otherPriceOf(
  oursCents: number,
  { fromCents, toCents }: { fromCents: number; toCents: number },
  includedCents = 0,
): OtherPrice | undefined {
  const ours = oursCents - includedCents
  if (fromCents === ours && toCents === ours) return undefined
  return fromCents >= ours ? 'higher' : 'any'
}

/** What labels say beyond our price where they state another one: with the fee that they add, if there is one. */
export const withOtherPrice = (otherPrice: OtherPrice, fee?: AddedFee | null): AddedFee => ({
  ...{ cents: 0, upTo: false },
  ...fee,
  otherPrice,
})
