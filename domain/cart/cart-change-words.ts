import { formatMonthly } from '#domain/shared/money.ts'
import type { CartChange } from './reprice-cart.ts'

/** What a line of a cart has become in the catalog since it was added. */
export function cartChangeWords(change: CartChange): string {
  const { serviceName } = change
  if (change.kind === 'gone') return `${serviceName} is no longer offered.`
  if (change.kind === 'later')
    return `${serviceName}: a later price or fee has changed. The cart shows it now.`
  const [from, to] = [formatMonthly(change.fromCents), formatMonthly(change.toCents)]
  return `${serviceName}: the price changed since you added it, from ${from} to ${to}.`
}
