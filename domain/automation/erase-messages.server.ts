import { and, eq, or, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database.server.ts'
import { automationInbox } from './automation.tables.server.ts'

/** Removes the leads of an e-mail address from the built-in inbox. Orders stay: they are business records. */
export async function eraseLeadMessages(tx: Tx, email: string): Promise<void> {
  const { payload } = automationInbox
  await tx
    .delete(automationInbox)
    .where(
      and(
        eq(sql`lower(${payload} ->> 'email')`, email.toLowerCase()),
        or(sql`${payload} ? 'lead_type'`, sql`${payload} ? 'customer_name'`),
      ),
    )
}
