import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database.server.ts'
import { mails } from './mail.tables.server.ts'
import type { NewMail } from './mail-store.server.ts'

/** Removes our copies of one kind of mail to an address; what is not sent yet is not sent then. */
export async function eraseMails(tx: Tx, kind: NewMail['kind'], recipient: string): Promise<void> {
  await tx
    .delete(mails)
    .where(and(eq(mails.kind, kind), eq(sql`lower(${mails.recipient})`, recipient.toLowerCase())))
}
