import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import { recordEvent } from '#domain/desk/desk-events.server.ts'
import { differsLater, scheduleSentence } from '#domain/pricing/describe-schedule.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { type Database, transaction } from '#platform/database.server.ts'
import type { JobKind } from '#platform/queue.server.ts'
import { enqueueOrderMail, type OrderMailDeps } from './enqueue-order-mail.server.ts'
import { holdOpenOrder, itemsOf, keepPriceTold, openOrders } from './order-store.server.ts'

/** Looks for prices that changed since an order was placed, among unconfirmed orders after the id `after`. */
export const priceChangeJob: JobKind<{ after?: string }> = {
  name: 'price_change_round',
  retryLimit: 5,
  retryDelay: 60,
  retryDelayMax: 3_600,
  expireInSeconds: 600,
  inOrder: true,
}

/** How many orders one job checks; the next job continues after them. */
const ORDERS_PER_JOB = 100

type Deps = OrderMailDeps & { db: Database; catalogue: Catalogue }

/**
 * Emails customers whose order isn't confirmed that a line has a different price today, other later prices or other
 * one-time fees, once per change. If a plan is no longer offered, the representative tells them. Goes through the next hundred orders and queues the rest. Returns
 * how many emails.
 */
export async function tellOfPriceChanges(deps: Deps, { after }: { after?: string }): Promise<number> {
  const { db, queue } = deps
  const ids = await openOrders(db, after ?? null, ORDERS_PER_JOB)
  let mails = 0
  for (const id of ids) if (await tellOne(deps, id)) mails += 1
  const last = ids.at(-1)
  if (ids.length === ORDERS_PER_JOB && last !== undefined) {
    await transaction(db, tx => queue.enqueue(tx, priceChangeJob, { after: last }))
  }
  return mails
}

function tellOne(deps: Deps, orderId: string): Promise<boolean> {
  const { db, catalogue, now } = deps
  return transaction(db, async tx => {
    const order = await holdOpenOrder(tx, orderId)
    if (!order) return false
    const changed = (await itemsOf(tx, orderId)).flatMap(item => {
      const offering = item.planId === null ? undefined : catalogue.offering(item.planId)
      if (!offering) return []
      const { schedule } = offering
      const told = item.terms?.scheduleTold ?? item.terms?.schedule
      const isOther = priceToday(schedule) !== (item.priceToldCents ?? item.pricePerUnitCents)
      return isOther || (told && differsLater(told, schedule)) ? [{ item, schedule }] : []
    })
    if (changed.length === 0) return false
    for (const { item, schedule } of changed) await keepPriceTold(tx, item, schedule)
    const lines = changed.map(({ item, schedule }) => {
      const sold = item.terms?.schedule
      return {
        serviceName: fullName(item.providerName, item.serviceName),
        ...{ beforeCents: item.pricePerUnitCents, nowCents: priceToday(schedule) },
        ...(sold && differsLater(sold, schedule)
          ? { before: scheduleSentence(sold), now: scheduleSentence(schedule) }
          : {}),
      }
    })
    await recordEvent(tx, {
      ...{ at: now(), actor: 'site' as const, what: 'price_changed', visible: true },
      subject: { kind: 'order', id: order.id },
      details: { after: { lines } },
    })
    await enqueueOrderMail(tx, deps, order, { kind: 'order_price_changed', lines })
    return true
  })
}
