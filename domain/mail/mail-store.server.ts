import {
  and,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  notInArray,
  or,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { Reader, Tx } from '#platform/database.server.ts'
import { insertOf, type Write } from '#platform/one-statement.server.ts'
import { mails } from './mail.tables.server.ts'

export type NewMail = Pick<
  typeof mails.$inferInsert,
  'kind' | 'recipient' | 'subject' | 'body' | 'html' | 'unsubscribeUrl' | 'orderReference'
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
  const gone = { body: '', html: null, unsubscribeUrl: null, fault: '' }
  await tx
    .update(mails)
    .set({ ...gone, sentAt })
    .where(eq(mails.id, id))
}

/** The start of a mail server's answer says enough. */
const FAULT_KEPT = 300

/** Notes why an email wasn't handed over, and since when it isn't tried anymore (null: it is). */
export async function markNotSent(
  tx: Tx,
  id: string,
  { fault, gaveUpAt }: { fault: string; gaveUpAt: Date | null },
): Promise<void> {
  await tx
    .update(mails)
    .set({ fault: fault.slice(0, FAULT_KEPT), gaveUpAt })
    .where(eq(mails.id, id))
}

/** Has an email tried again that was given up; its last reason stays until it is sent. Returns whether there is one. */
export async function takeUpMail(tx: Tx, id: string): Promise<boolean> {
  const taken = await tx
    .update(mails)
    .set({ gaveUpAt: null })
    .where(and(eq(mails.id, id), isNotNull(mails.gaveUpAt)))
    .returning({ id: mails.id })
  return taken.length > 0
}

/**
 * Why the newest email that left for this address, or never will, wasn't handed over; null if it was. Of those about an order,
 * or, without a reference, of all.
 */
export async function refusalOfMails(
  db: Reader,
  orderReference: string | null,
  recipient: string,
): Promise<string | null> {
  const [newest] = await db
    .select({ fault: mails.fault, gaveUpAt: mails.gaveUpAt })
    .from(mails)
    .where(
      and(
        orderReference === null ? undefined : eq(mails.orderReference, orderReference),
        isTo(recipient),
        or(isNotNull(mails.sentAt), isNotNull(mails.gaveUpAt)),
      ),
    )
    .orderBy(desc(mails.createdAt))
    .limit(1)
  return newest?.gaveUpAt ? newest.fault : null
}

const isTo = (recipient: string) => eq(sql`lower(${mails.recipient})`, recipient.toLowerCase())

/** A person's emails: to their address, and about their orders (references), whichever address those had then. */
type MailsOf = { recipient: string; orders: readonly string[] }

const isOf = ({ recipient, orders }: MailsOf) =>
  or(isTo(recipient), orders.length > 0 ? inArray(mails.orderReference, [...orders]) : undefined)

/**
 * Deletes a person's emails; unsent ones are then not sent. What an order under way still has to tell is spared, for the
 * orders with these references or for all. Returns how many were deleted.
 */
export async function deleteMailsOf(
  tx: Tx,
  whose: MailsOf,
  underWay: 'any order' | readonly string[],
): Promise<number> {
  const { orderReference, sentAt, gaveUpAt } = mails
  const isAboutOrder =
    underWay === 'any order' ? isNotNull(orderReference) : inArray(orderReference, [...underWay])
  const isStillToCome = and(isNull(sentAt), isNull(gaveUpAt), isAboutOrder)
  const gone = await tx
    .delete(mails)
    .where(and(isOf(whose), sql`(${isStillToCome}) is not true`))
    .returning({ id: mails.id })
  return gone.length
}

/** Deletes an email that has become useless before it was sent. */
export async function deleteMail(tx: Tx, id: string): Promise<void> {
  await tx.delete(mails).where(eq(mails.id, id))
}

/** A person's emails, newest first, with their text if that is still stored. */
export function mailsOf(db: Reader, whose: MailsOf): Promise<StoredMail[]> {
  return db.select().from(mails).where(isOf(whose)).orderBy(desc(mails.createdAt))
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

/** The newest emails, without their text: all of them, or those that no mail server has taken. */
export function newestMails(db: Reader, limit: number, which: 'all' | 'unsent' = 'all') {
  const { id, kind, recipient, subject, createdAt, sentAt, fault, gaveUpAt } = mails
  return db
    .select({ id, kind, recipient, subject, createdAt, sentAt, fault, gaveUpAt })
    .from(mails)
    .where(which === 'unsent' ? isNull(mails.sentAt) : undefined)
    .orderBy(desc(mails.createdAt))
    .limit(limit)
}

/** How many emails no mail server has taken. */
export const countUnsent = (db: Reader): Promise<number> => db.$count(mails, isNull(mails.sentAt))
