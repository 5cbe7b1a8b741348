import { type SQL, sql } from 'drizzle-orm'
import { type PriceSchedule, priceToday } from '#domain/pricing/price-schedule.ts'
import type { Reader } from '#platform/database.server.ts'

/** How many people are waiting for something at another price. Carts exist only in browsers, so nobody can count them. */
export type WhoWaits = { orders: number; watches: number }

/** A plan whose price changes: what it costs now and what it will; null where it isn't sold. */
export type PriceChange = { planId: string; before: PriceSchedule | null; after: PriceSchedule | null }

/**
 * Unconfirmed orders and confirmed price watches that a change affects. Somebody who ordered or was told the price
 * that comes isn't among them: when a publication is taken back, those who hold the price that it brought are.
 */
export async function whoWaits(db: Reader, changes: readonly PriceChange[]): Promise<WhoWaits> {
  if (changes.length === 0) return { orders: 0, watches: 0 }
  const told = changes.map(({ planId, before, after }) => ({
    plan: planId,
    cents: after && priceToday(after),
    replaced: before,
  }))
  const { rows } = await db.execute(sql`
    with changes as (
      select * from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as one(plan text, cents int, replaced jsonb))
    select
      (select count(distinct o.id)::int from changes c join order_items i on i.plan_id = c.plan
        join customer_orders o on o.id = i.order_id
        where o.status in ('submitted', 'reached') and (c.cents is null or ${sameIn(sql`coalesce(i.terms -> 'scheduleTold', i.terms -> 'schedule')`)}
          or coalesce(i.price_told_cents, round(i.price_per_unit * 100)) <> c.cents)) as orders,
      (select count(*)::int from changes c join watches w on w.wish ->> 'planId' = c.plan
        where w.wish ->> 'kind' = 'price' and w.confirmed_at is not null
          and (c.cents is null or ((w.known ->> 'cents')::int <> c.cents
            and c.cents < coalesce((w.wish ->> 'belowCents')::int, c.cents + 1))
            or (w.wish -> 'belowCents' = 'null' and ${sameIn(sql`w.known -> 'schedule'`)}))) as watches`)
  return { orders: Number(rows[0]?.orders ?? 0), watches: Number(rows[0]?.watches ?? 0) }
}

/** Whether a stored schedule charges what the replaced one does: what a fee is for, customers aren't told. */
const sameIn = (schedule: SQL): SQL => sql`(${charged(schedule)} = ${charged(sql`c.replaced`)})`

const charged = (schedule: SQL): SQL => sql`jsonb_build_array(${schedule} -> 'steps',
  jsonb_path_query_array(${schedule}, '$.oneTimeFees[*].label'), jsonb_path_query_array(${schedule}, '$.oneTimeFees[*].cents'))`
