import { sql } from 'drizzle-orm'
import { lastTenDigits } from '#domain/shared/person-sql.server.ts'
import type { Reader } from '#platform/database.server.ts'
import type { QueueItem } from './queue.ts'

const idsOf = (items: readonly QueueItem[], ...kinds: QueueItem['kind'][]) =>
  sql.param(items.filter(({ kind }) => kinds.includes(kind)).map(({ subjectId }) => subjectId))

/**
 * The subjects of this work whose number is on the do-not-call list, in one query however much it is (the numbers are
 * written by `orders` and `leads`, the list by `callbacks`).
 */
export async function doNotCallOf(db: Reader, items: readonly QueueItem[]): Promise<Set<string>> {
  const { rows } = await db.execute(sql`
    select id::text as id from leads
    join do_not_call on phone_digits = ${lastTenDigits(sql`phone`)}
    where id = any(${idsOf(items, 'lead', 'bundle_lead')}::uuid[])
    union all
    select id::text as id from customer_orders
    join do_not_call on phone_digits = ${lastTenDigits(sql`contact_phone`)}
    where id = any(${idsOf(items, 'order', 'order_cancellation')}::uuid[])`)
  return new Set(rows.map(({ id }) => String(id)))
}
