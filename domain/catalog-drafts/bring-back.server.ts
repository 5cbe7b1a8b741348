import { servedCatalogue } from '#domain/catalog/catalogue-store.server.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { type Database, transaction } from '#platform/database.server.ts'
import { rowOf, textOf } from './catalog-row.ts'
import { draftsOf, insertDraft, openDraftOf, publishedDrafts } from './draft-store.server.ts'
import { tell } from './publish-drafts.server.ts'

/**
 * Begins drafts that bring back, as it was, everything that was retired together with a provider. What was retired
 * at another time stays retired, and what somebody has a draft of is left to them.
 */
export async function bringBackWith(
  { db, now }: { db: Database; now: () => Date },
  staff: Pick<StaffMember, 'id' | 'name'>,
  providerId: string,
): Promise<void> {
  const at = now()
  const catalogue = await servedCatalogue(db, at)
  await transaction(db, async tx => {
    const [last] = await publishedDrafts(tx, { kind: 'provider', id: providerId })
    if (!last || last.draft.content !== null) return
    for (const { kind, subjectId, before, content } of await draftsOf(tx, last.publication.id)) {
      const subject = { kind, id: subjectId }
      if (content !== null || textOf(before, 'providerId') !== providerId) continue
      if (rowOf(catalogue, subject) || (await openDraftOf(tx, subject))) continue
      const begun = await insertDraft(tx, {
        ...{ kind, subjectId, before: null, content: before },
        ...{ authorId: staff.id, authorName: staff.name, startedAt: at, changedAt: at },
      })
      await tell(tx, staff, [begun], at, 'draft_saved')
    }
  })
}
