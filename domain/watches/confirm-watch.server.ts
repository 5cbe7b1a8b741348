import { type Outcome, refused, succeeded } from '#domain/shared/outcome.ts'
import { type Database, type Reader, transaction } from '#platform/database.server.ts'
import { endOf, MOST_WATCHES, type Watch } from './watch.ts'
import { hashOf } from './watch-links.server.ts'
import { holdWatchesOf, turnOn, watchToConfirm } from './watch-store.server.ts'

type Deps = { db: Database; now: () => Date }

/** What a confirmation link is about, and whether it is already on; `null` for a link that has expired or isn't ours. */
export async function findWatchToConfirm(
  { db, now }: { db: Reader; now: () => Date },
  token: string,
): Promise<{ watch: Watch; on: boolean } | null> {
  const found = await watchToConfirm(db, hashOf(token), now())
  return found && { watch: found, on: found.confirmedAt !== null }
}

/**
 * Turns on a watch, as the mailbox's owner wants, and returns how long it lasts. Doing it again changes nothing.
 * Refuses an expired link, and one watch more than an address can have.
 */
export function confirmWatch(
  { db, now }: Deps,
  token: string,
): Promise<Outcome<{ endsAt: Date }, 'watch_link_expired' | 'too_many_watches'>> {
  const at = now()
  return transaction(db, async tx => {
    const found = await watchToConfirm(tx, hashOf(token), at)
    if (!found) return refused('watch_link_expired')
    const others = await holdWatchesOf(tx, found.email, at)
    const held = others.find(one => one.id === found.id)
    if (held) return succeeded({ endsAt: held.endsAt })
    if (others.filter(one => one.wishKey !== found.wishKey).length >= MOST_WATCHES) {
      return refused('too_many_watches')
    }
    const endsAt = endOf(found.wish, at)
    await turnOn(tx, found, at, endsAt)
    return succeeded({ endsAt })
  })
}
