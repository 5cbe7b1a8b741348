import { agreedTime } from '#domain/callbacks/agreed-time.ts'
import { wayToAnswer } from '#domain/callbacks/answer-ways.ts'
import { isWrongNumber } from '#domain/callbacks/wrong-number.ts'
import type { OpenWork } from '#domain/desk/work-on.server.ts'
import { canBeDialed } from '#domain/shared/phone-digits.ts'
import { installationDays } from './installation-days.ts'
import type { StatusFacts } from './order-status.ts'
import type { StoredOrder } from './order-store.server.ts'

type Order = Pick<
  StoredOrder,
  'status' | 'installationOn' | 'answerBy' | 'contactPhone' | 'contactEmail' | 'callBy' | 'timeZone'
>

/** What is known of an order besides itself. */
type Known = {
  /** Whether nobody may call its number. */
  doNotCall: boolean
  work: OpenWork | undefined
  /** The hour that is held for the call. */
  slotStartsAt: Date | null
  /** What happened to it, oldest first. */
  events: Parameters<typeof agreedTime>[0]
}

/** What the status of an order is derived from, everywhere: its page, the list, and what a letter says of the next call. */
export function statusFacts(
  order: Order,
  { doNotCall, work, slotStartsAt, events }: Known,
  now: Date,
): StatusFacts & {
  /** Whether nobody may or can call its number. */
  doNotCall: boolean
} {
  const { firstName = null, dueAt = null } = work ?? {}
  const phone = order.contactPhone ?? ''
  const isUncalled = doNotCall || !canBeDialed(phone)
  return {
    ...{ status: order.status, installationOn: order.installationOn },
    today: installationDays(now, order.timeZone).first,
    answerBy: doNotCall ? 'email' : wayToAnswer(phone, order.answerBy),
    phone: order.contactPhone ?? 'you',
    email: order.contactEmail,
    callBy: order.callBy?.toISOString() ?? null,
    doNotCall: isUncalled,
    wrongNumber: isWrongNumber(events, order.contactPhone),
    firstName,
    dueAt: dueAt?.toISOString() ?? null,
    agreedAt: agreedTime(events, dueAt)?.toISOString() ?? null,
    slotStartsAt: isUncalled ? null : (slotStartsAt?.toISOString() ?? null),
  }
}
