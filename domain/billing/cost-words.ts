import { formatCents } from '#domain/shared/money.ts'
import type { BillLine } from './bill.ts'
import type { Charge } from './label-charges.ts'
import type { WholeCost } from './whole-cost.ts'

/** A fee of a label in words: `$10.00 a month`, `up to $8.95 once`, `Varies by location`. */
export function chargeInWords({ cents, upTo, text, every }: Charge): string {
  if (cents === null) return text || 'amount not stated'
  return `${upTo ? 'up to ' : ''}${formatCents(cents)} ${every === 'month' ? 'a month' : 'once'}`
}

/** What a line of a bill is for, with its number where there are several. */
export function billLineInWords({ name, quantity }: BillLine): string {
  return quantity > 1 ? `${name}, ${quantity} times` : name
}

/** What nobody publishes, each in one sentence. */
export function unknownsInWords({ unpublished, unlabelled }: WholeCost): string[] {
  return [
    ...unpublished.map(
      ({ service, fromMonth }) =>
        `${service}: the price from month ${fromMonth} isn’t published. We count the last published one.`,
    ),
    ...(unlabelled.length > 0
      ? [`Not published for ${unlabelled.join(', ')}: fees on top of the price.`]
      : []),
  ]
}

/** What is said of taxes: no bill here holds any. */
export function taxesInWords({ labels }: WholeCost): string {
  const vary = labels.some(({ taxes }) => taxes !== null && /var(y|ies)/i.test(taxes))
  return vary
    ? 'Government taxes: not included, they vary by location (as the labels say).'
    : 'Government taxes: not included.'
}
