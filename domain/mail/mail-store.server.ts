import { and, desc, eq, lt, notInArray, type SQLWrapper, sql } from 'drizzle-orm'
import type { Reader, Tx } from '#platform/database.server.ts'
import { insertOf, type Write } from '#platform/one-statement.server.ts'
import { mails } from './mail.tables.server.ts'

export type NewMail = Pick<
  typeof mails.$inferInsert,
  'kind' | 'recipient' | 'subject' | 'body' | 'html' | 'unsubscribeUrl'
>
export type StoredMail = typeof mails.$inferSelect

export async function insertMail(tx: Tx, mail: NewMail): Promise<string> {
  const [stored] = await tx.insert(mails).values(mail).returning({ id: mails.id })
  if (!stored) throw new Error('The mail was not stored')
  return stored.id
}

/** The same as a write that is stored in one statement with others. */
export function mailWrite(mail: NewMail & { id: string }): Write {
  return insertOf(mails, mail)
}

export async function findMail(db: Reader, id: string): Promise<StoredMail | undefined> {
  const [mail] = await db.select().from(mails).where(eq(mails.id, id))
  return mail
}

/** Marks an email as handed over and erases its text, which may contain a link that signs somebody in. */
export async function markSent(tx: Tx, id: string, sentAt: Date): Promise<void> {
  await tx.update(mails).set({ sentAt, body: '', html: null, unsubscribeUrl: null }).where(eq(mails.id, id))
}

const isTo = (recipient: string) => eq(sql`lower(${mails.recipient})`, recipient.toLowerCase())

/** Deletes every email to an address; unsent ones are then not sent. Returns how many. */
export async function deleteMailsTo(tx: Tx, recipient: string): Promise<number> {
  const gone = await tx.delete(mails).where(isTo(recipient)).returning({ id: mails.id })
  return gone.length
}

/** Every email to an address, newest first, with its text if that is still stored. */
export function mailsTo(db: Reader, recipient: string): Promise<StoredMail[]> {
  return db.select().from(mails).where(isTo(recipient)).orderBy(desc(mails.createdAt))
}

/** Deletes our copies of one kind of email to an address; unsent ones are then not sent. */
export async function eraseMails(tx: Tx, kind: NewMail['kind'], recipient: string): Promise<void> {
  await tx.delete(mails).where(and(eq(mails.kind, kind), isTo(recipient)))
}

/** Deletes emails from before a time, except those to the addresses that a query names in lower case. Returns how many. */
export async function deleteMailsToOthers(tx: Tx, before: Date, keptRecipients: SQLWrapper): Promise<number> {
  const gone = await tx
    .delete(mails)
    .where(and(lt(mails.createdAt, before), notInArray(sql`lower(${mails.recipient})`, keptRecipients)))
    .returning({ id: mails.id })
  return gone.length
}

/** The newest emails, without their text. */
export function newestMails(db: Reader, limit: number) {
  const { id, kind, recipient, subject, createdAt, sentAt } = mails
  return db
    .select({ id, kind, recipient, subject, createdAt, sentAt })
    .from(mails)
    .orderBy(desc(mails.createdAt))
    .limit(limit)
}
