import { and, desc, eq, ne, or, sql } from 'drizzle-orm'
import { openWorkOf } from '#domain/desk/claims.server.ts'
import { lastTenDigits } from '#domain/shared/person-sql.server.ts'
import { phoneDigits } from '#domain/shared/phone-digits.ts'
import type { Reader } from '#platform/database.server.ts'
import { leads } from './leads.tables.server.ts'

type Lead = typeof leads.$inferSelect

/** A person's leads are found by email address and phone number; no more than this are listed. */
const OTHERS_SHOWN = 20

export async function findLead(db: Reader, id: string): Promise<Lead | null> {
  const [lead] = await db.select().from(leads).where(eq(leads.id, id))
  return lead ?? null
}

/** Which kind of work a lead is. */
export const leadWorkKind = ({ source }: Pick<Lead, 'source'>) =>
  source === 'bundle' ? ('bundle_lead' as const) : ('lead' as const)

/** The open work on a lead, of either kind. */
export function openLeadWork(db: Reader, lead: Pick<Lead, 'id' | 'source'>, at: Date) {
  return openWorkOf(db, leadWorkKind(lead), lead.id, at)
}

/** Other leads of the same person, newest first; `lead` is one of them, or an order. */
export async function leadsOfSamePerson(db: Reader, lead: Pick<Lead, 'id' | 'email' | 'phone'>) {
  const digits = phoneDigits(lead.phone)
  const same = or(
    lead.email === '' ? undefined : eq(sql`lower(${leads.email})`, lead.email.toLowerCase()),
    digits.length === 10 ? eq(lastTenDigits(leads.phone), digits) : undefined,
  )
  if (!same) return []
  return db
    .select({
      id: leads.id,
      name: leads.name,
      email: leads.email,
      phone: leads.phone,
      selectedService: leads.selectedService,
      zipCode: leads.zipCode,
      createdAt: leads.createdAt,
      source: leads.source,
    })
    .from(leads)
    .where(and(ne(leads.id, lead.id), same))
    .orderBy(desc(leads.createdAt))
    .limit(OTHERS_SHOWN)
}
