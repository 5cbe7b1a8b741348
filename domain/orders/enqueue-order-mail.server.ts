import { isDoNotCall } from '#domain/callbacks/do-not-call.server.ts'
import { enqueueMail, mailWrites } from '#domain/mail/mail-job.server.ts'
import type { NewMail } from '#domain/mail/mail-store.server.ts'
import { BUSINESS_ZONE } from '#domain/settings/staffed-hours.ts'
import { phoneWords } from '#domain/shared/phone-digits.ts'
import type { Tx } from '#platform/database.server.ts'
import type { LinkKeys } from '#platform/link-keys.server.ts'
import type { Write } from '#platform/one-statement.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import { orderLinks } from './order-link.server.ts'
import { type OrderNews, orderMail } from './order-mails.ts'
import { withoutHour } from './order-status.ts'
import type { StoredOrder } from './order-store.server.ts'

/** What emails about orders are made with. */
export type OrderMailDeps = {
  queue: Queue
  links: LinkKeys
  siteUrl: string
  salesPhone: string
  now: () => Date
}

/** The order that an email is about, in its new state. */
export type OrderToMail = Pick<
  StoredOrder,
  | ('id' | 'reference' | 'linkVersion' | 'contactName' | 'contactEmail' | 'contactPhone')
  | ('status' | 'answerBy' | 'callBy' | 'timeZone')
>

/** Emails the customer the news about their order, in the same transaction. */
export async function enqueueOrderMail(
  tx: Tx,
  deps: OrderMailDeps,
  order: OrderToMail,
  news: OrderNews,
): Promise<void> {
  const doNotCall = await isDoNotCall(tx, order.contactPhone ?? '')
  await enqueueMail(tx, deps.queue, mailOf(deps, { ...order, doNotCall }, news))
}

/** The same as parts of one statement, for whoever knows whether the number may be called. */
export function orderMailWrites(
  deps: OrderMailDeps,
  order: OrderToMail & { doNotCall: boolean },
  news: OrderNews,
): Promise<{ mail: Write; mailJob: Write }> {
  return mailWrites(deps.queue, mailOf(deps, order, news))
}

function mailOf(deps: OrderMailDeps, order: OrderToMail & { doNotCall: boolean }, news: OrderNews): NewMail {
  const { contactName: name, contactEmail: recipient, contactPhone, callBy, doNotCall } = order
  const words = orderMail(
    {
      ...{ reference: order.reference, name, phone: phoneWords(contactPhone ?? 'you'), callBy, doNotCall },
      answerBy: withoutHour(order),
      zone: order.timeZone ?? BUSINESS_ZONE,
      salesPhone: deps.salesPhone,
      links: orderLinks(deps, order, deps.now()),
    },
    news,
  )
  return { kind: news.kind, recipient, orderReference: order.reference, ...words }
}
