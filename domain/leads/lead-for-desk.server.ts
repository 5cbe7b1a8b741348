import { and, desc, eq, ne, or, sql } from 'drizzle-orm'
import { mayCallNow } from '#domain/callbacks/calling-hours.ts'
import { isDoNotCall } from '#domain/callbacks/do-not-call.server.ts'
import { slotOf } from '#domain/callbacks/slot-store.server.ts'
import { type PlacesOfZips, timeZoneOf } from '#domain/callbacks/time-zone-of.server.ts'
import { findConsent, shownConsent } from '#domain/consent/consent-store.server.ts'
import { openWorkOf } from '#domain/desk/claims.server.ts'
import { eventsOf } from '#domain/desk/desk-events.server.ts'
import { workOn } from '#domain/desk/work-on.server.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import { phoneDigits } from '#domain/shared/phone-digits.ts'
import type { Database, Reader } from '#platform/database.server.ts'
import { leads } from './leads.tables.server.ts'

type Lead = typeof leads.$inferSelect

/** A person's leads are found by email address and phone number; no more than this are listed. */
const OTHERS_SHOWN = 20

/** Everything about a lead that somebody needs to call about it; null if there is none. */
export async function leadForDesk(
  {
    db,
    now,
    zips,
    settings,
  }: { db: Database; now: () => Date; zips: PlacesOfZips; settings: BusinessSettings },
  id: string,
) {
  const lead = await findLead(db, id)
  if (!lead) return null
  const at = now()
  const timeZone = timeZoneOf(zips, lead.zipCode)
  const subject = { kind: 'lead', id } as const
  const [work, events, consent, slot, doNotCall, others] = await Promise.all([
    openLeadWork(db, lead, at),
    eventsOf(db, subject),
    findConsent(db, lead.consentId),
    slotOf(db, subject),
    isDoNotCall(db, lead.phone),
    leadsOfSamePerson(db, lead),
  ])
  const { repeatKey: _key, ...facts } = lead
  return {
    lead: facts,
    timeZone,
    work,
    events,
    consent: shownConsent(consent),
    slot,
    doNotCall,
    calling: mayCallNow(at, timeZone, settings.staffed),
    others: await withOpen(db, others),
    now: at,
  }
}
export type LeadForDesk = NonNullable<Awaited<ReturnType<typeof leadForDesk>>>

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

/** Each with whether there is still something to do about it. */
async function withOpen<Other extends Pick<Lead, 'id'>>(db: Reader, others: readonly Other[]) {
  const ids = others.map(({ id }) => id)
  const kinds = await Promise.all((['lead', 'bundle_lead'] as const).map(kind => workOn(db, kind, ids)))
  return others.map(other => ({ ...other, isOpen: kinds.some(open => open.has(other.id)) }))
}

/** Other leads of the same person, newest first. */
export async function leadsOfSamePerson(db: Reader, lead: Lead) {
  const digits = phoneDigits(lead.phone)
  const same = or(
    lead.email === '' ? undefined : eq(sql`lower(${leads.email})`, lead.email.toLowerCase()),
    digits.length === 10
      ? eq(sql`right(regexp_replace(${leads.phone}, '[^0-9]', '', 'g'), 10)`, digits)
      : undefined,
  )
  if (!same) return []
  return db
    .select({
      id: leads.id,
      name: leads.name,
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
