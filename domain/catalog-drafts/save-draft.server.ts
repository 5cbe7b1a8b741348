import { servedCatalogue } from '#domain/catalog/catalogue-store.server.ts'
import { recordEvent } from '#domain/desk/desk-events.server.ts'
import type { EventName } from '#domain/desk/event-words.ts'
import type { Refusal, Result } from '#domain/shared/operation.ts'
import type { ProblemCode } from '#domain/shared/problem.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { type Database, isUniqueViolation, type Tx, transaction } from '#platform/database.server.ts'
import { type CatalogRow, rowOf, sameRow } from './catalog-row.ts'
import { type CatalogSubject, subjectKey } from './catalog-subject.ts'
import {
  changeDraft,
  insertDraft,
  openDraftOf,
  publishedDrafts,
  type StoredDraft,
} from './draft-store.server.ts'
import { draftAge } from './draft-words.ts'
import { ownPage, pageStays } from './own-page.ts'
import { readRow } from './row-schemas.ts'

type Deps = { db: Database; now: () => Date }
type Author = Pick<StaffMember, 'id' | 'name'>
export type DraftRefusal =
  | 'draft_changed'
  | 'draft_taken'
  | 'draft_bound'
  | 'draft_same'
  | 'page_of_its_own'
  | 'invalid_input'

type Save = CatalogSubject & {
  /** The entry as it should become; null retires it. */
  content: CatalogRow | null
  /** The version that the author has seen; 0 if they saw no draft. */
  version: number
  /** The last published draft of the entry that the author has seen, 0 if there was none; undefined if it doesn't matter. */
  published?: number | undefined
  /** Whether they take over a draft that a colleague started. */
  takeOver: boolean
}

/**
 * Stores a draft of an entry, visible only at the desk. A draft that a colleague changed in the meantime is never
 * overwritten, and a colleague's draft is taken over only explicitly.
 */
export async function saveDraft(
  { db, now }: Deps,
  staff: Author,
  save: Save,
): Promise<Result<{ draft: number }, DraftRefusal>> {
  const at = now()
  const read = save.content === null ? null : readRow(save, save.content)
  if (read && !read.ok) return { ok: false, code: 'invalid_input', fields: read.faults }
  const content = read ? read.row : null
  const served = await servedCatalogue(db, at)
  const before = rowOf(served, save)
  if (sameRow(before, content)) return refusal('draft_same')
  const page = content === null ? ownPage(save.kind, before, served) : null
  if (page) return refusal('page_of_its_own', `It can’t be retired here: ${pageStays(save.kind, page)}`)
  try {
    return await transaction(db, async tx => {
      const there = await openDraftOf(tx, save)
      const refused = there ? whyNot(there, save, staff, at) : await whyNotAnew(tx, save)
      if (refused) return refused
      const author = { authorId: staff.id, authorName: staff.name, changedAt: at }
      const values = { before, content, ...author }
      const subject = { kind: save.kind, subjectId: save.id }
      if (!there) {
        const { id } = await insertDraft(tx, { ...subject, ...values, startedAt: at })
        await tell(tx, staff, save, at, 'draft_saved', { before, content })
        return { ok: true, value: { draft: id } }
      }
      if (!(await changeDraft(tx, there, values))) return refusal('draft_changed')
      const what = there.authorId === staff.id ? 'draft_saved' : 'draft_taken_over'
      await tell(tx, staff, save, at, what, { before: there.content, content })
      return { ok: true, value: { draft: there.id } }
    })
  } catch (error) {
    // Somebody else started one at the same moment.
    if (isUniqueViolation(error)) return refusal('draft_changed')
    throw error
  }
}

/** Closes a draft that won't be published. */
export async function withdrawDraft(
  { db, now }: Deps,
  staff: Author,
  { version, takeOver, ...subject }: Omit<Save, 'content'>,
): Promise<Result<undefined, DraftRefusal>> {
  const at = now()
  return transaction(db, async tx => {
    const there = await openDraftOf(tx, subject)
    const refused = there ? whyNot(there, { version, takeOver }, staff, at) : refusal('draft_changed')
    if (refused || !there) return refused ?? refusal('draft_changed')
    if (!(await changeDraft(tx, there, { state: 'withdrawn', closedAt: at }))) return refusal('draft_changed')
    await tell(tx, staff, subject, at, 'draft_withdrawn', there)
    return { ok: true, value: undefined }
  })
}

function whyNot(
  there: StoredDraft,
  { version, takeOver }: Pick<Save, 'version' | 'takeOver'>,
  staff: Author,
  at: Date,
): Refusal<DraftRefusal> | null {
  const whose = `${there.authorName} has a draft ${draftAge(there.changedAt, at)}.`
  if (there.publicationId !== null) return refusal('draft_bound')
  if (there.version !== version)
    return refusal(
      'draft_changed',
      `${whose} Look at what it says before you go on: nothing of yours was saved.`,
    )
  if (there.authorId !== staff.id && !takeOver)
    return refusal('draft_taken', `${whose} Say that you take it over, or ask them.`)
  return null
}

/** A draft is begun from what the author has seen: nobody may have published or withdrawn anything since. */
async function whyNotAnew(tx: Tx, save: Save): Promise<Refusal<DraftRefusal> | null> {
  if (save.published === undefined) return save.version > 0 ? refusal('draft_changed') : null
  const [last] = await publishedDrafts(tx, save)
  if (last && last.draft.id !== save.published) {
    const { requestedByName } = last.publication
    return refusal(
      'draft_changed',
      `${requestedByName} published a change of it since you opened it. Look at what it says now: nothing of yours was saved.`,
    )
  }
  return save.version > 0
    ? refusal('draft_changed', 'Its draft was withdrawn since you opened it. Nothing of yours was saved.')
    : null
}

function refusal<Code extends ProblemCode>(code: Code, message?: string): Refusal<Code> {
  return { ok: false, code, ...(message === undefined ? {} : { message }) }
}

async function tell(
  tx: Tx,
  staff: Author,
  subject: CatalogSubject,
  at: Date,
  what: EventName,
  /** The entry as the draft had it until then, or as it is served; of a withdrawn draft what it would have changed. */
  said?: { before: CatalogRow | null; content: CatalogRow | null },
): Promise<void> {
  await recordEvent(tx, {
    ...{ at, what, actor: { staffId: staff.id, name: staff.name } },
    subject: { kind: 'catalog', id: subjectKey(subject) },
    ...(said ? { details: { before: said.before ?? {}, after: said.content ?? {} } } : {}),
  })
}
