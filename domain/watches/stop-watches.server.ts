import { eraseMails } from '#domain/mail/mail-store.server.ts'
import { type Database, type Reader, type Tx, transaction } from '#platform/database.server.ts'
import type { Watch } from './watch.ts'
import { eraseStopLinks, findStopLink, hashOf } from './watch-links.server.ts'
import { endWatches, watchesOf, watchToConfirm } from './watch-store.server.ts'

/** The address behind a link that stops watches, or that confirmed one. */
async function personBehind(db: Reader, token: string, at: Date): Promise<string | null> {
  const email = await findStopLink(db, token, at)
  if (email !== null) return email
  const watch = await watchToConfirm(db, hashOf(token), at)
  return watch?.confirmedAt ? watch.email : null
}

/** What the owner of an emailed link gets emails about; `null` for a link that has expired or isn't ours. */
export async function watchesBehind(
  { db, now }: { db: Reader; now: () => Date },
  token: string,
): Promise<{ email: string; watches: Watch[] } | null> {
  const at = now()
  const email = await personBehind(db, token, at)
  return email === null ? null : { email, watches: await watchesOf(db, email, at) }
}

/**
 * Stops one watch of an emailed link's owner, or all of them; unsent emails are then not sent. Returns how many
 * ended, `null` for a link that has expired or isn't ours.
 */
export function stopWatches(
  { db, now }: { db: Database; now: () => Date },
  token: string,
  watchId: string | null,
): Promise<number | null> {
  return transaction(db, async tx => {
    const email = await personBehind(tx, token, now())
    if (email === null) return null
    if (watchId !== null) return endWatches(tx, email, [watchId])
    await eraseMails(tx, 'watch_news', email)
    return endWatches(tx, email)
  })
}

/** Erases everything stored about an address here, with our copies of its emails. Returns how many watches ended. */
export async function eraseWatches(tx: Tx, email: string): Promise<number> {
  const person = email.trim().toLowerCase()
  const ended = await endWatches(tx, person)
  await eraseStopLinks(tx, person)
  await eraseMails(tx, 'watch_confirm', person)
  await eraseMails(tx, 'watch_news', person)
  return ended
}
