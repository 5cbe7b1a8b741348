import { eventsNamed } from '#domain/desk/desk-events.server.ts'
import type { Reader } from '#platform/database.server.ts'
import { subjectKey } from './catalog-subject.ts'
import { openDrafts } from './draft-store.server.ts'

/** Every open draft, with when its publication failed, as long as nothing was done about that. */
export async function draftsWithFailures(db: Reader) {
  const drafts = await openDrafts(db)
  const keys = drafts.map(({ kind, subjectId: id }) => subjectKey({ kind, id }))
  const failures = await eventsNamed(db, 'catalog', keys, ['publication_failed'])
  return drafts.map((draft, index) => {
    const failedAt = failures.get(keys[index] ?? '')?.at(-1)?.at ?? null
    const isOpen = failedAt !== null && failedAt >= draft.changedAt && draft.publicationId === null
    return { ...draft, failedAt: isOpen ? failedAt : null }
  })
}
