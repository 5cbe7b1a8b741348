import { servedCatalogue } from '#domain/catalog/catalogue-store.server.ts'
import type { Result } from '#domain/shared/operation.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { type Database, isUniqueViolation, transaction } from '#platform/database.server.ts'
import { rowOf, sameRow } from './catalog-row.ts'
import { draftsOf, holdPublication, insertDraft, type StoredDraft } from './draft-store.server.ts'
import { tell } from './publish-drafts.server.ts'

type Deps = { db: Database; now: () => Date }

/**
 * Creates drafts that restore everything to how it was before a publication: they are reviewed and published like any
 * others. Refused if an entry was changed again since, or already has a draft.
 */
export async function takeBack(
  { db, now }: Deps,
  staff: StaffMember,
  publicationId: number,
): Promise<Result<{ drafts: number[] }, 'drafts_gone' | 'changed_since' | 'draft_changed'>> {
  const at = now()
  const catalogue = await servedCatalogue(db, at)
  try {
    return await transaction(db, async tx => {
      const publication = await holdPublication(tx, publicationId)
      if (publication?.state !== 'published') return { ok: false, code: 'drafts_gone' }
      const done = await draftsOf(tx, publicationId)
      const isAsPublished = ({ kind, subjectId: id, content }: StoredDraft) =>
        sameRow(rowOf(catalogue, { kind, id }), content)
      if (!done.every(isAsPublished)) return { ok: false, code: 'changed_since' }
      const begun: StoredDraft[] = []
      for (const { kind, subjectId, before, content } of done) {
        begun.push(
          await insertDraft(tx, {
            ...{ kind, subjectId, before: content, content: before },
            ...{ authorId: staff.id, authorName: staff.name, startedAt: at, changedAt: at },
          }),
        )
      }
      await tell(tx, staff, begun, at, 'taken_back')
      return { ok: true, value: { drafts: begun.map(({ id }) => id) } }
    })
  } catch (error) {
    if (isUniqueViolation(error)) return { ok: false, code: 'draft_changed' }
    throw error
  }
}
