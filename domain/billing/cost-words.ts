import { formatCents } from '#domain/shared/money.ts'
import type { BillLine } from './bill.ts'
import type { Charge } from './label-charges.ts'
import type { WholeCost } from './whole-cost.ts'

/** A label's fee in words: `$10.00 a month`, `up to $8.95 each time`, `Varies by location`. */
export function chargeInWords(charge: Charge): string {
  const { cents, upTo, text } = charge
  if (cents === null) return text || 'amount not stated'
  return `${upTo ? 'up to ' : ''}${formatCents(cents)} ${howOften(charge)}`
}

/** How often a fee is charged. Labels list what each event costs among the fees at purchase: a late payment, an hour of labor. */
function howOften({ name, every }: Pick<Charge, 'name' | 'every'>): string {
  if (every === 'month') return 'a month'
  if (/hourly/i.test(name)) return 'per hour'
  return perEvent.test(name) ? 'each time' : 'once'
}

/** Fees for something that may happen again, or never. */
const perEvent =
  /\b(?:late|returned|reconnect\w*|restart|change of|upgrade|downgrade|relocation|move|trip|service (?:call|visit)|truck)\b/i

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

/** What a label says of government taxes: that the price includes them, that there are none, or that they come on top. */
type TaxKind = 'included' | 'none' | 'on-top'

function taxKind(taxes: string | null): TaxKind {
  if (taxes === null) return 'on-top'
  if (/^included/i.test(taxes)) return 'included'
  return /^\$?0(?:\.0+)?$/.test(taxes.trim()) ? 'none' : 'on-top'
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
