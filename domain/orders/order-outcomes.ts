import { cancelledFrom, type OrderState } from './order-state.ts'

/** What an outcome requires from the person who records it. */
type OutcomeNeed = 'date' | 'time' | 'reason'

/**
 * What happens next to the work on the order: it is due again after a number of hours (or when calling begins after
 * them), at a given time, or is done.
 */
type NextDue = { afterHours: number } | 'at_time' | 'done'

type Outcome = {
  /** On the button. */
  label: string
  /** In which states it can be recorded. */
  from: readonly OrderState[]
  /** The state after it; the same if absent. */
  to?: OrderState
  needs: readonly OutcomeNeed[]
  /** What it does that can't be undone, said before it is recorded. */
  asks?: string
  next: NextDue
  /** Nobody talked with the customer: an hour that they chose, or a time that was agreed on with them, stays if it is to come. */
  keepsCall?: true
  /** Which email the customer gets. */
  mail?:
    | ('order_no_answer' | 'order_wrong_number' | 'order_confirmed' | 'order_booked')
    | ('order_cancelled' | 'order_cancelled_there')
}

/** Within so many of our hours we cancel with the provider what it had confirmed. */
export const CANCEL_HOURS = 3

const beforeConfirmed = ['submitted', 'reached'] as const
const beforeBooked = [...beforeConfirmed, 'confirmed'] as const

/** What can come of the work on an order: one table of transitions. The customer's wording is in `timeline-words.ts`. */
const orderOutcomes = {
  reached: {
    label: 'Reached',
    from: beforeConfirmed,
    to: 'reached',
    needs: [],
    next: { afterHours: 24 },
  },
  no_answer: {
    label: 'No answer',
    from: beforeBooked,
    needs: [],
    next: { afterHours: 3 },
    keepsCall: true,
    mail: 'order_no_answer',
  },
  wrong_number: {
    label: 'Wrong number',
    from: beforeBooked,
    needs: [],
    next: { afterHours: 24 },
    keepsCall: true,
    mail: 'order_wrong_number',
  },
  call_later: {
    label: 'Call later',
    from: beforeBooked,
    needs: ['time'],
    next: 'at_time',
  },
  confirmed: {
    label: 'Confirmed with provider',
    from: ['reached'],
    to: 'confirmed',
    needs: [],
    asks: 'The order’s page tells the customer at once that the provider has confirmed, and we write them an email.',
    next: { afterHours: 24 },
    keepsCall: true,
    mail: 'order_confirmed',
  },
  booked: {
    label: 'Installation booked',
    from: ['reached', 'confirmed', 'booked'],
    to: 'booked',
    needs: ['date'],
    next: 'done',
    mail: 'order_booked',
  },
  not_available: {
    label: 'Not available there',
    // A provider may find out only when it comes.
    from: [...beforeBooked, 'booked'],
    to: 'not_available',
    needs: ['reason'],
    next: 'done',
    mail: 'order_cancelled',
  },
  cancelled: {
    label: 'Canceled by customer',
    from: [...beforeBooked, 'booked'],
    to: 'cancelled',
    needs: ['reason'],
    next: 'done',
    mail: 'order_cancelled',
  },
  provider_not_reached: {
    label: 'Provider not reached',
    from: ['cancelling'],
    needs: [],
    next: { afterHours: CANCEL_HOURS },
  },
  cancelled_there: {
    label: 'Canceled with provider',
    from: ['cancelling'],
    to: 'cancelled_with_provider',
    needs: [],
    next: 'done',
    mail: 'order_cancelled_there',
  },
} as const satisfies Record<string, Outcome>

export type OrderOutcome = keyof typeof orderOutcomes
export const orderOutcomeNames = Object.keys(orderOutcomes) as OrderOutcome[]

/** The events as which they are recorded: an order that loses a part to its provider goes on, so that has its own. */
export const outcomeEvents = [...orderOutcomeNames, 'line_not_available'] as const

/** What the table says about an outcome. */
export const outcomeOf = (name: OrderOutcome): Outcome => orderOutcomes[name]

/** The state of an order after an outcome: what the provider has is canceled there, too. */
export const stateAfter = (name: OrderOutcome, from: OrderState): OrderState =>
  name === 'cancelled' ? cancelledFrom(from) : (outcomeOf(name).to ?? from)

/** What can be recorded of an order in this state. */
export function outcomesFrom(state: OrderState): OrderOutcome[] {
  return orderOutcomeNames.filter(name => outcomeOf(name).from.includes(state))
}
