import { sql } from 'drizzle-orm'
import type { Reader } from '#platform/database.server.ts'

/** How many people are waiting for something at the old price. Carts exist only in browsers, so nobody can count them. */
export type WhoWaits = { orders: number; watches: number }

/** Unconfirmed orders and confirmed price watches for certain plans. */
export async function whoWaits(db: Reader, planIds: readonly string[]): Promise<WhoWaits> {
  if (planIds.length === 0) return { orders: 0, watches: 0 }
  const ids = sql.join(
    planIds.map(id => sql`${id}`),
    sql`, `,
  )
  const { rows } = await db.execute(sql`
    select
      (select count(distinct o.id)::int from order_items i join customer_orders o on o.id = i.order_id
        where i.plan_id in (${ids}) and o.status in ('submitted', 'reached')) as orders,
      (select count(*)::int from watches
        where wish ->> 'kind' = 'price' and wish ->> 'planId' in (${ids}) and confirmed_at is not null) as watches`)
  return { orders: Number(rows[0]?.orders ?? 0), watches: Number(rows[0]?.watches ?? 0) }
}
