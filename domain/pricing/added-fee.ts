import { formatMonthly } from '#domain/shared/money.ts'
import type { AddedFee } from './price-schedule.ts'

/** A fee on top of a price in words: `$2.25/mo`, `up to $2.25/mo`, `the 0.749% Recovery Fee (TX only)`. */
export function addedFeeInWords({ cents, upTo, unstated }: AddedFee): string {
  const amount = cents > 0 ? `${upTo ? 'up to ' : ''}${formatMonthly(cents)}` : null
  return [amount, unstated].filter(Boolean).join(' and ')
}

/** What of a fee totals count each month, in cents. */
export const countedCents = ({ cents, upTo }: AddedFee): number => (upTo ? 0 : cents)

/** What of a fee no total counts (`withAddedFee`), in words; empty if all of it is counted. */
export const uncountedInWords = (fee: AddedFee): string =>
  addedFeeInWords(fee.upTo ? fee : { ...fee, cents: 0 })

const hasOther = 'has another price, or one that depends on the address'

/** What makes a total uncertain where labels state other prices than ours, to follow a colon. */
export const OTHER_PRICE = `its label ${hasOther}`

/** What a label says of a plan, as far as the catalog knows it, to follow 'Broadband label'. */
export const labelSays = (fee: AddedFee): string =>
  [addedFeeInWords(fee) && `adds ${addedFeeInWords(fee)}`, fee.otherPrice && hasOther]
    .filter(Boolean)
    .join(' and ')

/** What totals leave out of what labels say: sentences for below them. */
export function leftOutInWords(fee: AddedFee): string[] {
  const uncounted = uncountedInWords(fee)
  return [
    ...(uncounted ? [`Totals leave out ${uncounted} that its label adds.`] : []),
    ...(fee.otherPrice ? [`Totals count our price: ${OTHER_PRICE}.`] : []),
  ]
}

/** What a label adds to a price, in a sentence beside it: `Its label adds up to $2.25/mo, depending on the address.` */
export function addedFeeSentence(fee: AddedFee | null | undefined): string {
  const words = fee ? addedFeeInWords(fee) : ''
  return words && `Its label adds ${words}${fee?.upTo ? ', depending on the address' : ''}.`
}
