import { promiseWords, slotWords } from '#domain/callbacks/promise-words.ts'
import { wrongNumberWords } from '#domain/callbacks/wrong-number-words.ts'
import { type MailPart, type MailWords, mailWords } from '#domain/mail/mail-words.ts'
import { formatDate } from '#domain/shared/calendar.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { phoneWords } from '#domain/shared/phone-digits.ts'
import {
  type Contact,
  firstContactWords,
  lostHourWords,
  mayBeCalled,
  missedWords,
  type NextTry,
  nextTry,
  type PromiseMoved,
  promiseMovedWords,
} from './next-call-words.ts'
import { endWords, notOffered, type OrderEnd, type Service } from './order-end-words.ts'
import {
  changedServicesParts,
  linesPart,
  type MailedLine,
  type MailedServices,
  servicesParts,
} from './order-mail-lines.ts'

/** What an email about an order says, by the kind under which it is stored. */
export type OrderNews =
  | ({
      kind: 'order_received'
      placedAt: Date
      slotStartsAt: Date | null
    } & MailedServices)
  | ({ kind: 'order_no_answer' } & NextTry)
  | { kind: 'order_wrong_number' }
  | ({ kind: 'order_confirmed'; lines: readonly MailedLine[] } & NextTry)
  /** The provider's day, as `2026-12-01`. */
  | { kind: 'order_booked'; installationOn: string; lines: readonly MailedLine[] }
  /** Each change in its own sentence, such as `Phone number: (512) 555-0100`; the services where those were changed. */
  | { kind: 'order_changed'; changes: readonly string[]; services?: MailedServices | undefined }
  /** To the address that the order had before; `to` hints at the new one. */
  | { kind: 'order_email_changed'; to: string }
  | OrderEnd
  /** What was canceled is canceled at the provider, too. */
  | { kind: 'order_cancelled_there' }
  /** What ended the order was undone; `next` is when they hear from us, `installationOn` the day that stays booked. */
  | { kind: 'order_reopened'; next: string | null; installationOn: string | null }
  /** We wrote that it was canceled there, and it isn't yet. */
  | { kind: 'order_not_cancelled_there'; cancelBy: Date }
  /** What its provider doesn't sell there was taken out of the order; `left` is all of the rest. */
  | { kind: 'order_reduced'; gone: readonly Service[]; left: readonly string[]; reason: string }
  | {
      kind: 'order_price_changed'
      lines: readonly PriceChanged[]
    }
  | { kind: 'slot_reminder'; startsAt: Date }
  /** We are closed in the hour that was chosen. */
  | { kind: 'slot_lost'; startsAt: Date; callBy: Date }
  | ({ kind: 'promise_moved' } & PromiseMoved)

/** A line whose price changed; in sentences where later prices or one-time fees did. */
type PriceChanged = {
  serviceName: string
  beforeCents: number
  nowCents: number
  before?: string
  now?: string
}

const changeInWords = ({ beforeCents, nowCents, before, now }: PriceChanged): string =>
  before && now
    ? `when you ordered, ${before} Now ${now}`
    : `${formatMonthly(beforeCents)} when you ordered, ${formatMonthly(nowCents)} now`

/** What every email about an order is made from, besides its news. Times are given in `zone`. */
export type MailedOrder = Contact & {
  reference: string
  name: string
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

type Told = { subject: string; parts: readonly MailPart[] }

function newsOf(order: MailedOrder, news: OrderNews): Told {
  const { reference, name, phone, salesPhone, zone } = order
  switch (news.kind) {
    case 'order_received':
      return {
        subject: `We have your order ${reference}`,
        parts: [
          `Thank you, ${name}. We have your order, and nothing has been charged.`,
          firstContactWords(order, news),
          ...servicesParts(news),
          `For ${news.address}. We confirm that each service reaches it, and every price and fee, before you agree.`,
          'Until installation is booked you can change your contact details, choose another time or cancel:',
        ],
      }
    case 'order_no_answer':
      return missedWords(order, news)
    case 'order_wrong_number':
      return {
        subject: `We need your phone number for order ${reference}`,
        parts: [
          `${wrongNumberWords(phone, 'order')}.`,
          `Please change it on your order's page, or call us at ${salesPhone}:`,
        ],
      }
    case 'order_confirmed':
      return {
        subject: `Your order ${reference} is confirmed`,
        parts: [
          'The provider has confirmed your order. Next we book the installation with you.',
          linesPart(news.lines),
          // What they know of our next call still holds.
          ...(news.isHour || news.isAgreed ? [nextTry(order, news)] : []),
        ],
      }
    case 'order_booked':
      return {
        subject: `Installation is booked for ${formatDate(news.installationOn)}`,
        parts: [
          `Your installation is booked for ${formatDate(news.installationOn)}.`,
          linesPart(news.lines),
          `To move it or ask anything, call ${salesPhone} with your order number.`,
        ],
      }
    case 'order_changed':
      return {
        subject: `Your order ${reference} was changed`,
        parts: [
          'This is new in your order:',
          ...(news.changes.length > 0 ? [news.changes.join('\n')] : []),
          ...(news.services ? changedServicesParts(news.services) : []),
          `If you didn't ask for this, call ${salesPhone}.`,
        ],
      }
    case 'order_email_changed':
      return {
        subject: `The email address of your order ${reference} was changed`,
        parts: [
          `Emails about this order now go to ${news.to} and no longer to this address. Links in earlier emails no longer open the order.`,
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
    case 'order_reopened':
      return {
        subject: `Your order ${reference} is open again`,
        parts: [
          'Your order is open again, as it was before. Please ignore our email that it was canceled.',
          ...(news.next ? [`${news.next}.`] : []),
          ...(news.installationOn
            ? [`Your installation stays booked for ${formatDate(news.installationOn)}.`]
            : []),
          `If you don't want it anymore, call ${salesPhone}.`,
        ],
      }
    case 'order_not_cancelled_there':
      return {
        subject: `Your order ${reference} isn't canceled with the provider yet`,
        parts: [
          "We wrote that we canceled your order with the provider, but that isn't done yet. Sorry about that.",
          `We'll cancel it there ${promiseWords(news.cancelBy, zone)}, and email you when that's done.`,
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
            facts: news.lines.map(line => [line.serviceName, changeInWords(line)]),
          },
          'Nothing is agreed until you say yes to us. You can also cancel:',
        ],
      }
    case 'slot_lost':
      return {
        subject: "We're closed in the hour you chose",
        parts: lostHourWords(order, news),
      }
    case 'promise_moved':
      return {
        subject: "We're closed when we said we'd get in touch",
        parts: promiseMovedWords(order, news),
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
  return mayBeCalled(order) && timeKinds.has(kind) ? 'Choose a time' : 'See your order'
}
