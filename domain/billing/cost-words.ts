import { formatCents } from '#domain/shared/money.ts'
import type { BillLine } from './bill.ts'
import type { Charge } from './label-charges.ts'
import type { WholeCost } from './whole-cost.ts'

/** A label's fee in words: `$10.00 a month`, `up to $8.95 once`, `Varies by location`. */
export function chargeInWords({ cents, upTo, text, every }: Charge): string {
  if (cents === null) return text || 'amount not stated'
  return `${upTo ? 'up to ' : ''}${formatCents(cents)} ${every === 'month' ? 'a month' : 'once'}`
}

/**
 * Several fees in a few words: the amount of the only one, or how many there are, since not all may be paid at once. A
 * share such as 0.749% says nothing without its name.
 */
export function feesInWords(charges: readonly Charge[]): string {
  const [only] = charges
  if (!only || charges.length > 1) return `${charges.length} fees`
  return only.cents === null ? '1 fee' : chargeInWords(only)
}

/** What a line of a bill is for, with its quantity if there are several. */
export function billLineInWords({ name, quantity }: BillLine): string {
  return quantity > 1 ? `${name}, ${quantity} times` : name
}

/** What nobody publishes, each in one sentence. */
export function unknownsInWords({ unpublished, unstated, unlabelled }: WholeCost): string[] {
  return [
    ...unpublished.map(
      ({ service, fromMonth }) =>
        `${service}: the price from month ${fromMonth} isn’t published. We count the last published one.`,
    ),
    ...unstated.map(
      ({ service, name, text }) =>
        `${service}: its label adds a fee without an amount in dollars, ${name}: ${text}. Totals leave it out.`,
    ),
    ...(unlabelled.length > 0
      ? [`Not published for ${unlabelled.join(', ')}: fees on top of the price.`]
      : []),
  ]
}

/** The note about taxes, which no bill here includes. */
export function taxesInWords({ labels }: WholeCost): string {
  const vary = labels.some(({ taxes }) => taxes !== null && /var(y|ies)/i.test(taxes))
  return vary
    ? 'Government taxes aren’t included. They vary by location, as the labels say.'
    : 'Government taxes aren’t included.'
}
