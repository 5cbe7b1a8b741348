import { eventsOf } from '#domain/desk/desk-events.server.ts'
import { holdSubject } from '#domain/desk/once.server.ts'
import { workOn } from '#domain/desk/work-on.server.ts'
import { phoneDigits } from '#domain/shared/phone-digits.ts'
import type { Reader, Tx } from '#platform/database.server.ts'
import { findLead, leadWorkKind } from './find-lead.server.ts'

/**
 * The lead that is still to be answered when somebody asks for theirs: the lead itself, or the one that it was taken
 * together with (`mergeLeads`). `asked` is their own. Null once it is done, or if the person was erased.
 */
export async function openLead(db: Reader, id: string) {
  const asked = await findLead(db, id)
  if (!asked || asked.erasedAt !== null) return null
  const seen = new Set<string>()
  let lead: typeof asked | null = asked
  while (lead && lead.erasedAt === null && !seen.has(lead.id)) {
    const work = (await workOn(db, leadWorkKind(lead), [lead.id])).get(lead.id)
    if (work) return { asked, lead, work }
    seen.add(lead.id)
    lead = await takenInto(db, lead.id)
  }
  return null
}

type Contact = { phone: string; email: string }

/** Which of the details of the lead that is still open are those that its sender gave. */
export const ownDetails = (lead: Contact, asked: Contact): { phone: boolean; email: boolean } => ({
  phone: phoneDigits(lead.phone) === phoneDigits(asked.phone),
  email: lead.email.toLowerCase() === asked.email.toLowerCase(),
})

/** The same, held until the transaction ends: nobody finishes it or takes it together with another meanwhile. */
export async function holdOpenLead(tx: Tx, id: string): Promise<Awaited<ReturnType<typeof openLead>>> {
  let found = await openLead(tx, id)
  for (let held = ''; found && found.lead.id !== held; found = await openLead(tx, id)) {
    held = found.lead.id
    await holdSubject(tx, { kind: 'lead', id: held })
  }
  return found
}

/** Whether there is still something to do about one of these leads. */
export async function isAnyLeadOpen(db: Reader, ids: readonly string[]): Promise<boolean> {
  const open = await Promise.all((['lead', 'bundle_lead'] as const).map(kind => workOn(db, kind, ids)))
  return open.some(({ size }) => size > 0)
}

/** The lead that this one was last taken together with. */
async function takenInto(db: Reader, id: string) {
  const events = await eventsOf(db, { kind: 'lead', id })
  const into = events.findLast(({ what, after }) => what === 'mergeLeads' && after?.into)?.after?.into
  return typeof into === 'string' ? findLead(db, into) : null
}
