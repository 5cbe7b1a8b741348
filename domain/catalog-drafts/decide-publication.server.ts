import type { Result } from '#domain/shared/operation.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { type Database, transaction } from '#platform/database.server.ts'
import {
  changePublication,
  draftsOf,
  findPublication,
  holdPublication,
  releaseDrafts,
} from './draft-store.server.ts'
import { examineDrafts } from './examine-drafts.server.ts'
import {
  carryOut,
  done,
  orMeanwhile,
  type Publishing,
  type PublishRefusal,
  Refused,
  refusal,
  tell,
} from './publish-drafts.server.ts'
import { type FailingPages, tryDrafts, undrawable } from './try-drafts.server.ts'

type Deps = { db: Database; now: () => Date }

/** Approves somebody else's publication: it is carried out at its time, or now if that has passed. */
export function approvePublication(
  { db, now, failingPages }: Deps & { failingPages: FailingPages },
  staff: StaffMember,
  id: number,
): Promise<Result<Publishing, PublishRefusal | 'own_publication'>> {
  const at = now()
  return orMeanwhile(async () => {
    const asked = await findPublication(db, id)
    const trial = await tryDrafts(db, asked ? await draftsOf(db, id) : [], {
      ...{ at, failingPages },
      timeZone: asked?.timeZone ?? 'UTC',
    })
    return transaction(db, async tx => {
      const publication = await holdPublication(tx, id)
      if (publication?.state !== 'waiting') return refusal('drafts_gone')
      if (publication.requestedBy === staff.id) return refusal('own_publication')
      const drafts = await draftsOf(tx, id)
      const approved = { approvedBy: staff.id, approvedByName: staff.name, state: 'scheduled' as const }
      await changePublication(tx, id, approved)
      await tell(tx, staff, drafts, at, 'publication_approved', publication.publishAt)
      if (publication.publishAt > at) return done({ ...publication, ...approved })
      const { faults, ...examined } = await examineDrafts(tx, drafts, at, publication.timeZone)
      const failure = [...faults, ...undrawable(trial)]
      if (failure.length > 0) throw new Refused(refusal('not_a_catalog', failure.join(' ')))
      if (examined.after?.revision !== trial.revision) throw new Refused(refusal('published_meanwhile'))
      return done(await carryOut(tx, { ...publication, ...approved }, drafts, examined, at))
    })
  })
}

/** Withdraws a publication that hasn't been carried out: its drafts are open again. */
export function cancelPublication(
  { db, now }: Deps,
  staff: StaffMember,
  id: number,
): Promise<Result<Publishing, PublishRefusal>> {
  return transaction(db, async tx => {
    const publication = await holdPublication(tx, id)
    if (publication?.state !== 'waiting' && publication?.state !== 'scheduled') return refusal('drafts_gone')
    const drafts = await draftsOf(tx, id)
    await releaseDrafts(tx, id, drafts, { state: 'cancelled', cancelledByName: staff.name })
    await tell(tx, staff, drafts, now(), 'publication_cancelled', publication.publishAt)
    return done({ ...publication, state: 'cancelled' })
  })
}
