import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, type SQL } from 'drizzle-orm'
import type { ContactFound, PersonSearch } from '#domain/shared/person-key.ts'
import { isFoundBy, MOST_FOUND } from '#domain/shared/person-sql.server.ts'
import type { Reader, Tx } from '#platform/database.server.ts'
import type { Known, Watch } from './watch.ts'
import { watches } from './watches.tables.server.ts'

export type NewWatch = Omit<typeof watches.$inferInsert, 'id' | 'confirmedAt' | 'toldOn'>
export type StoredWatch = Watch & { confirmedAt: Date | null; wishKey: string }

const columns = {
  id: watches.id,
  email: watches.email,
  wish: watches.wish,
  wishKey: watches.wishKey,
  known: watches.known,
  confirmedAt: watches.confirmedAt,
  endsAt: watches.endsAt,
  toldOn: watches.toldOn,
}

const ofPerson = (email: string, at: Date) =>
  and(eq(watches.email, email), isNotNull(watches.confirmedAt), gt(watches.endsAt, at))

export async function insertWatch(tx: Tx, watch: NewWatch): Promise<void> {
  await tx.insert(watches).values(watch)
}

/** What a confirmation link is about, confirmed or not, as long as it is stored. */
export async function watchToConfirm(db: Reader, confirmHash: string, at: Date): Promise<StoredWatch | null> {
  const open = and(eq(watches.confirmHash, confirmHash), gt(watches.endsAt, at))
  const [found] = await db.select(columns).from(watches).where(open)
  return found ?? null
}

/** An address's confirmed watches, oldest first. */
export function watchesOf(db: Reader, email: string, at: Date): Promise<StoredWatch[]> {
  return db
    .select(columns)
    .from(watches)
    .where(ofPerson(email, at))
    .orderBy(asc(watches.askedAt), asc(watches.id))
}

/** Every watch of an address, including unconfirmed ones. */
export function everyWatchOf(db: Reader, email: string): Promise<StoredWatch[]> {
  return db.select(columns).from(watches).where(eq(watches.email, email)).orderBy(asc(watches.askedAt))
}

/** The same, locked until the end of the transaction, with unconfirmed ones: one writer at a time. */
export async function holdWatchesOf(tx: Tx, email: string, at: Date): Promise<StoredWatch[]> {
  const all = await tx
    .select(columns)
    .from(watches)
    .where(and(eq(watches.email, email), gt(watches.endsAt, at)))
    .orderBy(asc(watches.id))
    .for('update')
  return all.filter(one => one.confirmedAt !== null)
}

/** Whose watches these are, by their address: it may be all that we know of them. */
export async function searchWatchContacts(db: Reader, search: PersonSearch): Promise<ContactFound[]> {
  const { email, askedAt } = watches
  const rows = await db
    .select({ email, at: askedAt })
    .from(watches)
    .where(isFoundBy(search, { email }))
    .orderBy(desc(askedAt))
    .limit(MOST_FOUND)
  return rows.map(row => ({ ...row, name: '', phone: '' }))
}

/** How many watches of an address wait to be confirmed. */
export async function countUnconfirmed(db: Reader, email: string, at: Date): Promise<number> {
  const waiting = and(eq(watches.email, email), isNull(watches.confirmedAt), gt(watches.endsAt, at))
  const [found] = await db.select({ watches: count() }).from(watches).where(waiting)
  return found?.watches ?? 0
}

/** Turns on a watch. The person's other ones for the same wish end with it. */
export async function turnOn(tx: Tx, watch: StoredWatch, confirmedAt: Date, endsAt: Date): Promise<void> {
  const sameWish = and(
    eq(watches.email, watch.email),
    eq(watches.wishKey, watch.wishKey),
    isNotNull(watches.confirmedAt),
    ne(watches.id, watch.id),
  )
  const [before] = await tx.delete(watches).where(sameWish).returning({ toldOn: watches.toldOn })
  const set = { confirmedAt, endsAt, toldOn: before?.toldOn ?? null }
  await tx.update(watches).set(set).where(eq(watches.id, watch.id))
}

/** Addresses with confirmed watches, in order, from the one after `after` on. */
export async function peopleWithWatches(
  db: Reader,
  after: string,
  limit: number,
  at: Date,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ email: watches.email })
    .from(watches)
    .where(and(gt(watches.email, after), isNotNull(watches.confirmedAt), gt(watches.endsAt, at)))
    .orderBy(asc(watches.email))
    .limit(limit)
  return rows.map(row => row.email)
}

/** Stores what a watch's person knows now. */
export async function keepKnown(tx: Tx, id: string, known: Known): Promise<void> {
  await tx.update(watches).set({ known }).where(eq(watches.id, id))
}

/** Stores the date of an address's last email. */
export async function keepTold(tx: Tx, email: string, toldOn: string): Promise<void> {
  await tx
    .update(watches)
    .set({ toldOn })
    .where(and(eq(watches.email, email), isNotNull(watches.confirmedAt)))
}

/** Ends an address's watches: one of them, or all. Returns how many. */
export async function endWatches(tx: Tx, email: string, ids?: readonly string[]): Promise<number> {
  const those = and(eq(watches.email, email), ids ? inArray(watches.id, [...ids]) : undefined)
  return deleted(tx, those)
}

/** Deletes expired watches, including those that nobody confirmed. Returns how many. */
export function deleteEndedWatches(tx: Tx, now: Date): Promise<number> {
  return deleted(tx, lte(watches.endsAt, now))
}

async function deleted(tx: Tx, those: SQL | undefined): Promise<number> {
  const gone = await tx.delete(watches).where(those).returning({ id: watches.id })
  return gone.length
}
