import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Reader, Tx } from '#platform/database.server.ts'
import { catalogDrafts, catalogPublications, type ReleasedDraft } from './catalog-drafts.tables.server.ts'
import type { CatalogSubject } from './catalog-subject.ts'
import { storedRow } from './stored-row.ts'

export type StoredDraft = typeof catalogDrafts.$inferSelect
export type StoredPublication = typeof catalogPublications.$inferSelect

const isOf = ({ kind, id }: CatalogSubject) =>
  and(eq(catalogDrafts.kind, kind), eq(catalogDrafts.subjectId, id))
const isOpen = eq(catalogDrafts.state, 'open')

function read<Draft extends ReleasedDraft>(draft: Draft): Draft {
  const subject = { kind: draft.kind, id: draft.subjectId }
  const [before, content] = [storedRow(subject, draft.before), storedRow(subject, draft.content)]
  return { ...draft, before, content }
}
const readTied = <Row extends { draft: StoredDraft }>(row: Row): Row => ({ ...row, draft: read(row.draft) })

/** The open draft of an entry; null if nobody has one. */
export async function openDraftOf(db: Reader, subject: CatalogSubject): Promise<StoredDraft | null> {
  const [draft] = await db
    .select()
    .from(catalogDrafts)
    .where(and(isOf(subject), isOpen))
    .limit(1)
  return draft ? read(draft) : null
}

/** Every open draft, most recently changed first. */
export async function openDrafts(db: Reader): Promise<StoredDraft[]> {
  const newest = desc(catalogDrafts.changedAt)
  return (await db.select().from(catalogDrafts).where(isOpen).orderBy(newest).limit(500)).map(read)
}

/** The open drafts among some numbers, in the order in which they were started. */
export async function draftsWith(db: Reader, ids: readonly number[]): Promise<StoredDraft[]> {
  return ids.length === 0 ? [] : (await openAmong(db, ids)).map(read)
}

const openAmong = (db: Reader, ids: readonly number[]) =>
  db
    .select()
    .from(catalogDrafts)
    .where(and(inArray(catalogDrafts.id, [...ids]), isOpen))
    .orderBy(asc(catalogDrafts.id))

/** The same, locked until the transaction ends. */
export async function holdDrafts(tx: Tx, ids: readonly number[]): Promise<StoredDraft[]> {
  return ids.length === 0 ? [] : (await openAmong(tx, ids).for('update')).map(read)
}

/** An entry's published drafts, newest first, with their publication. */
export async function publishedDrafts(db: Reader, subject: CatalogSubject) {
  const rows = await db
    .select({ draft: catalogDrafts, publication: catalogPublications })
    .from(catalogDrafts)
    .innerJoin(catalogPublications, eq(catalogPublications.id, catalogDrafts.publicationId))
    .where(and(isOf(subject), eq(catalogDrafts.state, 'published')))
    .orderBy(desc(catalogPublications.publishedAt))
    .limit(100)
  return rows.map(readTied)
}

/** The newest draft of each entry that was retired and hasn't been brought back since. */
export async function retiredDrafts(db: Reader): Promise<StoredDraft[]> {
  const rows = await db
    .selectDistinctOn([catalogDrafts.kind, catalogDrafts.subjectId])
    .from(catalogDrafts)
    .where(eq(catalogDrafts.state, 'published'))
    .orderBy(catalogDrafts.kind, catalogDrafts.subjectId, desc(catalogDrafts.id))
  return rows.filter(draft => draft.content === null && draft.before !== null).map(read)
}

export async function insertDraft(tx: Tx, draft: typeof catalogDrafts.$inferInsert): Promise<StoredDraft> {
  const [stored] = await tx.insert(catalogDrafts).values(draft).returning()
  if (!stored) throw new Error('The draft was not stored')
  return stored
}

/** Changes an open draft if it still has this version. Returns whether it did. */
export async function changeDraft(
  tx: Tx,
  { id, version }: Pick<StoredDraft, 'id' | 'version'>,
  values: Partial<typeof catalogDrafts.$inferInsert>,
): Promise<boolean> {
  const changed = await tx
    .update(catalogDrafts)
    .set({ ...values, version: sql`${catalogDrafts.version} + 1` })
    .where(and(eq(catalogDrafts.id, id), eq(catalogDrafts.version, version), isOpen))
    .returning({ id: catalogDrafts.id })
  return changed.length > 0
}

/** Links drafts to a publication, or closes them as published with it. */
export async function tieDrafts(
  tx: Tx,
  ids: readonly number[],
  publicationId: number,
  published?: { at: Date },
): Promise<void> {
  await tx
    .update(catalogDrafts)
    .set({ publicationId, ...(published ? { state: 'published', closedAt: published.at } : {}) })
    .where(inArray(catalogDrafts.id, [...ids]))
}

/** Ends a publication that isn't carried out: its drafts are open again, and it keeps what they said. */
export async function releaseDrafts(
  tx: Tx,
  publicationId: number,
  drafts: readonly StoredDraft[],
  ended: { state: 'cancelled'; cancelledByName: string } | { state: 'failed'; failure: string },
): Promise<void> {
  const released = drafts.map(({ id, kind, subjectId, before, content }) => ({
    ...{ id, kind, subjectId, before, content },
  }))
  await changePublication(tx, publicationId, { ...ended, released })
  await tx
    .update(catalogDrafts)
    .set({ publicationId: null })
    .where(eq(catalogDrafts.publicationId, publicationId))
}

export async function insertPublication(
  tx: Tx,
  publication: typeof catalogPublications.$inferInsert,
): Promise<StoredPublication> {
  const [stored] = await tx.insert(catalogPublications).values(publication).returning()
  if (!stored) throw new Error('The publication was not stored')
  return stored
}

export async function changePublication(
  tx: Tx,
  id: number,
  values: Partial<typeof catalogPublications.$inferInsert>,
): Promise<void> {
  await tx.update(catalogPublications).set(values).where(eq(catalogPublications.id, id))
}

const publicationOf = (db: Reader, id: number) =>
  db.select().from(catalogPublications).where(eq(catalogPublications.id, id))

/** A publication; undefined if there is none with this number. */
export async function findPublication(db: Reader, id: number): Promise<StoredPublication | undefined> {
  const [found] = await publicationOf(db, id)
  return found
}

/** The same, locked until the transaction ends. */
export async function holdPublication(tx: Tx, id: number): Promise<StoredPublication | undefined> {
  const [found] = await publicationOf(tx, id).for('update')
  return found
}

const isDue = (at: Date) =>
  and(eq(catalogPublications.state, 'scheduled'), lte(catalogPublications.publishAt, at))

const dueFirst = (db: Reader, at: Date) =>
  db
    .select()
    .from(catalogPublications)
    .where(isDue(at))
    .orderBy(asc(catalogPublications.publishAt), asc(catalogPublications.id))
    .limit(1)

/** The publication whose time came first; undefined if none has. */
export async function firstDue(db: Reader, at: Date): Promise<StoredPublication | undefined> {
  const [found] = await dueFirst(db, at)
  return found
}

/** The same of those that no other process is handling, held until the transaction ends. */
export async function holdDue(tx: Tx, at: Date): Promise<StoredPublication | undefined> {
  const [found] = await dueFirst(tx, at).for('update', { skipLocked: true })
  return found
}

/** The newest publications with the entries that each is, or was, about. */
export async function publications(db: Reader, limit: number) {
  const rows = await db.select().from(catalogPublications).orderBy(desc(catalogPublications.id)).limit(limit)
  const drafts =
    rows.length === 0
      ? []
      : await db
          .select()
          .from(catalogDrafts)
          .where(
            inArray(
              catalogDrafts.publicationId,
              rows.map(row => row.id),
            ),
          )
          .orderBy(asc(catalogDrafts.id))
  return rows.map(publication => ({
    publication,
    drafts: [...publication.released, ...drafts.filter(draft => draft.publicationId === publication.id)].map(
      read<ReleasedDraft>,
    ),
  }))
}

/** The drafts of the publications that are scheduled or wait to be agreed to, the first due on top. */
export async function draftsAhead(db: Reader) {
  const rows = await db
    .select({ draft: catalogDrafts, publication: catalogPublications })
    .from(catalogDrafts)
    .innerJoin(catalogPublications, eq(catalogPublications.id, catalogDrafts.publicationId))
    .where(and(isOpen, inArray(catalogPublications.state, ['waiting', 'scheduled'])))
    .orderBy(asc(catalogPublications.publishAt), asc(catalogDrafts.id))
  return rows.map(readTied)
}

/** The drafts of a publication, whatever their status. */
export async function draftsOf(db: Reader, publicationId: number): Promise<StoredDraft[]> {
  const isTied = eq(catalogDrafts.publicationId, publicationId)
  return (await db.select().from(catalogDrafts).where(isTied).orderBy(asc(catalogDrafts.id))).map(read)
}
