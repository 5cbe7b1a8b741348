import type { AnswerWay } from '#domain/callbacks/answer-ways.ts'
import { CALLBACK_HOURS } from '#domain/callbacks/callback-promise.ts'
import { promiseWords, slotWords } from '#domain/callbacks/promise-words.ts'
import { writtenInstead } from '#domain/callbacks/written-instead.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import { type MailPart, type MailWords, mailWords } from '#domain/mail/mail-words.ts'
import { formatDate } from '#domain/shared/calendar.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { canBeDialed, phoneWords } from '#domain/shared/phone-digits.ts'
import { movedWords, type NextTry, nextTry, type PromiseMoved } from './next-call-words.ts'
import { endWords, notOffered, type OrderEnd, type Service } from './order-end-words.ts'
import { wrongNumberWords } from './wrong-number.ts'

/** What an email about an order says, by the kind under which it is stored. */
export type OrderNews =
  | {
      kind: 'order_received'
      lines: readonly { serviceName: string; providerName: string; quantity: number; priceCents: number }[]
      slotStartsAt: Date | null
    }
  | ({ kind: 'order_no_answer' } & NextTry)
  | { kind: 'order_wrong_number' }
  | { kind: 'order_confirmed' }
  /** The provider's day, as `2026-12-01`. */
  | { kind: 'order_booked'; installationOn: string }
  /** Each change in its own sentence, such as `Phone number: (512) 555-0100`. */
  | { kind: 'order_changed'; changes: readonly string[] }
  /** To the address that the order had before; `to` hints at the new one. */
  | { kind: 'order_email_changed'; to: string }
  | OrderEnd
  /** What was canceled is canceled at the provider, too. */
  | { kind: 'order_cancelled_there' }
  /** What its provider doesn't sell there was taken out of the order; `left` is all of the rest. */
  | { kind: 'order_reduced'; gone: readonly Service[]; left: readonly string[]; reason: string }
  | {
      kind: 'order_price_changed'
      lines: readonly { serviceName: string; beforeCents: number; nowCents: number }[]
    }
  | { kind: 'slot_reminder'; startsAt: Date }
  /** We are closed in the hour that was chosen. */
  | { kind: 'slot_lost'; startsAt: Date; callBy: Date }
  | ({ kind: 'promise_moved' } & PromiseMoved)

/** What every email about an order is made from, besides its news. */
export type MailedOrder = {
  reference: string
  name: string
  phone: string
  answerBy: AnswerWay
  /** Whether nobody may call the number. */
  doNotCall: boolean
  callBy: Date | null
  /** The time zone in which times are given. */
  zone: string
  salesPhone: string
  links: { page: string; calendar: string }
}

/** The words of an email about an order. */
export function orderMail(given: MailedOrder, news: OrderNews): MailWords {
  const order = { ...given, phone: phoneWords(given.phone) }
  const { subject, parts } = newsOf(order, news)
  // Whoever has this address may not be the customer.
  if (news.kind === 'order_email_changed')
    return mailWords(subject, [...parts, `Order number: ${order.reference}.`])
  return mailWords(subject, [
    ...parts,
    { link: order.links.page, label: linkLabel(news, order) },
    ...(news.kind === 'order_received' && news.slotStartsAt
      ? [{ link: order.links.calendar, label: 'Add the call to your calendar' }]
      : []),
    `Order number: ${order.reference}. The link works for 60 days and opens your order without signing in, so keep this email to yourself.`,
  ])
}

/** Whether somebody can have called them, and will. */
const isCalled = ({ phone, doNotCall }: MailedOrder): boolean => canBeDialed(phone) && !doNotCall

type Told = { subject: string; parts: readonly MailPart[] }

function newsOf(order: MailedOrder, news: OrderNews): Told {
  const { reference, name, phone, salesPhone, zone } = order
  switch (news.kind) {
    case 'order_received':
      return {
        subject: `We have your order ${reference}`,
        parts: [
          `Thank you, ${name}. We have your order, and nothing has been charged.`,
          promise(order, news.slotStartsAt),
          { facts: news.lines.map(lineFact) },
          'Until installation is booked you can change your contact details, choose another time or cancel:',
        ],
      }
    case 'order_no_answer':
      return {
        subject: isCalled(order)
          ? 'We called about your order and missed you'
          : 'We tried to reach you about your order',
        parts: [
          isCalled(order)
            ? `We called ${phone} from ${salesPhone} about your order and got no answer.`
            : 'We tried to reach you about your order and got no answer.',
          nextTry(order, news),
          isCalled(order)
            ? 'If another time suits you better, choose it here:'
            : 'To give us another phone number, open your order:',
        ],
      }
    case 'order_wrong_number':
      return {
        subject: `We need your phone number for order ${reference}`,
        parts: [
          `${wrongNumberWords(phone)}.`,
          `Please change it on your order's page, or call us at ${salesPhone}:`,
        ],
      }
    case 'order_confirmed':
      return {
        subject: `Your order ${reference} is confirmed`,
        parts: ['The provider has confirmed your order. Next we book the installation with you.'],
      }
    case 'order_booked':
      return {
        subject: `Installation is booked for ${formatDate(news.installationOn)}`,
        parts: [
          `Your installation is booked for ${formatDate(news.installationOn)}.`,
          `To move it or ask anything, call ${salesPhone} with your order number.`,
        ],
      }
    case 'order_changed':
      return {
        subject: `Your order ${reference} was changed`,
        parts: [
          'This is new in your order:',
          news.changes.join('\n'),
          `If you didn't ask for this, call ${salesPhone}.`,
        ],
      }
    case 'order_email_changed':
      return {
        subject: `The email address of your order ${reference} was changed`,
        parts: [
          `Emails about this order now go to ${news.to} and no longer to this address.`,
          `If you didn't ask for this, call ${salesPhone}.`,
        ],
      }
    case 'order_cancelled':
      return {
        subject: `Your order ${reference} is canceled`,
        parts: [...endWords(news, zone), `Nothing was charged by us. Questions? Call ${salesPhone}.`],
      }
    case 'order_cancelled_there':
      return {
        subject: `Your order ${reference} is canceled with the provider`,
        parts: [
          'We canceled your order with the provider. There is nothing left for you to do.',
          `If the provider still contacts you about it, or charges you, call ${salesPhone}.`,
        ],
      }
    case 'order_reduced':
      return {
        subject: `Your order ${reference} was changed`,
        parts: [
          `${notOffered(news.gone)}, so we took it out of your order.`,
          `Reason: ${news.reason}`,
          `We go on with the rest: ${news.left.join(', ')}.`,
          `Nothing was charged by us. Questions? Call ${salesPhone}.`,
        ],
      }
    case 'order_price_changed':
      return {
        subject: `A price in your order ${reference} has changed`,
        parts: [
          'The price has changed since you ordered:',
          {
            facts: news.lines.map(({ serviceName, beforeCents, nowCents }) => [
              serviceName,
              `${formatMonthly(beforeCents)} when you ordered, ${formatMonthly(nowCents)} now`,
            ]),
          },
          'Nothing is agreed until you say yes to us. You can also cancel:',
        ],
      }
    case 'slot_lost':
      return {
        subject: "We're closed in the hour you chose",
        parts: [
          `We're closed in the hour you chose for our call: ${slotWords(news.startsAt, zone)}.`,
          `We'll call ${phone} ${promiseWords(news.callBy, zone)} instead, from ${salesPhone}.`,
          'If another time suits you better, choose it here:',
        ],
      }
    case 'promise_moved':
      return {
        subject: "We're closed when we said we'd get in touch",
        parts: movedWords({ ...order, byPhone: order.answerBy === 'call', callable: isCalled(order) }, news),
      }
    case 'slot_reminder':
      return {
        subject: `We'll call you ${slotWords(news.startsAt, zone)}`,
        parts: [
          `We'll call ${phone} about your order: ${slotWords(news.startsAt, zone)}. We'll call from ${salesPhone}.`,
          'If that no longer suits you, choose another time:',
        ],
      }
  }
}

/** Emails that lead to where the time of the call is chosen. */
const timeKinds: ReadonlySet<OrderNews['kind']> = new Set([
  'order_no_answer',
  'slot_reminder',
  'slot_lost',
  'promise_moved',
])

function linkLabel({ kind }: OrderNews, order: MailedOrder): string {
  if (kind === 'order_wrong_number') return 'Change your phone number'
  return isCalled(order) && timeKinds.has(kind) ? 'Choose a time' : 'See your order'
}

/** The promise, as the confirmation words it. */
function promise(order: MailedOrder, slotStartsAt: Date | null) {
  const { answerBy, callBy, doNotCall, phone, salesPhone, zone } = order
  if (slotStartsAt)
    return `We'll call ${phone} in the hour you chose: ${slotWords(slotStartsAt, zone)}. We'll call from ${salesPhone}.`
  const latest = callBy ? `, ${promiseWords(callBy, zone)}` : ''
  const asked = {
    call: `We'll call from ${salesPhone}.`,
    text: `You asked us to text you: we'll text ${phone}.`,
    email: `You asked us to email you: we'll write to this address.`,
  }[answerBy]
  return `A representative will contact you within ${CALLBACK_HOURS} hours to finalize the details${latest}. ${doNotCall ? writtenInstead('this address') : asked}`
}

const lineFact = ({ providerName, serviceName, quantity, priceCents }: ReceivedLine) =>
  [
    fullName(providerName, serviceName),
    `${formatMonthly(priceCents * quantity)}${quantity > 1 ? `, ${quantity} times` : ''}`,
  ] as const

type ReceivedLine = (OrderNews & { kind: 'order_received' })['lines'][number]
