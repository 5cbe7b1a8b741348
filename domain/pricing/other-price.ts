import type { OtherPrice } from './price-schedule.ts'

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
