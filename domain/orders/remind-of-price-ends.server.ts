import { zipCodeIn } from '#domain/callbacks/call-promise.server.ts'
import type { PlacesOfZips } from '#domain/callbacks/time-zone-of.server.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import { enqueueMail } from '#domain/mail/mail-job.server.ts'
import { easternDay } from '#domain/shared/calendar.ts'
import { type Database, transaction } from '#platform/database.server.ts'
import type { LinkKeys } from '#platform/link-keys.server.ts'
import type { JobKind, Queue } from '#platform/queue.server.ts'
import { orderLinks } from './order-link.server.ts'
import { holdInstalledOrder, itemsOf, keepPriceEndTold, ordersToRemind } from './order-store.server.ts'
import { priceEndMail } from './price-end-mail.ts'
import { dueReminder, nextPriceEnd } from './price-ends.ts'

/** Looks for promotional prices that end soon, among installed orders after the id `after`. */
export const priceEndJob: JobKind<{ after?: string }> = {
  name: 'price_end_round',
  retryLimit: 5,
  retryDelay: 60,
  retryDelayMax: 3_600,
  expireInSeconds: 600,
  inOrder: true,
}

/** Morning across the country. */
export const PRICE_END_HOUR_UTC = 16
/** How many orders one job checks; the next job continues after them. */
const ORDERS_PER_JOB = 100

type Deps = {
  db: Database
  queue: Queue
  links: LinkKeys
  zips: PlacesOfZips
  siteUrl: string
  now: () => Date
}

/**
 * Emails customers 30 and 14 days before a promotional price of their installed order ends: one email per order,
 * stored together with the record that they were told. Goes through the next hundred orders and queues the rest.
 * Returns how many emails.
 */
export async function remindOfPriceEnds(deps: Deps, { after }: { after?: string }): Promise<number> {
  const { db, queue, now } = deps
  const ids = await ordersToRemind(db, after ?? null, ORDERS_PER_JOB)
  let mails = 0
  for (const id of ids) if (await remindOne(deps, id, easternDay(now()))) mails += 1
  const last = ids.at(-1)
  if (ids.length === ORDERS_PER_JOB && last !== undefined) {
    await transaction(db, tx => queue.enqueue(tx, priceEndJob, { after: last }))
  }
  return mails
}

function remindOne(deps: Deps, orderId: string, today: string): Promise<boolean> {
  const { db, queue, siteUrl, zips, now } = deps
  return transaction(db, async tx => {
    const order = await holdInstalledOrder(tx, orderId)
    const installedOn = order?.installationOn
    if (!order || !installedOn) return false
    const due = (await itemsOf(tx, orderId)).flatMap(item => {
      const end = item.terms && nextPriceEnd(item.terms.schedule, installedOn, today)
      const days = end && dueReminder(end, today, item.priceEndToldDays)
      return end && days !== null ? [{ item, end, days }] : []
    })
    if (due.length === 0) return false
    for (const { item, days } of due) await keepPriceEndTold(tx, item.id, days)
    const links = orderLinks(deps, order, now())
    const zipCode = zipCodeIn(order.shippingAddress ?? '', zips)
    const words = priceEndMail(
      due.map(({ item, end }) => ({ ...end, serviceName: fullName(item.providerName, item.serviceName) })),
      {
        alternatives: zipCode ? `${siteUrl}/results?zip=${zipCode}` : `${siteUrl}/providers`,
        page: links.page,
        stop: links.stopReminders,
      },
    )
    const { contactEmail: recipient, reference: orderReference } = order
    const mail = { kind: 'price_end' as const, recipient, orderReference }
    await enqueueMail(tx, queue, { ...mail, ...words, unsubscribeUrl: links.stopReminders })
    return true
  })
}
