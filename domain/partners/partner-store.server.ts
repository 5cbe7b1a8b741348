import { asc, eq } from 'drizzle-orm'
import type { Reader, Tx } from '#platform/database.server.ts'
import { partners } from './partners.tables.server.ts'

type NewPartner = Pick<typeof partners.$inferInsert, 'name' | 'mark' | 'sites' | 'dailyQuota' | 'createdAt'>

/** Stores a partner. Returns its id, or null if another one has the mark. */
export async function addPartner(tx: Tx, partner: NewPartner): Promise<string | null> {
  const [added] = await tx
    .insert(partners)
    .values(partner)
    .onConflictDoNothing({ target: partners.mark })
    .returning({ id: partners.id })
  return added?.id ?? null
}

/** Every partner, by name. */
export const listPartners = (db: Reader) => db.select().from(partners).orderBy(asc(partners.name))

/** The partner with an id; null without one. */
export async function findPartner(db: Reader, id: string) {
  const [found] = await db.select().from(partners).where(eq(partners.id, id))
  return found ?? null
}

/** The same, locked until the transaction ends. */
export async function holdPartner(tx: Tx, id: string) {
  const [held] = await tx.select().from(partners).where(eq(partners.id, id)).for('update')
  return held ?? null
}

/** Changes a partner from now on. */
export async function changePartner(
  tx: Tx,
  id: string,
  change: Pick<NewPartner, 'name' | 'sites' | 'dailyQuota'>,
): Promise<void> {
  await tx.update(partners).set(change).where(eq(partners.id, id))
}
