import { wrongNumberWords } from '#domain/callbacks/wrong-number-words.ts'
import { eventsOf } from '#domain/desk/desk-events.server.ts'
import { enqueueMail } from '#domain/mail/mail-job.server.ts'
import { mailWords } from '#domain/mail/mail-words.ts'
import { isEmail } from '#domain/shared/contact-rules.ts'
import type { Reader, Tx } from '#platform/database.server.ts'
import { findLead } from './find-lead.server.ts'
import { leadOutcomeNames } from './lead-outcomes.ts'
import type { LeadMailDeps } from './remind-of-lead-slot.server.ts'

/** Tells the sender of a request that its number isn't theirs: nobody calls anymore, and another request takes a moment. */
export async function mailWrongNumber(
  tx: Tx,
  { queue, siteUrl, salesPhone }: Pick<LeadMailDeps, 'queue' | 'siteUrl' | 'salesPhone'>,
  { email, phone }: { email: string; phone: string },
): Promise<void> {
  if (!isEmail(email)) return
  const words = mailWords('We need your phone number for your request', [
    `${wrongNumberWords(phone, 'request')}, so we couldn't answer it.`,
    `Please send us the request again with your number, or call us at ${salesPhone}:`,
    { link: `${siteUrl}/quote`, label: 'Send it again' },
  ])
  await enqueueMail(tx, queue, { kind: 'lead_wrong_number', recipient: email, ...words })
}

/** What ends the work on a lead, besides its outcomes. */
const ends = [...leadOutcomeNames, 'orderForCustomer', 'mergeLeads', 'lead_withdrawn'] as const

/** Whether a request is over because its number reached somebody else. */
export const endedByWrongNumber = (events: readonly { what: string }[]): boolean =>
  events.findLast(({ what }) => ends.some(end => end === what))?.what === 'wrong_number'

/** The number of a request that is over because it reached somebody else; null where that isn't why. For its own sender alone. */
export async function wrongNumberOfLead(db: Reader, id: string): Promise<string | null> {
  const lead = await findLead(db, id)
  if (!lead || lead.erasedAt !== null) return null
  return endedByWrongNumber(await eventsOf(db, { kind: 'lead', id })) ? lead.phone : null
}
