import { deleteEndedSessions, deleteEndedVerifications } from '#domain/accounts/session-store.server.ts'
import { accountEmails } from '#domain/accounts/user-store.server.ts'
import { deleteSessionsBefore } from '#domain/assistant/session-store.server.ts'
import { deleteDeliveryLog, deleteInbox } from '#domain/automation/delivery-store.server.ts'
import { consentsOver, deleteConsentsOver } from '#domain/consent/consent-store.server.ts'
import { deleteEventDetails } from '#domain/desk/desk-events.server.ts'
import { deleteFinishedWork } from '#domain/desk/work-items.server.ts'
import { deleteLeadsOf } from '#domain/leads/lead-store.server.ts'
import { deleteMailsToOthers } from '#domain/mail/mail-store.server.ts'
import { deleteUnanswered } from '#domain/measurement/unanswered.server.ts'
import { deleteExpiredLinks } from '#domain/people/privacy-links.server.ts'
import { deleteOldInvites } from '#domain/staff/invite-store.server.ts'
import { deleteStaffSessions } from '#domain/staff/session-store.server.ts'
import { deleteEndedWatchLinks } from '#domain/watches/watch-links.server.ts'
import { deleteEndedWatches } from '#domain/watches/watch-store.server.ts'
import { type Database, type Tx, transaction } from '#platform/database.server.ts'
import type { JobKind, Queue } from '#platform/queue.server.ts'
import { deleteEndedWindows } from '#platform/rate-limit.server.ts'
import { type Forgotten, overBefore, retentionTerms } from './retention-terms.ts'

/** Deletes once a day what the privacy policy says is no longer kept. */
export const retentionJob: JobKind<object> = {
  name: 'retention',
  retryLimit: 5,
  retryDelay: 60,
  retryDelayMax: 3_600,
  expireInSeconds: 600,
}

/** Night everywhere in the country. */
export const RETENTION_HOUR_UTC = 9

/** Deletes what is from before a time or, if rows carry their own date, what has expired by then. Returns how many. */
type Forget = (tx: Tx, before: Date, queue: Queue) => Promise<number>

const forget: Record<Forgotten, Forget> = {
  consents: forgetConsents,
  conversations: deleteSessionsBefore,
  inboxConversations: (tx, before) => deleteInbox(tx, 'conversation', before),
  inboxLeads: (tx, before) => deleteInbox(tx, 'lead', before),
  deliveries: deleteDeliveryLog,
  jobs: (tx, before, queue) => queue.forgetEnded(tx, before),
  mails: (tx, before) => deleteMailsToOthers(tx, before, accountEmails(tx)),
  sessions: deleteEndedSessions,
  verifications: deleteEndedVerifications,
  privacyLinks: deleteExpiredLinks,
  watches: deleteEndedWatches,
  watchLinks: deleteEndedWatchLinks,
  staffSessions: deleteStaffSessions,
  staffInvites: deleteOldInvites,
  workItems: deleteFinishedWork,
  eventDetails: deleteEventDetails,
  unanswered: deleteUnanswered,
  limits: deleteEndedWindows,
}

/** Deletes what has expired at this time, each kind in its own transaction, and returns how much of each was deleted. */
export async function forgetWhatIsOver(
  { db, queue }: { db: Database; queue: Queue },
  at: Date,
): Promise<Record<Forgotten, number>> {
  const counts = {} as Record<Forgotten, number>
  for (const what of Object.keys(retentionTerms) as Forgotten[]) {
    const before = overBefore(retentionTerms[what].term, at)
    counts[what] = await transaction(db, tx => forget[what](tx, before, queue))
  }
  return counts
}

async function forgetConsents(tx: Tx, at: Date): Promise<number> {
  await deleteLeadsOf(tx, consentsOver(tx, at))
  return deleteConsentsOver(tx, at)
}
