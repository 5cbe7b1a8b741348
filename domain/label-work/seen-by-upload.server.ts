import { latestEvent } from '#domain/desk/latest-events.server.ts'
import { lockLabels, newestEdition, seeEditionAgain } from '#domain/labels/label-store.server.ts'
import { easternDay } from '#domain/shared/calendar.ts'
import type { Reader, Tx } from '#platform/database.server.ts'

/** An upload that changed nothing but the day on which a provider's newest labels count as checked. */
export type SeenByUpload = { fileName: string; before: string; now: string }

/** What the record of an upload holds, as far as it is read again. */
type Uploaded = { fileName?: string; seen?: { before: string; now: string } }

/** The upload of today after which the newest labels count as checked later; null if there is none, or they were seen since. */
export async function seenByUpload(
  db: Reader,
  { providerId, lastSeen }: { providerId: string; lastSeen: string },
  at: Date,
): Promise<SeenByUpload | null> {
  const event = await latestEvent(db, { kind: 'labels', id: providerId, what: 'uploadLabels' })
  const { fileName = '', seen }: Uploaded = event?.after ?? {}
  if (!event || !seen || seen.now !== lastSeen || easternDay(event.at) !== easternDay(at)) return null
  return { fileName, ...seen }
}

/** Makes the newest labels count as checked on the day before such an upload. Null if there is none to take back. */
export async function takeBackSeen(tx: Tx, providerId: string, at: Date): Promise<SeenByUpload | null> {
  await lockLabels(tx)
  const newest = await newestEdition(tx, providerId)
  const seen = newest ? await seenByUpload(tx, newest, at) : null
  if (newest && seen) await seeEditionAgain(tx, newest.id, seen.before)
  return seen
}
