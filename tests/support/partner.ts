import type { PartnerKeyKind } from '#domain/partners/partner-key-kind.ts'
import { addKey } from '#domain/partners/partner-keys.server.ts'
import { addPartner } from '#domain/partners/partner-store.server.ts'
import { type Database, transaction } from '#platform/database.server.ts'

/** The tests' partners' only site. */
export const PARTNER_SITE = 'https://tenants.example'

type Wanted = { mark?: string; sites?: string[]; dailyQuota?: number; kind?: PartnerKeyKind }

/** A partner with a key, as the desk makes one. */
export async function aPartner(
  db: Database,
  { mark = 'tenants', sites = [PARTNER_SITE], dailyQuota = 100, kind = 'program' }: Wanted = {},
): Promise<{ id: string; key: string }> {
  const at = new Date()
  return transaction(db, async tx => {
    const id = await addPartner(tx, { name: `Partner ${mark}`, mark, sites, dailyQuota, createdAt: at })
    if (id === null) throw new Error('the mark is taken')
    return { id, key: (await addKey(tx, id, { kind, at })).key }
  })
}
