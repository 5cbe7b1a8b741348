import { mayCallNow } from '#domain/callbacks/calling-hours.ts'
import { isDoNotCall } from '#domain/callbacks/do-not-call.server.ts'
import { dayWords } from '#domain/callbacks/promise-words.ts'
import { slotOf } from '#domain/callbacks/slot-store.server.ts'
import { type PlacesOfZips, timeZoneOf } from '#domain/callbacks/time-zone-of.server.ts'
import { isWrongNumber } from '#domain/callbacks/wrong-number.ts'
import { findConsent, shownConsent } from '#domain/consent/consent-store.server.ts'
import { eventsOf } from '#domain/desk/desk-events.server.ts'
import { workOn } from '#domain/desk/work-on.server.ts'
import { mailFaultWords } from '#domain/mail/mail-fault-words.ts'
import { refusalOfMails } from '#domain/mail/mail-store.server.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import { BUSINESS_ZONE } from '#domain/settings/staffed-hours.ts'
import { canBeDialed, phoneDigits } from '#domain/shared/phone-digits.ts'
import type { Database, Reader } from '#platform/database.server.ts'
import { findLead, leadsOfSamePerson, openLeadWork } from './find-lead.server.ts'
import { answerAboutOffers } from './offers-answer.server.ts'
import { openLead } from './open-lead.server.ts'
import { serviceInWords } from './service-words.ts'
import { endedByWrongNumber } from './wrong-number-of-lead.server.ts'

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
  const [work, events, consent, slot, doNotCall, others, open, mailFault] = await Promise.all([
    openLeadWork(db, lead, at),
    eventsOf(db, subject),
    findConsent(db, lead.consentId),
    slotOf(db, subject),
    isDoNotCall(db, lead.phone),
    leadsOfSamePerson(db, lead),
    openLead(db, id),
    lead.email ? refusalOfMails(db, null, lead.email) : null,
  ])
  const wrongNumber = isWrongNumber(events, lead.phone)
  const mayBeCalled = work !== null && canBeDialed(lead.phone) && !doNotCall && !wrongNumber
  const { repeatKey: _key, ...facts } = lead
  return {
    lead: facts,
    timeZone,
    work,
    events,
    consent: consent && shownConsent(consent, await answerAboutOffers(db, consent, lead.phone)),
    slot,
    doNotCall,
    /** Why our emails to its sender don't arrive, in a sentence; null where they do, or none was sent. */
    mailDoubt: mailFault === null ? null : mailFaultWords(lead.email, mailFault, mayBeCalled),
    /** Its number reaches somebody else; also where it was closed for that before the number was recorded with it. */
    wrongNumber: wrongNumber || (work === null && endedByWrongNumber(events)),
    calling: mayCallNow(at, timeZone, settings.staffed),
    others: await withOpen(db, others, at),
    otherNumbers: await otherNumbers(db, lead, others),
    /** The open lead that this one was taken together with; null where it is open itself, or neither is. */
    continuesAs: open && open.lead.id !== id ? { id: open.lead.id, name: nameOfLead(open.lead) } : null,
    /** What events call other leads, by id. */
    leadNames: await namesIn(db, events),
    now: at,
  }
}
export type LeadForDesk = NonNullable<Awaited<ReturnType<typeof leadForDesk>>>

/** Each with whether there is still something to do about it, and who does it. */
export async function withOpen<Other extends Parameters<typeof openLeadWork>[1]>(
  db: Reader,
  others: readonly Other[],
  at: Date,
) {
  const ids = others.map(({ id }) => id)
  const kinds = await Promise.all((['lead', 'bundle_lead'] as const).map(kind => workOn(db, kind, ids)))
  return Promise.all(
    others.map(async other => {
      const isOpen = kinds.some(open => open.has(other.id))
      return { ...other, isOpen, work: isOpen ? await openLeadWork(db, other, at) : null }
    }),
  )
}

/** Numbers that somebody gave with other leads: whoever doesn't reach them here has another way. */
async function otherNumbers(db: Reader, lead: { phone: string }, others: readonly { phone: string }[]) {
  const byDigits = new Map(others.map(({ phone }) => [phoneDigits(phone), phone]))
  for (const digits of ['', phoneDigits(lead.phone)]) byDigits.delete(digits)
  return Promise.all(
    [...byDigits.values()].map(async phone => ({ phone, doNotCall: await isDoNotCall(db, phone) })),
  )
}

/** A lead among others of the same person: what it is about, and its day. */
const nameOfLead = ({ selectedService, createdAt }: { selectedService: string; createdAt: Date }): string =>
  `${serviceInWords(selectedService) || 'a call'}, ${dayWords(createdAt, BUSINESS_ZONE)}`

/** The names of the leads that events lead to. */
async function namesIn(
  db: Reader,
  events: readonly { after: Record<string, unknown> | null }[],
): Promise<Record<string, string>> {
  const ids = new Set(events.flatMap(({ after }) => [after?.into, after?.merged].flat()))
  const found = await Promise.all(
    [...ids].flatMap(one => (typeof one === 'string' ? [findLead(db, one)] : [])),
  )
  return Object.fromEntries(found.flatMap(lead => (lead ? [[lead.id, nameOfLead(lead)]] : [])))
}
