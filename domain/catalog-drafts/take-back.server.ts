import { servedCatalogue } from '#domain/catalog/catalogue-store.server.ts'
import type { Result } from '#domain/shared/operation.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { type Database, isUniqueViolation, type Tx, transaction } from '#platform/database.server.ts'
import { nameOfRow, rowOf, sameRow } from './catalog-row.ts'
import {
  draftsOf,
  holdPublication,
  insertDraft,
  openDraftOf,
  type StoredDraft,
} from './draft-store.server.ts'
import { nameWithProvider } from './draft-words.ts'
import { tell } from './publish-drafts.server.ts'

type Deps = { db: Database; now: () => Date }
type TakeBackRefusal = 'drafts_gone' | 'changed_since' | 'draft_changed' | 'draft_in_the_way'

async function openDraftsAmong(tx: Tx, done: readonly StoredDraft[]): Promise<StoredDraft[]> {
  const found: StoredDraft[] = []
  for (const { kind, subjectId: id } of done) {
    const draft = await openDraftOf(tx, { kind, id })
    if (draft) found.push(draft)
  }
  return found
}

/**
 * Creates drafts that restore everything to how it was before a publication: they are reviewed and published like any
 * others. Refused if an entry was changed again since, or has a draft, which is named.
 */
export async function takeBack(
  { db, now }: Deps,
  staff: StaffMember,
  publicationId: number,
): Promise<Result<{ drafts: number[] }, TakeBackRefusal>> {
  const at = now()
  const catalogue = await servedCatalogue(db, at)
  try {
    return await transaction(db, async tx => {
      const publication = await holdPublication(tx, publicationId)
      if (publication?.state !== 'published') return { ok: false, code: 'drafts_gone' }
      const done = await draftsOf(tx, publicationId)
      const providerName = (id: string) => {
        const own = done.find(one => one.kind === 'provider' && one.subjectId === id)
        return own ? nameOfRow(own.content ?? own.before, id) : catalogue.providerName(id)
      }
      const isAsPublished = ({ kind, subjectId: id, content }: StoredDraft) =>
        sameRow(rowOf(catalogue, { kind, id }), content)
      if (!done.every(isAsPublished)) return { ok: false, code: 'changed_since' }
      const inTheWay = await openDraftsAmong(tx, done)
      if (inTheWay.length > 0) {
        const told = inTheWay.map(
          draft => `${draft.authorName} has a draft of ${nameWithProvider(draft, providerName)}.`,
        )
        return {
          ...{ ok: false, code: 'draft_in_the_way' },
          message: `${told.join(' ')} Publish or withdraw it first, then take the publication back.`,
        }
      }
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
