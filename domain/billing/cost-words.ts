import { type TaxKind, taxKind } from '#domain/labels/tax-kind.ts'
import { OTHER_PRICE } from '#domain/pricing/added-fee.ts'
import { inOneList } from '#domain/shared/in-one-list.ts'
import { formatCents } from '#domain/shared/money.ts'
import type { BillLine } from './bill.ts'
import { chargeInWords } from './charge-words.ts'
import type { Charge } from './label-charges.ts'
import type { WholeCost } from './whole-cost.ts'

/**
 * Several fees in a few words: the amount of the only one, or how many there are, since not all may be paid at once. A
 * share such as 0.749% says nothing without its name.
 */
export function feesInWords(charges: readonly Charge[]): string {
  const [only] = charges
  if (!only || charges.length > 1) return `${charges.length} fees`
  return only.cents === null ? '1 fee' : chargeInWords(only)
}

/** The fees of labels that only some people pay, each with its amount, service by service: no total counts them. */
export function mayApplyInWords({ labels }: Pick<WholeCost, 'labels'>): string[] {
  return labels.flatMap(({ service, depending }) => {
    const fees = depending.map(charge => `${charge.name} ${chargeInWords(charge)}`)
    return fees.length > 0 ? [`${service}: fees that may apply: ${fees.join('; ')}.`] : []
  })
}

/** What is said of the fees on labels that only some people pay. */
export const mayApply = {
  title: 'Fees that may apply',
  note: 'They depend on your address or on what you choose. No total here counts them.',
} as const

/** What a line of a bill is for, and what its amount is made of if there are several: `Monthly price, 2 × $30.15`. */
export function billLineInWords({ name, quantity, cents }: BillLine): string {
  return quantity > 1 ? `${name}, ${quantity} × ${formatCents(cents / quantity)}` : name
}

/** What nobody publishes, each in one sentence. */
export function unknownsInWords({ unpublished, unstated, unlabelled, otherPrice = [] }: WholeCost): string[] {
  return [
    ...unpublished.map(({ service, fromMonth }) =>
      fromMonth === 2
        ? `${service}: the price may change anytime. We count today’s.`
        : `${service}: the price from month ${fromMonth} isn’t published. We count the last published one.`,
    ),
    ...unstated.map(
      ({ service, name, text }) =>
        `${service}: its label adds a fee that totals leave out, ${name}: ${text}.`,
    ),
    ...otherPrice.map(service => `${service}: ${OTHER_PRICE}. We count ours.`),
    ...(unlabelled.length > 0
      ? [`Not published for ${inOneList(unlabelled)}: fees on top of the price.`]
      : []),
  ]
}

/** What no total of these services counts, to follow 'Not counted: '. */
export function uncountedInWords({ labels, unstated, unlabelled }: WholeCost): string[] {
  return [
    ...unstated.map(({ service, name, text }) => `${name} of ${service} (${text})`),
    ...labels.flatMap(({ service, depending }) =>
      depending.length > 0 ? [`fees of ${service} that may apply: ${feesInWords(depending)}`] : [],
    ),
    ...(unlabelled.length > 0
      ? [`fees on top of the price of ${inOneList(unlabelled)}, which nobody publishes`]
      : []),
  ]
}

/** The note about taxes, service by service as their labels say: no bill here counts any that come on top. */
export function taxesInWords({ labels, unlabelled }: Pick<WholeCost, 'labels' | 'unlabelled'>): string {
  const of = (kind: TaxKind) =>
    labels.filter(({ taxes }) => taxKind(taxes) === kind).map(({ service }) => service)
  const [included, none, onTop] = [of('included'), of('none'), [...of('on-top'), ...unlabelled]]
  const isAll = included.length + none.length === 0
  const vary = labels.some(({ taxes }) => taxes !== null && /var(y|ies)/i.test(taxes))
  return [
    ...included.map(service => `The price of ${service} includes government taxes, as its label says.`),
    ...none.map(service => `The label of ${service} gives $0.00 for government taxes.`),
    ...(isAll ? ['Government taxes aren’t included.'] : []),
    ...(!isAll && onTop.length > 0 ? [`Government taxes of ${onTop.join(', ')} aren’t included.`] : []),
    ...(vary ? ['They vary by location, as the labels say.'] : []),
  ].join(' ')
}
