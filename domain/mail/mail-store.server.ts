import { eq } from 'drizzle-orm'
import type { Database, Tx } from '#platform/database.server.ts'
import { mails } from './mail.tables.server.ts'

export type NewMail = Pick<typeof mails.$inferInsert, 'kind' | 'recipient' | 'subject' | 'body'>
export type StoredMail = typeof mails.$inferSelect

export async function insertMail(tx: Tx, mail: NewMail): Promise<string> {
  const [stored] = await tx.insert(mails).values(mail).returning({ id: mails.id })
  if (!stored) throw new Error('The mail was not stored')
  return stored.id
}

export async function findMail(db: Database, id: string): Promise<StoredMail | undefined> {
  const [mail] = await db.select().from(mails).where(eq(mails.id, id))
  return mail
}

/** Marks a mail as handed over and erases its words: they may hold a link that signs somebody in. */
export async function markSent(db: Database, id: string, sentAt: Date): Promise<void> {
  await db.update(mails).set({ sentAt, body: '' }).where(eq(mails.id, id))
}

/** Forgets every mail to an address. */
export async function deleteMailsTo(tx: Tx, recipient: string): Promise<void> {
  await tx.delete(mails).where(eq(mails.recipient, recipient))
}
