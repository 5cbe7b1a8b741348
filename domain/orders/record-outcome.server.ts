import { callTime, callTimeFault } from '#domain/callbacks/call-time.ts'
import { dueAfter } from '#domain/callbacks/due-after.ts'
import { hourAfterCall } from '#domain/callbacks/slot-store.server.ts'
import { recordEvent } from '#domain/desk/desk-events.server.ts'
import { isRepeat } from '#domain/desk/once.server.ts'
import { dueNext, finishWork } from '#domain/desk/work-items.server.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import type { StaffedHours } from '#domain/settings/staffed-hours.ts'
import { type Outcome, refused, succeeded } from '#domain/shared/outcome.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { type Database, type Tx, transaction } from '#platform/database.server.ts'
import { changeOrder } from './change-order.server.ts'
import { enqueueOrderMail, type OrderMailDeps } from './enqueue-order-mail.server.ts'
import { installationDayFault, installationDays } from './installation-days.ts'
import { findOrderByReference } from './order-for-desk.server.ts'
import type { OrderNews } from './order-mails.ts'
import { type OrderOutcome, outcomeOf } from './order-outcomes.ts'

export type RecordOutcomeDeps = OrderMailDeps & { db: Database; settings: BusinessSettings }

/** The outcome of the work on an order, as it is recorded. */
export type RecordedOutcome = {
  reference: string
  /** The version of the order that was looked at. */
  version: number
  outcome: OrderOutcome
  /** ISO date of the installation. */
  date?: string | undefined
  /** When to call again: local date and time at the home, `2026-11-23T14:30`. */
  time?: string | undefined
  reason?: string | undefined
  note?: string | undefined
}

type Refused = 'work_gone' | 'work_changed' | 'state_refused' | 'invalid_input'
type FieldFault = { ok: false; code: 'invalid_input'; fields: Record<string, string> }

/**
 * Records the outcome of the work on an order: its next state, when it is due again, the email to send, and the
 * event, in one transaction. Refused if somebody changed the order since it was looked at.
 */
export async function recordOutcome(
  deps: RecordOutcomeDeps,
  member: StaffMember,
  told: RecordedOutcome,
): Promise<Outcome<{ reference: string }, Refused> | FieldFault> {
  const at = deps.now()
  const { staffed } = deps.settings
  const order = await findOrderByReference(deps.db, told.reference)
  if (!order) return refused('work_gone')
  const subject = { kind: 'order', id: order.id } as const
  const press = { at, what: told.outcome, subject, staffId: member.id }
  const isStale = told.version !== order.version
  if (isStale && (await isRepeat(deps.db, press))) return succeeded({ reference: order.reference })
  const rule = outcomeOf(told.outcome)
  if (!rule.from.includes(order.status)) return refused('state_refused')
  const missing = missingNeeds(told)
  if (missing) return missing
  const callAgain = told.time ? callTime(told.time, order.timeZone) : null
  const time = callAgain && callTimeFault(callAgain, order.timeZone, { at, staffed })
  if (time) return { ok: false, code: 'invalid_input', fields: { time } }
  const date = told.date && installationDayFault(told.date, installationDays(at, order.timeZone))
  if (date) return { ok: false, code: 'invalid_input', fields: { date } }

  return transaction(deps.db, async tx => {
    const changed = await changeOrder(tx, isStale ? { id: order.id, version: -1 } : order, {
      ...(rule.to ? { status: rule.to } : {}),
      ...(told.date ? { installationOn: told.date } : {}),
    })
    // Of two presses at once the second finds what the first recorded.
    if (!changed)
      return (await isRepeat(tx, press)) ? succeeded({ reference: order.reference }) : refused('work_changed')
    const { outcome } = told
    const bookedHour = await hourAfterCall(tx, subject, { outcome, at })
    const dueAt = await setNextDue(tx, order.id, {
      ...{ next: rule.next, at, zone: order.timeZone, callAgain, bookedHour, staffed },
    })
    await recordEvent(tx, {
      at,
      actor: { staffId: member.id, name: member.name },
      what: told.outcome,
      subject,
      visible: true,
      details: {
        ...(told.note ? { note: told.note } : {}),
        before: { status: order.status },
        after: {
          status: rule.to ?? order.status,
          ...(told.date ? { date: told.date } : {}),
          ...(callAgain ? { callAgain: callAgain.toISOString() } : {}),
          ...(told.reason ? { reason: told.reason } : {}),
        },
      },
    })
    if (rule.mail)
      await enqueueOrderMail(
        tx,
        deps,
        order,
        newsOf(rule.mail, told, { callBy: dueAt, isHour: bookedHour !== null }),
      )
    return succeeded({ reference: order.reference })
  })
}

function newsOf(
  kind: NonNullable<ReturnType<typeof outcomeOf>['mail']>,
  { outcome, date = '', reason = '' }: RecordedOutcome,
  next: { callBy: Date | null; isHour: boolean },
): OrderNews {
  switch (kind) {
    case 'order_no_answer':
      return { kind, ...next }
    case 'order_booked':
      return { kind, installationOn: date }
    case 'order_cancelled':
      return { kind, why: outcome === 'not_available' ? 'notAvailable' : 'asked', reason }
    case 'order_confirmed':
      return { kind }
  }
}

const needWords = {
  date: 'Enter the day of the installation',
  time: 'Enter when to call again',
  reason: 'Say why',
} as const

function missingNeeds(told: RecordedOutcome): FieldFault | null {
  const missing = outcomeOf(told.outcome).needs.filter(need => !told[need]?.trim())
  if (missing.length === 0) return null
  return {
    ok: false,
    code: 'invalid_input',
    fields: Object.fromEntries(missing.map(need => [need, needWords[need]])),
  }
}

async function setNextDue(
  tx: Tx,
  orderId: string,
  {
    next,
    at,
    zone,
    callAgain,
    bookedHour,
    staffed,
  }: {
    next: ReturnType<typeof outcomeOf>['next']
    at: Date
    zone: string | null
    callAgain: Date | null
    /** The start of the customer's chosen hour, if it is still to come. */
    bookedHour: Date | null
    staffed: StaffedHours
  },
): Promise<Date | null> {
  if (next === 'done') {
    await finishWork(tx, 'order', orderId, at)
    return null
  }
  const dueAt =
    next === 'at_time' ? (callAgain ?? at) : (bookedHour ?? dueAfter(at, zone, next.afterHours, staffed))
  // The next try may be made by somebody else.
  await dueNext(tx, 'order', orderId, { dueAt, release: next === 'at_time' || next.afterHours < 24 })
  return dueAt
}
