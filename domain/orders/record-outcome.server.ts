import { agreedLater } from '#domain/callbacks/agreed-later.server.ts'
import { callTime, callTimeFault, NEVER_CALLED } from '#domain/callbacks/call-time.ts'
import { isDoNotCall } from '#domain/callbacks/do-not-call.server.ts'
import { dueAfter } from '#domain/callbacks/due-after.ts'
import { hourAfterCall } from '#domain/callbacks/slot-store.server.ts'
import { heldByColleague, type Taken } from '#domain/desk/claims.server.ts'
import { recordEvent } from '#domain/desk/desk-events.server.ts'
import { isRepeat } from '#domain/desk/once.server.ts'
import { dueNext, finishWork, renameWork } from '#domain/desk/work-items.server.ts'
import { BUSINESS_ZONE, type StaffedHours } from '#domain/settings/staffed-hours.ts'
import { type Outcome, refused, succeeded } from '#domain/shared/outcome.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { type Database, type Tx, transaction } from '#platform/database.server.ts'
import { changeOrder, removeLine } from './change-order.server.ts'
import { type EndDeps, endCancelledWork } from './end-order-work.server.ts'
import { enqueueOrderMail, type OrderMailDeps } from './enqueue-order-mail.server.ts'
import { installationDayFault, installationDays } from './installation-days.ts'
import { findOrderByReference } from './order-for-desk.server.ts'
import type { OrderNews } from './order-mails.ts'
import { type OrderOutcome, outcomeOf, stateAfter } from './order-outcomes.ts'
import { orderWorkKind } from './order-state.ts'
import { holdByReference } from './order-store.server.ts'
import { lineWords, orderAbout } from './order-words.ts'
import { type RefusedPart, refusedPart } from './refused-part.ts'
import { keepRefused } from './settled-orders.server.ts'

export type RecordOutcomeDeps = OrderMailDeps & EndDeps & { db: Database }

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
  /** The lines that the provider doesn't offer there; all, if it is the only provider. */
  lines?: readonly string[] | undefined
  note?: string | undefined
}

type Found = NonNullable<Awaited<ReturnType<typeof findOrderByReference>>>
type Line = Found['items'][number]
type Refused = 'work_gone' | 'work_changed' | 'state_refused' | 'invalid_input'
type FieldFault = { ok: false; code: 'invalid_input'; fields: Record<string, string> }

/**
 * Records the outcome of the work on an order: its next state, when it is due again, the email to send, and the
 * event, in one transaction. Refused if somebody changed the order since it was looked at, or a colleague has it. An order of which a provider
 * refused only a part goes on without that.
 */
export async function recordOutcome(
  deps: RecordOutcomeDeps,
  member: StaffMember,
  told: RecordedOutcome,
): Promise<Outcome<{ reference: string }, Refused> | FieldFault | Taken> {
  const at = deps.now()
  const { staffed } = deps.settings
  const order = await findOrderByReference(deps.db, told.reference)
  if (!order) return refused('work_gone')
  const subject = { kind: 'order', id: order.id } as const
  const rule = outcomeOf(told.outcome)
  const part = told.outcome === 'not_available' ? refusedPart(order.items, told.lines) : null
  const isReduced = part !== null && part.left.length > 0
  const what = isReduced ? 'line_not_available' : told.outcome
  const callAgain = told.time ? callTime(told.time, order.timeZone) : null
  const after = isReduced
    ? { lines: part.left.map(lineWords), reason: told.reason ?? '' }
    : {
        status: stateAfter(told.outcome, order.status),
        ...(told.date ? { date: told.date } : {}),
        ...(callAgain ? { callAgain: callAgain.toISOString() } : {}),
        ...(told.reason ? { reason: told.reason } : {}),
        ...(told.outcome === 'wrong_number' ? { phone: order.contactPhone } : {}),
      }
  const press = { at, what, subject, staffId: member.id, note: told.note, after } as const
  const isStale = told.version !== order.version
  if (isStale && (await isRepeat(deps.db, press))) return succeeded({ reference: order.reference })
  if (!rule.from.includes(order.status)) return refused('state_refused')
  const missing = missingNeeds(told, part)
  if (missing) return missing
  const isNever = callAgain !== null && (await isDoNotCall(deps.db, order.contactPhone ?? ''))
  const time = isNever ? NEVER_CALLED : callAgain && callTimeFault(callAgain, order.timeZone, { at, staffed })
  if (time) return { ok: false, code: 'invalid_input', fields: { time } }
  const date = told.date && installationDayFault(told.date, installationDays(at, order.timeZone))
  if (date) return { ok: false, code: 'invalid_input', fields: { date } }

  return transaction(deps.db, async tx => {
    await holdByReference(tx, order.reference)
    const taken = await heldByColleague(tx, member, orderWorkKind(order.status), order.id)
    if (taken) return (await isRepeat(tx, press)) ? succeeded({ reference: order.reference }) : taken
    const changed = await changeOrder(tx, isStale ? { id: order.id, version: -1 } : order, {
      ...(isReduced ? {} : { status: stateAfter(told.outcome, order.status) }),
      ...(told.date ? { installationOn: told.date } : {}),
    })
    // Of two presses at once the second finds what the first recorded.
    if (!changed)
      return (await isRepeat(tx, press)) ? succeeded({ reference: order.reference }) : refused('work_changed')
    if (part) await keepRefused(tx, order.id, part.refused, at)
    if (isReduced) {
      await reduceOrder(tx, deps, { order, part, after, told, member, at })
      return succeeded({ reference: order.reference })
    }
    const { outcome } = told
    const isKept = rule.keepsCall === true
    const bookedHour = await hourAfterCall(tx, subject, { isKept, at })
    const agreedAt = isKept ? await agreedLater(tx, subject, orderWorkKind(order.status), at) : null
    const dueAt =
      outcome === 'cancelled'
        ? await endCancelledWork(tx, deps, order, at)
        : await setNextDue(tx, order, {
            next: rule.next,
            at,
            callAgain: callAgain ?? agreedAt,
            bookedHour,
            staffed,
          })
    await recordEvent(tx, {
      at,
      actor: { staffId: member.id, name: member.name },
      what,
      subject,
      visible: true,
      details: {
        ...(told.note ? { note: told.note } : {}),
        before: { status: order.status },
        after,
      },
    })
    if (rule.mail)
      await enqueueOrderMail(
        tx,
        deps,
        order,
        newsOf(rule.mail, told, order, {
          by: dueAt,
          isHour: bookedHour !== null,
          isAgreed: agreedAt !== null,
        }),
      )
    return succeeded({ reference: order.reference })
  })
}

/** Takes out of an order what its provider doesn't offer; the work on the rest is due as before. */
async function reduceOrder(
  tx: Tx,
  deps: RecordOutcomeDeps,
  given: {
    order: Found
    part: RefusedPart<Line>
    after: Record<string, unknown>
    told: RecordedOutcome
    member: StaffMember
    at: Date
  },
): Promise<void> {
  const { order, part, after, told, member, at } = given
  const { note, reason = '' } = told
  for (const { id } of part.refused) await removeLine(tx, order.id, id)
  const { contactName: who, contactEmail: email } = order
  await renameWork(tx, 'order', order.id, { who, email, about: orderAbout(order.reference, part.left) })
  await recordEvent(tx, {
    ...{ at, actor: { staffId: member.id, name: member.name }, what: 'line_not_available' },
    ...{ subject: { kind: 'order', id: order.id }, visible: true },
    details: {
      ...(note ? { note } : {}),
      before: { lines: order.items.map(lineWords) },
      after,
    },
  })
  const news = { gone: part.refused, left: part.left.map(lineWords), reason }
  await enqueueOrderMail(tx, deps, order, { kind: 'order_reduced', ...news })
}

function newsOf(
  kind: NonNullable<ReturnType<typeof outcomeOf>['mail']>,
  { outcome, date = '', reason = '' }: RecordedOutcome,
  { items }: Found,
  { by, ...when }: { by: Date | null; isHour: boolean; isAgreed: boolean },
): OrderNews {
  switch (kind) {
    case 'order_no_answer':
      return { kind, callBy: by, ...when }
    case 'order_booked':
      return { kind, installationOn: date, lines: items }
    case 'order_cancelled':
      return outcome === 'not_available'
        ? { kind, why: 'notAvailable', reason, gone: items }
        : { kind, why: 'asked', reason, cancelBy: by }
    case 'order_confirmed':
      return { kind, callBy: by, ...when, lines: items }
    case 'order_wrong_number':
    case 'order_cancelled_there':
      return { kind }
  }
}

const needWords = {
  date: 'Enter the day of the installation',
  time: 'Enter when to call again',
  reason: 'Say why',
} as const

function missingNeeds(told: RecordedOutcome, part: RefusedPart<Line> | null): FieldFault | null {
  const missing = outcomeOf(told.outcome).needs.filter(need => !told[need]?.trim())
  const fields = {
    ...Object.fromEntries(missing.map(need => [need, needWords[need]])),
    ...(part?.refused.length === 0 ? { lines: 'Choose what the provider doesn’t offer there' } : {}),
  }
  return Object.keys(fields).length > 0 ? { ok: false, code: 'invalid_input', fields } : null
}

async function setNextDue(
  tx: Tx,
  { id, status, timeZone }: Found,
  {
    next,
    at,
    callAgain,
    bookedHour,
    staffed,
  }: {
    next: ReturnType<typeof outcomeOf>['next']
    at: Date
    callAgain: Date | null
    /** The start of the customer's chosen hour, if it is still to come. */
    bookedHour: Date | null
    staffed: StaffedHours
  },
): Promise<Date | null> {
  const kind = orderWorkKind(status)
  // A provider is called by our own clock.
  const zone = kind === 'order' ? timeZone : BUSINESS_ZONE
  if (next === 'done') {
    await finishWork(tx, kind, id, at)
    return null
  }
  const dueAt =
    next === 'at_time'
      ? (callAgain ?? at)
      : (bookedHour ?? callAgain ?? dueAfter(at, zone, next.afterHours, staffed))
  // The next try may be made by somebody else.
  await dueNext(tx, kind, id, { dueAt, release: next === 'at_time' || next.afterHours < 24 })
  return dueAt
}
