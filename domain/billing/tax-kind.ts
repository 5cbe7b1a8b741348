/** What a label says of government taxes: that the price includes them, that there are none, or that they come on top. */
export type TaxKind = 'included' | 'none' | 'on-top'

export function taxKind(taxes: string | null): TaxKind {
  if (taxes === null) return 'on-top'
  if (/^included/i.test(taxes)) return 'included'
  return /^\$?0(?:\.0+)?$/.test(taxes.trim()) ? 'none' : 'on-top'
}
