import { markSeen } from '#domain/staff/who-is-there.server.ts'
import { type Database, transaction } from '#platform/database.server.ts'
import type { EventStreams } from '#platform/event-streams.server.ts'
import type { Notice, Notices } from '#platform/notices.server.ts'

/** One browser needs one stream; somebody at three desks, with a few that are not known to be gone yet. */
const STREAMS_OF_ONE = 10
/** An open screen counts as being there: visitors who ask for a person are told so. */
const SEEN_MS = 60_000
/** What changes within these goes out at once. */
const GATHER_MS = 50

type Deps = { db: Database; notices: Notices; streams: EventStreams; now: () => Date }

/** The stream of changes for somebody of the staff; null where they have too many open. */
export function openDeskStream({ db, notices, streams, now }: Deps, staffId: string): Response | null {
  return streams.open([{ name: `staff ${staffId}`, most: STREAMS_OF_ONE }], stream => {
    const change = (data: Notice) => ({ event: 'change', data, id: now().getTime() })
    const gathered = new Map<string, Notice>()
    let timer: NodeJS.Timeout | undefined
    const tell = () => {
      timer = undefined
      const changes = [...gathered.values()].map(change)
      gathered.clear()
      stream.send(...changes)
    }
    const stopHearing = notices.hear(notice => {
      // Their own account changed: they come again, and are asked who they are.
      if (notice.topic === 'staff' && notice.id === staffId) return stream.comeAgain()
      gathered.set(`${notice.topic} ${notice.id}`, notice)
      timer ??= setTimeout(tell, GATHER_MS)
    })
    const see = () => {
      // Where the database is away they are seen a minute later.
      transaction(db, tx => markSeen(tx, staffId, now())).catch(() => {})
    }
    see()
    const seeing = setInterval(see, SEEN_MS).unref()
    // Between what the screen has read and this moment anything may have changed.
    stream.send(change({ topic: 'lost', id: '' }))
    return () => {
      stopHearing()
      clearTimeout(timer)
      clearInterval(seeing)
    }
  })
}
