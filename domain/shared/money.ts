/** The cents of a number of dollars. Throws if it isn't a finite number. Amounts that people type are read by `centsTyped`. */
export function centsFromDollars(dollars: number): number {
  if (!Number.isFinite(dollars)) throw new RangeError('A price must be a finite number')
  return Math.round(dollars * 100)
}

/** The dollars of integer cents, for payloads and columns that the specification gives in dollars. */
export function dollarsFromCents(cents: number): number {
  return cents / 100
}

/** `1234.50`: two decimals and nothing else, for inputs, columns and data that machines read. */
export const plainDollars = (cents: number): string => dollarsFromCents(cents).toFixed(2)

/** `$1,234.50`: two decimals always. */
export const formatCents = (cents: number): string =>
  `${cents < 0 ? '-' : ''}$${grouped(plainDollars(Math.abs(cents)))}`

/** `$300`: without decimals where there are no cents, for amounts that are advertised that way. */
export const wholeDollars = (cents: number): string => formatCents(cents).replace(/\.00$/, '')

/** A monthly price as every page shows it: `$30.15/mo`. */
export function formatMonthly(cents: number): string {
  return `${formatCents(cents)}/mo`
}

/** A whole number, or one with two decimals, as people read it: `2,309`. Not with Intl: its first call costs a phone 60 ms. */
export const grouped = (count: number | string): string => String(count).replace(/\B(?=(\d{3})+(?!\d))/g, ',')
