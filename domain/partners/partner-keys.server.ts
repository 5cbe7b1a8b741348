import { createHash, randomBytes } from 'node:crypto'
import { and, arrayContains, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Reader, Tx } from '#platform/database.server.ts'
import type { PartnerKeyKind } from './partner-key-kind.ts'
import { partnerKeys, partners } from './partners.tables.server.ts'

/** What every key begins with, to distinguish it from a session token. */
export const KEY_START = 'pk_'
const SHOWN_CHARACTERS = 9

/** A partner that makes a request: by which kind of key, what it may do, and from where. */
export type Partner = {
  keyKind: PartnerKeyKind | null
  id: string
  name: string
  mark: string
  sites: string[]
  dailyQuota: number
}

const columns = {
  keyKind: partnerKeys.kind,
  id: partners.id,
  name: partners.name,
  mark: partners.mark,
  sites: partners.sites,
  dailyQuota: partners.dailyQuota,
}

const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')

/** Makes a key of 256 random bits and stores its hash. The key itself is returned only this once. */
export async function addKey(
  tx: Tx,
  partnerId: string,
  { kind, at }: { kind: PartnerKeyKind; at: Date },
): Promise<{ key: string; prefix: string }> {
  const key = `${KEY_START}${randomBytes(32).toString('base64url')}`
  const prefix = key.slice(0, SHOWN_CHARACTERS)
  await tx.insert(partnerKeys).values({ partnerId, kind, keyHash: hashOf(key), prefix, createdAt: at })
  return { key, prefix }
}

/** Ends a key immediately. Returns its prefix, or null if the partner has no such open key. */
export async function endKey(tx: Tx, partnerId: string, keyId: string, at: Date): Promise<string | null> {
  const [ended] = await tx
    .update(partnerKeys)
    .set({ revokedAt: at })
    .where(
      and(eq(partnerKeys.id, keyId), eq(partnerKeys.partnerId, partnerId), isNull(partnerKeys.revokedAt)),
    )
    .returning({ prefix: partnerKeys.prefix })
  return ended?.prefix ?? null
}

/** A partner's keys, oldest first. */
export function keysOf(db: Reader, partnerId: string) {
  const { id, kind, prefix, createdAt, revokedAt } = partnerKeys
  return db
    .select({ id, kind, prefix, createdAt, revokedAt })
    .from(partnerKeys)
    .where(eq(partnerKeys.partnerId, partnerId))
    .orderBy(asc(createdAt))
}

/** Whose key it is; null if it is unknown or ended. */
export async function partnerOfKey(db: Reader, key: string): Promise<Partner | null> {
  const [found] = await db
    .select(columns)
    .from(partnerKeys)
    .innerJoin(partners, eq(partners.id, partnerKeys.partnerId))
    .where(and(eq(partnerKeys.keyHash, hashOf(key)), isNull(partnerKeys.revokedAt)))
  return found ?? null
}

/** Whether an origin is the site of a partner with an open key that browsers may send. */
export async function isPartnersSite(db: Reader, origin: string): Promise<boolean> {
  const [found] = await db
    .select({ id: partners.id })
    .from(partners)
    .innerJoin(partnerKeys, eq(partnerKeys.partnerId, partners.id))
    .where(
      and(
        arrayContains(partners.sites, [origin]),
        isNull(partnerKeys.revokedAt),
        sql`${partnerKeys.kind} is distinct from 'program'`,
      ),
    )
    .limit(1)
  return found !== undefined
}
