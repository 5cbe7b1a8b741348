import { bareCents } from './reading/read-values.ts'

/** What a label says of government taxes: that the price includes them, that there are none, or that they come on top. */
export type TaxKind = 'included' | 'none' | 'on-top'

/** Whether a cell says that something is included: `Included in monthly price`, but not `Taxes are not included`. */
const saysIncluded = /^(?!.*\bnot\b).*\binclud/i

export function taxKind(taxes: string | null): TaxKind {
  if (taxes === null) return 'on-top'
  if (saysIncluded.test(taxes)) return 'included'
  return bareCents(taxes) === 0 ? 'none' : 'on-top'
}
