import type { Result } from '#domain/shared/operation.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { type Database, transaction } from '#platform/database.server.ts'
import { changePublication, draftsOf, holdPublication, tieDrafts } from './draft-store.server.ts'
import { examineDrafts } from './examine-drafts.server.ts'
import {
  carryOut,
  done,
  type Outcome,
  orMeanwhile,
  type PublishRefusal,
  Refused,
  refusal,
  tell,
} from './publish-drafts.server.ts'

type Deps = { db: Database; now: () => Date }

/** Approves somebody else's publication: it is carried out at its time, or now if that has passed. */
export function approvePublication(
  { db, now }: Deps,
  staff: StaffMember,
  id: number,
): Promise<Result<Outcome, PublishRefusal | 'own_publication'>> {
  const at = now()
  return orMeanwhile(() =>
    transaction(db, async tx => {
      const publication = await holdPublication(tx, id)
      if (publication?.state !== 'waiting') return refusal('drafts_gone')
      if (publication.requestedBy === staff.id) return refusal('own_publication')
      const drafts = await draftsOf(tx, id)
      const approved = { approvedBy: staff.id, approvedByName: staff.name, state: 'scheduled' as const }
      await changePublication(tx, id, approved)
      await tell(tx, staff, drafts, at, 'publication_approved')
      if (publication.publishAt > at) return done({ ...publication, ...approved })
      const { faults, ...examined } = await examineDrafts(tx, drafts, at, publication.timeZone)
      if (faults.length > 0) throw new Refused(refusal('not_a_catalog', faults.join(' ')))
      return done(await carryOut(tx, { ...publication, ...approved }, drafts, examined, at))
    }),
  )
}

/** Withdraws a publication that hasn't been carried out: its drafts are open again. */
export function cancelPublication(
  { db, now }: Deps,
  staff: StaffMember,
  id: number,
): Promise<Result<Outcome, PublishRefusal>> {
  return transaction(db, async tx => {
    const publication = await holdPublication(tx, id)
    if (publication?.state !== 'waiting' && publication?.state !== 'scheduled') return refusal('drafts_gone')
    const drafts = await draftsOf(tx, id)
    await changePublication(tx, id, { state: 'cancelled' })
    await tieDrafts(
      tx,
      drafts.map(draft => draft.id),
      null,
    )
    await tell(tx, staff, drafts, now(), 'publication_cancelled')
    return done({ ...publication, state: 'cancelled' })
  })
}
