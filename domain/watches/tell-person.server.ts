import { enqueueMail } from '#domain/mail/mail-job.server.ts'
import { easternDay } from '#domain/shared/calendar.ts'
import { type Database, type Tx, transaction } from '#platform/database.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import type { News } from './news.ts'
import type { Watch } from './watch.ts'
import { createStopLink } from './watch-links.server.ts'
import { newsMail } from './watch-mails.ts'
import { endWatches, holdWatchesOf, keepKnown, keepTold } from './watch-store.server.ts'

type Deps = { db: Database; queue: Queue; now: () => Date; siteUrl: string }

/**
 * Sends a person everything that is new in one email, and records it in the same transaction, so that an interruption
 * doesn't send it twice. Somebody who already got an email today (Eastern time) gets all of it tomorrow. Returns
 * whether an email was sent.
 */
export function tellPerson(
  { db, queue, now, siteUrl }: Deps,
  email: string,
  newsOf: (watch: Watch) => News | null,
): Promise<boolean> {
  const at = now()
  const today = easternDay(at)
  return transaction(db, async tx => {
    const watches = await holdWatchesOf(tx, email, at)
    if (watches.some(watch => watch.toldOn !== null && watch.toldOn >= today)) return false
    const found = watches.flatMap(watch => {
      const news = newsOf(watch)
      return news ? [{ watch, news }] : []
    })
    for (const { watch, news } of found) await remember(tx, watch, news)
    const told = found.filter(({ news }) => news.lines.length > 0)
    if (told.length === 0) return false
    await keepTold(tx, email, today)
    const stopLink = `${siteUrl}/watches/stop?token=${await createStopLink(tx, email, at)}`
    const ends = new Date(Math.max(...told.map(({ watch }) => watch.endsAt.getTime())))
    const kinds = new Set(told.map(({ watch }) => watch.wish.kind))
    const words = newsMail(
      told.map(({ news }) => news.lines),
      kinds,
      ends,
      stopLink,
    )
    await enqueueMail(tx, queue, { kind: 'watch_news', recipient: email, unsubscribeUrl: stopLink, ...words })
    return true
  })
}

async function remember(tx: Tx, { id, email }: Watch, { known }: News): Promise<void> {
  if (known === null) await endWatches(tx, email, [id])
  else await keepKnown(tx, id, known)
}
