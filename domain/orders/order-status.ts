import type { AnswerWay } from '#domain/callbacks/answer-ways.ts'
import { wrongNumberWords } from '#domain/callbacks/wrong-number-words.ts'
import { formatDate } from '#domain/shared/calendar.ts'
import { phoneWords } from '#domain/shared/phone-digits.ts'
import type { OrderState } from './order-state.ts'

/** What an order's status is derived from. Times are ISO 8601 in UTC. */
export type StatusFacts = {
  status: OrderState
  answerBy: AnswerWay
  phone: string
  /** Whether the number is known to reach somebody else. */
  wrongNumber: boolean
  email: string
  callBy: string | null
  /** The hour that was booked for the call. */
  slotStartsAt: string | null
  /** The day for which the installation is booked, as an ISO date. */
  installationOn: string | null
  /** Today by the calendar of the home, as an ISO date. */
  today: string
  /** The staff member who has the order. */
  firstName: string | null
  /** When one of us will continue with it. */
  dueAt: string | null
  /** The time that was agreed on for the next call, if one was. */
  agreedAt: string | null
}

/** An order's progress in words: what it is, what happens next, who does it, and by when. */
export type OrderStatus = {
  title: string
  /** A sentence without its end: the time or day follows, then a period. */
  next: string
  by: { kind: 'time' | 'at' | 'hour' | 'day'; at: string } | null
  /** The promised time has passed and nothing was done. */
  overdue: boolean
}

const HOUR_MS = 3_600_000

/** The status of an order at a given time. */
export function orderStatus(facts: StatusFacts, now: Date): OrderStatus {
  const status = statusByState(facts, now)
  // Who is written to is reached; everybody else isn't, whatever we promised, until the number is changed.
  const isWritten = facts.status === 'submitted' && facts.answerBy === 'email' && facts.slotStartsAt === null
  if (!facts.wrongNumber || !mayChange(facts.status) || isWritten) return status
  const next = `${wrongNumberWords(facts.phone, 'order')}. Please change it, or call us`
  return { ...status, next, by: null, overdue: false }
}

function statusByState(facts: StatusFacts, now: Date): OrderStatus {
  const who = facts.firstName ?? 'A representative'
  const due = facts.dueAt ? ({ kind: 'time', at: facts.dueAt } as const) : null
  const call = callAhead(facts, now)
  switch (facts.status) {
    case 'submitted': {
      const title = 'Submitted'
      if (call) return { title, ...call }
      const by = facts.dueAt ?? facts.callBy
      return {
        title,
        next: `${who} ${firstContact(facts)}`,
        by: by ? { kind: 'time', at: by } : null,
        overdue: by !== null && Date.parse(by) < now.getTime(),
      }
    }
    case 'reached':
      return {
        title: 'We’ve talked',
        next: `${who} confirms your order with the provider`,
        by: due,
        overdue: false,
        ...call,
      }
    case 'confirmed':
      return {
        title: 'Confirmed with the provider',
        next: `${who} books the installation with you`,
        by: due,
        overdue: false,
        ...call,
      }
    case 'booked':
      // Whether the provider came isn't told to us, so we claim neither that it comes nor that it came.
      if (facts.installationOn !== null && facts.installationOn < facts.today) {
        return {
          title: 'Installation day has passed',
          next: `It was booked for ${formatDate(facts.installationOn)}. If the provider didn’t come, call us`,
          by: null,
          overdue: false,
        }
      }
      return {
        title: 'Installation booked',
        next: 'The provider comes to install it',
        by: facts.installationOn ? { kind: 'day', at: facts.installationOn } : null,
        overdue: false,
      }
    case 'not_available':
      return {
        title: 'Not available at your address',
        // The provider may have accepted it first.
        next: 'Nothing will be installed. We charged nothing',
        by: null,
        overdue: false,
      }
    case 'cancelling':
      return { title: 'Canceled', next: `${who} cancels it with the provider`, by: due, overdue: false }
    case 'cancelled_with_provider':
      return { title: 'Canceled', next: 'We canceled it with the provider, too', by: null, overdue: false }
    case 'cancelled':
      return { title: 'Canceled', next: 'Nothing was ordered or charged', by: null, overdue: false }
  }
}

/**
 * The call that the customer expects, in the hour that they chose or at the time agreed on; null where there is none. Before
 * and after we talked, it is that call which comes at that time, and not what else is to be done.
 */
function callAhead(
  { slotStartsAt, dueAt, agreedAt, firstName, phone }: StatusFacts,
  now: Date,
): Omit<OrderStatus, 'title'> | null {
  // An hour in which we didn't reach them is over once the work is due at another time.
  const hourEnds = slotStartsAt ? Date.parse(slotStartsAt) + HOUR_MS : 0
  const isHour = slotStartsAt !== null && !(dueAt && Date.parse(dueAt) > hourEnds)
  const at = isHour ? slotStartsAt : agreedAt
  if (at === null) return null
  return {
    next: `${firstName ?? 'A representative'} calls ${phoneWords(phone)}`,
    by: { kind: isHour ? 'hour' : 'at', at },
    overdue: Date.parse(at) + HOUR_MS < now.getTime(),
  }
}

function firstContact({ answerBy, phone, email }: StatusFacts): string {
  return { call: `calls ${phoneWords(phone)}`, text: `texts ${phoneWords(phone)}`, email: `emails ${email}` }[
    answerBy
  ]
}

/** Whether the customer may still change or cancel the order: until installation is booked. */
export function mayChange(status: OrderState): boolean {
  return status === 'submitted' || status === 'reached' || status === 'confirmed'
}

type Contact = Pick<StatusFacts, 'status' | 'answerBy'>

/** How the customer hears from us next if they choose no hour: the first time as they wished, then by phone. */
export const withoutHour = ({ status, answerBy }: Contact): AnswerWay =>
  status === 'submitted' ? answerBy : 'call'

/** Whether the next thing the customer hears from us is a call. */
export const isCalledNext = (
  facts: Contact & Pick<StatusFacts, 'slotStartsAt' | 'wrongNumber'> & { doNotCall: boolean },
): boolean =>
  mayChange(facts.status) &&
  !facts.doNotCall &&
  !facts.wrongNumber &&
  (facts.slotStartsAt !== null || withoutHour(facts) === 'call')
