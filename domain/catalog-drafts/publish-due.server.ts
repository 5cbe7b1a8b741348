import { type Database, databaseRefusal, transaction } from '#platform/database.server.ts'
import { changePublication, draftsOf, holdDue, isAnyDue, tieDrafts } from './draft-store.server.ts'
import { examineDrafts } from './examine-drafts.server.ts'
import { carryOut, tell } from './publish-drafts.server.ts'

type Deps = { db: Database; now: () => Date }

const UNIQUE_VIOLATION = '23505'
/** A publication this late still counts as on time: its prices begin at the chosen time. */
const ON_TIME_MS = 60_000

/**
 * Carries out every publication whose time has come, each in its own transaction and by only one of several
 * processes. One that no longer fits the catalog fails with the reason, and its drafts are open again. Returns how
 * many were carried out.
 */
export async function publishDue({ db, now }: Deps): Promise<number> {
  let published = 0
  for (;;) {
    if (!(await isAnyDue(db, now()))) return published
    const done = await publishOne({ db, now })
    if (done === 'nothing') return published
    if (done === 'published') published += 1
  }
}

async function publishOne({ db, now }: Deps): Promise<'published' | 'failed' | 'nothing'> {
  try {
    return await transaction(db, async tx => {
      const at = now()
      const publication = await holdDue(tx, at)
      if (!publication) return 'nothing'
      const drafts = await draftsOf(tx, publication.id)
      const { publishAt, timeZone } = publication
      const begins = at.getTime() - publishAt.getTime() <= ON_TIME_MS ? publishAt : at
      const { faults, ...examined } = await examineDrafts(tx, drafts, begins, timeZone)
      if (faults.length === 0) {
        await carryOut(tx, publication, drafts, examined, begins)
        return 'published'
      }
      await changePublication(tx, publication.id, { state: 'failed', failure: faults.join(' ') })
      await tieDrafts(
        tx,
        drafts.map(({ id }) => id),
        null,
      )
      await tell(tx, 'site', drafts, at, 'publication_failed')
      return 'failed'
    })
  } catch (error) {
    // Somebody published at this very moment: this one gets another chance in a second.
    if (databaseRefusal(error)?.code === UNIQUE_VIOLATION) return 'nothing'
    throw error
  }
}
