import { forgetEndedSessions } from '#domain/accounts/session-store.server.ts'
import { forgetOldSessions } from '#domain/assistant/session-store.server.ts'
import { forgetOldConsents } from '#domain/leads/forget-consents.server.ts'
import type { Database } from '#platform/database.server.ts'
import type { JobKind } from '#platform/queue.server.ts'

/** Forgets once a day what the privacy policy says is kept no longer. */
export const retentionJob: JobKind<object> = {
  name: 'retention',
  retryLimit: 5,
  retryDelay: 60,
  retryDelayMax: 3_600,
  expireInSeconds: 600,
}

/** Night everywhere in the country. */
export const RETENTION_HOUR_UTC = 9

/** Deletes what is over at this moment, and answers how much of each went. */
export async function forgetWhatIsOver(db: Database, at: Date) {
  return {
    sessions: await forgetEndedSessions(db, at),
    conversations: await forgetOldSessions(db, at),
    consents: await forgetOldConsents(db, at),
  }
}
