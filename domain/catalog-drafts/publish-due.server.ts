import { type Database, isUniqueViolation, transaction } from '#platform/database.server.ts'
import { draftsOf, firstDue, holdDue, releaseDrafts, type StoredPublication } from './draft-store.server.ts'
import { examineDrafts } from './examine-drafts.server.ts'
import { mailFailure, type PublicationMailDeps } from './mail-failure.server.ts'
import { carryOut, tell } from './publish-drafts.server.ts'
import { type FailingPages, type Trial, tryDrafts, undrawable } from './try-drafts.server.ts'

type Deps = PublicationMailDeps & { db: Database; now: () => Date; failingPages: FailingPages }

/** A publication this late still counts as on time: its prices begin at the chosen time. */
const ON_TIME_MS = 60_000

/**
 * Carries out every publication whose time has come, each in its own transaction and by only one of several
 * processes. One that no longer fits the catalog, or whose pages can't be drawn anymore, fails with the reason, which is mailed
 * to whoever asked for it, and its drafts are open again. Returns how many were carried out.
 */
export async function publishDue(deps: Deps): Promise<number> {
  const { db, now, failingPages } = deps
  let published = 0
  for (;;) {
    const due = await firstDue(db, now())
    if (!due) return published
    const drafts = await draftsOf(db, due.id)
    const { timeZone } = due
    const trial = await tryDrafts(db, drafts, { at: beginOf(due, now()), timeZone, failingPages })
    const done = await publishOne(deps, due, trial)
    if (done === 'nothing') return published
    if (done === 'published') published += 1
  }
}

/** When what is published now begins. */
const beginOf = ({ publishAt }: StoredPublication, at: Date) =>
  at.getTime() - publishAt.getTime() <= ON_TIME_MS ? publishAt : at

async function publishOne(
  { db, now, ...mailing }: Deps,
  due: StoredPublication,
  trial: Trial,
): Promise<'published' | 'failed' | 'nothing'> {
  try {
    return await transaction(db, async tx => {
      const at = now()
      const publication = await holdDue(tx, at)
      // Another process has it, or has already done it.
      if (publication?.id !== due.id) return 'nothing'
      const drafts = await draftsOf(tx, publication.id)
      const begins = beginOf(publication, at)
      const { faults, ...examined } = await examineDrafts(tx, drafts, begins, publication.timeZone)
      // Somebody published since its pages were drawn: it is tried again in a second.
      if (examined.after && examined.after.revision !== trial.revision) return 'nothing'
      const failure = [...faults, ...undrawable(trial)]
      if (failure.length === 0) {
        await carryOut(tx, publication, drafts, examined, begins)
        return 'published'
      }
      await releaseDrafts(tx, publication.id, drafts, { state: 'failed', failure: failure.join(' ') })
      await tell(tx, 'site', drafts, at, 'publication_failed')
      await mailFailure(tx, mailing, publication, failure)
      return 'failed'
    })
  } catch (error) {
    // Somebody published at this very moment: this one gets another chance in a second.
    if (isUniqueViolation(error)) return 'nothing'
    throw error
  }
}
