/** What ending a contract early costs, as contracts and labels state it. Money in cents. */
export type EarlyTermination =
  | { rule: 'none' }
  /** The visitor doesn't know: nothing is counted, and the answer says so. */
  | { rule: 'unknown' }
  | { rule: 'flat'; cents: number }
  | { rule: 'per-month-left'; centsPerMonth: number }
  /** An amount at the start, reduced by an amount for each month served. */
  | { rule: 'declining'; startCents: number; lessPerMonthCents: number; monthsServed: number }

/** What somebody has and pays now. It never leaves the browser. */
export type CurrentService = {
  /** As typed; may be empty. */
  provider: string
  /** The whole bill of a month. */
  monthlyCents: number
  /** Remaining months of the contract; 0 without a contract. */
  monthsLeft: number
  termination: EarlyTermination
  /** Rented equipment: none, returned, or kept for a fee (`null` if unknown). */
  equipment:
    | { plan: 'none' }
    | { plan: 'return'; feeCents: number | null }
    | { plan: 'keep'; feeCents: number | null }
  /** Days on which both services run. */
  overlapDays: number
}

/**
 * What it costs to end the contract today, in cents; `null` if unknown. A contract that has ended costs nothing to
 * end, and a fee never falls below zero.
 */
export function terminationFeeCents({
  monthsLeft,
  termination,
}: Pick<CurrentService, 'monthsLeft' | 'termination'>): number | null {
  if (monthsLeft === 0) return 0
  switch (termination.rule) {
    case 'none':
      return 0
    case 'unknown':
      return null
    case 'flat':
      return termination.cents
    case 'per-month-left':
      return termination.centsPerMonth * monthsLeft
    case 'declining':
      return Math.max(0, termination.startCents - termination.lessPerMonthCents * termination.monthsServed)
  }
}
