import { formatCents } from '#domain/shared/money.ts'
import type { Charge } from './label-charges.ts'

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
