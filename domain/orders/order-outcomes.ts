import type { OrderState } from './order-state.ts'

/** What an outcome asks of whoever records it. */
export type OutcomeNeed = 'date' | 'time' | 'reason'

/** What the work on the order does next: is due again so many hours later (or when calling begins after them), at the time that was given, or is done. */
export type NextDue = { afterHours: number } | 'at_time' | 'done'

type Outcome = {
  /** On the button. */
  label: string
  /** In which states it can be recorded. */
  from: readonly OrderState[]
  /** The state after it; the same where absent. */
  to?: OrderState
  needs: readonly OutcomeNeed[]
  next: NextDue
  /** Which mail goes to the customer. */
  mail?: 'no_answer' | 'confirmed' | 'booked' | 'cancelled'
  /** How the customer reads it in the timeline; null where it is not theirs to see. */
  told: string | null
}

const beforeConfirmed = ['submitted', 'reached'] as const
const beforeBooked = [...beforeConfirmed, 'confirmed'] as const

/** What can come of the work on an order: one table of transitions. */
export const orderOutcomes = {
  reached: {
    label: 'Reached',
    from: beforeConfirmed,
    to: 'reached',
    needs: [],
    next: { afterHours: 24 },
    told: 'We talked on the phone.',
  },
  no_answer: {
    label: 'No answer',
    from: beforeBooked,
    needs: [],
    next: { afterHours: 3 },
    mail: 'no_answer',
    told: 'We called and did not reach you. We’ll try again.',
  },
  wrong_number: {
    label: 'Wrong number',
    from: beforeBooked,
    needs: [],
    next: { afterHours: 24 },
    mail: 'no_answer',
    told: 'The phone number did not lead to you. Please correct it on this page.',
  },
  call_later: {
    label: 'Call later',
    from: beforeBooked,
    needs: ['time'],
    next: 'at_time',
    told: 'We’ll call again at the time that you named.',
  },
  confirmed: {
    label: 'Confirmed with provider',
    from: ['reached'],
    to: 'confirmed',
    needs: [],
    next: { afterHours: 24 },
    mail: 'confirmed',
    told: 'The provider has confirmed your order.',
  },
  booked: {
    label: 'Installation booked',
    from: ['reached', 'confirmed', 'booked'],
    to: 'booked',
    needs: ['date'],
    next: 'done',
    mail: 'booked',
    told: 'Your installation is booked.',
  },
  not_available: {
    label: 'Not available there',
    from: beforeBooked,
    to: 'not_available',
    needs: ['reason'],
    next: 'done',
    mail: 'cancelled',
    told: 'The provider does not serve your address after all. Nothing was ordered.',
  },
  cancelled: {
    label: 'Cancelled by customer',
    from: [...beforeBooked, 'booked'],
    to: 'cancelled',
    needs: ['reason'],
    next: 'done',
    mail: 'cancelled',
    told: 'You cancelled this order.',
  },
} as const satisfies Record<string, Outcome>

export type OrderOutcome = keyof typeof orderOutcomes
export const orderOutcomeNames = Object.keys(orderOutcomes) as OrderOutcome[]

/** What the table says of an outcome. */
export const outcomeOf = (name: OrderOutcome): Outcome => orderOutcomes[name]

/** What can be recorded of an order in this state. */
export function outcomesFrom(state: OrderState): OrderOutcome[] {
  return orderOutcomeNames.filter(name => outcomeOf(name).from.includes(state))
}
