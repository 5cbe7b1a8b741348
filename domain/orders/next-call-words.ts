import type { AnswerWay } from '#domain/callbacks/answer-ways.ts'
import { withinWords } from '#domain/callbacks/callback-promise.ts'
import { dayWords, promiseWords, slotWords, timeWords } from '#domain/callbacks/promise-words.ts'
import { whyWritten } from '#domain/callbacks/written-instead.ts'
import type { MailPart } from '#domain/mail/mail-words.ts'
import { canBeDialed } from '#domain/shared/phone-digits.ts'
import { isCalledNext, orderStatus, type StatusFacts } from './order-status.ts'

/** When we try again after nobody answered: the latest time, the hour that the customer chose, or the time agreed on. */
export type NextTry = { callBy: Date | null; isHour: boolean; isAgreed?: boolean }

/** How somebody hears from us: `answerBy` is the way that comes next if they chose no hour. */
export type Contact = {
  phone: string
  salesPhone: string
  zone: string
  answerBy: AnswerWay
  doNotCall: boolean
  callBy: Date | null
}

/** Whether somebody can call them. */
export const mayBeCalled = ({ phone, doNotCall }: Contact): boolean => canBeDialed(phone) && !doNotCall

/** Whether somebody calls them without their having chosen an hour, and so has called them. */
const isCalled = (contact: Contact): boolean => mayBeCalled(contact) && contact.answerBy === 'call'

export function nextTry(contact: Contact, { callBy: at, isHour, isAgreed }: NextTry): string {
  const { salesPhone, zone } = contact
  if (at === null) return `Call us at ${salesPhone}.`
  if (isHour)
    return `We'll call ${isCalled(contact) ? 'again ' : ''}in the hour you chose: ${slotWords(at, zone)}.`
  return isAgreed
    ? `We'll call as agreed at ${timeWords(at, zone)}, ${dayWords(at, zone)}.`
    : `We'll try again ${promiseWords(at, zone)}.`
}

/** Nobody answered. Who is written to first wasn't called, as far as we know. */
export function missedWords(contact: Contact, next: NextTry): { subject: string; parts: MailPart[] } {
  const { phone, salesPhone } = contact
  const isCall = isCalled(contact)
  return {
    subject: isCall ? 'We called about your order and missed you' : 'We tried to reach you about your order',
    parts: [
      isCall
        ? `We called ${phone} from ${salesPhone} about your order and got no answer.`
        : 'We tried to reach you about your order and got no answer.',
      nextTry(contact, next),
      chooseWords(contact),
    ],
  }
}

/** Leads to where the time of a call is chosen, if there can be one. */
function chooseWords(contact: Contact): string {
  if (!mayBeCalled(contact)) return 'To give us another phone number, open your order:'
  return isCalled(contact)
    ? 'If another time suits you better, choose it here:'
    : "If you'd rather have a call, choose a time for it here:"
}

/** We are closed in the hour that was chosen. */
export function lostHourWords(
  contact: Contact,
  { startsAt, callBy }: { startsAt: Date; callBy: Date },
): MailPart[] {
  const { phone, salesPhone, zone } = contact
  const by = promiseWords(callBy, zone)
  return [
    `We're closed in the hour you chose for our call: ${slotWords(startsAt, zone)}.`,
    isCalled(contact)
      ? `We'll call ${phone} ${by} instead, from ${salesPhone}.`
      : `We'll get in touch ${by} instead.`,
    mayBeCalled(contact) ? 'If another time suits you better, choose it here:' : 'Your order:',
  ]
}

/** How and by when they hear from us first, as the confirmation words it. */
export function firstContactWords(
  { answerBy, callBy, doNotCall, phone, salesPhone, zone }: Contact,
  { placedAt, slotStartsAt }: { placedAt: Date; slotStartsAt: Date | null },
): string {
  if (slotStartsAt)
    return `We'll call ${phone} in the hour you chose: ${slotWords(slotStartsAt, zone)}. We'll call from ${salesPhone}.`
  const latest = callBy ? `, ${promiseWords(callBy, zone)}` : ''
  const asked = {
    call: `We'll call from ${salesPhone}.`,
    text: `You asked us to text you: we'll text ${phone}.`,
    email: `You asked us to email you: we'll write to this address.`,
  }[answerBy]
  return `A representative will contact you ${withinWords(placedAt, callBy)} to finalize the details${latest}. ${whyWritten({ phone, email: 'this address', answerBy }, doNotCall) ?? asked}`
}

/**
 * How and when the customer hears from us next, after something was changed that moves it: what the order's page says.
 * Null where that promises nothing. `isLost`: the time that they knew is gone.
 */
export function nextContact(
  facts: StatusFacts & { doNotCall: boolean },
  { zone, at, isLost = false }: { zone: string; at: Date; isLost?: boolean },
): string | null {
  const { by, overdue } = orderStatus(facts, at)
  if (by === null || overdue) return null
  const time = new Date(by.at)
  const chosen = facts.slotStartsAt ? new Date(facts.slotStartsAt) : null
  const hour = by.kind === 'hour' ? time : chosen && chosen > at ? chosen : null
  // Once we have talked, what is due is often the provider's answer and no call.
  const isAwaited = facts.status === 'submitted' || isLost
  const soonest = isAwaited ? `as soon as possible, ${promiseWords(time, zone)}` : null
  const agreed = by.kind === 'at' ? `as agreed at ${timeWords(time, zone)}, ${dayWords(time, zone)}` : null
  const when = hour ? slotWords(hour, zone) : (agreed ?? soonest)
  const isCall = !facts.doNotCall && (hour !== null || agreed !== null || isCalledNext(facts))
  return when && `${isCall ? "We'll call you" : "We'll get in touch"}: ${when}`
}

/** We are closed by the time that was promised. `isFirst`: they haven't heard from us yet. */
export type PromiseMoved = { before: Date; callBy: Date; isFirst: boolean }

export function promiseMovedWords(contact: Contact, { before, callBy, isFirst }: PromiseMoved): MailPart[] {
  const { phone, salesPhone, zone } = contact
  const isCall = isFirst && isCalled(contact)
  const what = isCall ? `call ${phone}` : isFirst ? 'get in touch' : 'go on with your order'
  return [
    `We said we'd ${what} ${promiseWords(before, zone)}, but we're closed then.`,
    `We'll do it ${promiseWords(callBy, zone)} instead${isCall ? `, from ${salesPhone}` : ''}.`,
    mayBeCalled(contact) ? 'If another time suits you better, choose it here:' : 'Your order:',
  ]
}
