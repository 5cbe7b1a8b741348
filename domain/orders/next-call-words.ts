import { dayWords, promiseWords, slotWords, timeWords } from '#domain/callbacks/promise-words.ts'
import type { MailPart } from '#domain/mail/mail-words.ts'

/** When we try again after nobody answered: the latest time, the hour that the customer chose, or the time agreed on. */
export type NextTry = { callBy: Date | null; isHour: boolean; isAgreed?: boolean }

type Called = { salesPhone: string; zone: string }

export function nextTry({ salesPhone, zone }: Called, { callBy: at, isHour, isAgreed }: NextTry): string {
  if (at === null) return `Call us at ${salesPhone}.`
  if (isHour) return `We'll call again in the hour you chose: ${slotWords(at, zone)}.`
  return isAgreed
    ? `We'll call as agreed at ${timeWords(at, zone)}, ${dayWords(at, zone)}.`
    : `We'll try again ${promiseWords(at, zone)}.`
}

/** We are closed by the time that was promised. `isFirst`: they haven't heard from us yet. */
export type PromiseMoved = { before: Date; callBy: Date; isFirst: boolean }

export function movedWords(
  {
    phone,
    salesPhone,
    zone,
    byPhone,
    callable,
  }: Called & { phone: string; byPhone: boolean; callable: boolean },
  { before, callBy, isFirst }: PromiseMoved,
): MailPart[] {
  const isCall = isFirst && byPhone && callable
  const what = isCall ? `call ${phone}` : isFirst ? 'get in touch' : 'go on with your order'
  return [
    `We said we'd ${what} ${promiseWords(before, zone)}, but we're closed then.`,
    `We'll do it ${promiseWords(callBy, zone)} instead${isCall ? `, from ${salesPhone}` : ''}.`,
    callable ? 'If another time suits you better, choose it here:' : 'Your order:',
  ]
}
