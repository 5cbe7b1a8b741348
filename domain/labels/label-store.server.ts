import { and, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Reader, Tx } from '#platform/database.server.ts'
import type { EditionRows } from './edition-rows.ts'
import { labelChanges, labelDownloads, labelEditions, labelLineages, labels } from './labels.tables.server.ts'
import type { StandingLabel } from './next-edition.ts'

export type LabelEdition = typeof labelEditions.$inferSelect
export type NewEdition = Omit<typeof labelEditions.$inferInsert, 'id' | 'importedAt'>
export type LabelDownload = typeof labelDownloads.$inferSelect

/** Any number that our processes agree on: one of them imports labels at a time. */
const LABELS_LOCK = 7_203_157
/** Rows per statement: few enough for requests to run in between. */
const BATCH = 200

/**
 * Waits until no other process imports labels, until the end of the transaction, whose statements have no time limit. The
 * server’s pool still breaks off what holds a connection for too long; an edition takes a second or two.
 */
export async function lockLabels(tx: Tx): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`)
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
  await tx.execute(sql`select pg_advisory_xact_lock(${LABELS_LOCK})`)
}

/** The newest edition of a provider. */
export async function newestEdition(db: Reader, providerId: string): Promise<LabelEdition | undefined> {
  const ofProvider = eq(labelEditions.providerId, providerId)
  const newest = desc(labelEditions.date)
  const [found] = await db.select().from(labelEditions).where(ofProvider).orderBy(newest).limit(1)
  return found
}

/** A provider's edition made from a file with this hash, on or before this date, that was seen until then. */
export async function editionOfFile(
  db: Reader,
  providerId: string,
  sha256: string,
  date: string,
): Promise<LabelEdition | undefined> {
  const same = and(eq(labelEditions.providerId, providerId), eq(labelEditions.sha256, sha256))
  const then = sql`${date} between ${labelEditions.date} and ${labelEditions.lastSeen}`
  const [found] = await db.select().from(labelEditions).where(and(same, then)).limit(1)
  return found
}

/** The labels of a provider's newest edition. */
export function standingLabels(db: Reader, providerId: string): Promise<StandingLabel[]> {
  const { id, lineageId, facts } = labels
  const standing = and(eq(labels.providerId, providerId), isNull(labels.validTo))
  return db.select({ id, lineageId, facts }).from(labels).where(standing).orderBy(id)
}

/** The first free numbers of editions, labels and lineages. */
export async function freeNumbers(
  db: Reader,
): Promise<{ editionId: number; labelId: number; lineageId: number }> {
  const { rows } = await db.execute(sql`
    select (select coalesce(max(id), 0) + 1 from ${labelEditions}) as edition,
      (select coalesce(max(id), 0) + 1 from ${labels}) as label,
      (select coalesce(max(id), 0) + 1 from ${labelLineages}) as lineage`)
  const [row = {}] = rows
  return { editionId: Number(row.edition), labelId: Number(row.label), lineageId: Number(row.lineage) }
}

/** Saves an edition and all its changes. */
export async function insertEdition(
  tx: Tx,
  edition: NewEdition & { id: number },
  rows: EditionRows,
): Promise<void> {
  const { date } = edition
  await tx.insert(labelEditions).values(edition)
  for (const ids of batches(rows.ended)) {
    await tx.update(labels).set({ validTo: date }).where(inArray(labels.id, ids))
  }
  for (const gone of batches(rows.gone)) {
    const ids = gone.map(one => one.lineageId)
    await tx.update(labelLineages).set({ goneOn: date }).where(inArray(labelLineages.id, ids))
  }
  for (const { lineageId, name, region } of rows.renamed) {
    await tx.update(labelLineages).set({ name, region }).where(eq(labelLineages.id, lineageId))
  }
  for (const batch of batches(rows.lineages)) {
    await tx.execute(sql`
      insert into label_lineages
      select * from json_populate_recordset(null::label_lineages, ${recordsOf(labelLineages, batch)}::json)`)
  }
  for (const batch of batches(rows.labels)) {
    await tx.execute(sql`
      insert into labels select * from json_populate_recordset(null::labels, ${recordsOf(labels, batch)}::json)`)
  }
  for (const batch of batches(rows.changes)) {
    await tx.execute(sql`
      insert into label_changes
      select * from json_populate_recordset(null::label_changes, ${recordsOf(labelChanges, batch)}::json)`)
  }
}

/** An edition's file was found again, unchanged. */
export async function seeEditionAgain(tx: Tx, editionId: number, date: string): Promise<void> {
  await tx.update(labelEditions).set({ lastSeen: date }).where(eq(labelEditions.id, editionId))
}

/**
 * Deletes the shipped labels if there are no others, so that a database that was started once is as good as new. The
 * next start loads them again.
 */
export async function forgetLoadedLabels(tx: Tx): Promise<void> {
  const { id, credit } = labelEditions
  const [imported] = await tx.select({ id }).from(labelEditions).where(isNull(credit)).limit(1)
  if (imported) return
  await tx.delete(labelChanges)
  await tx.delete(labels)
  await tx.delete(labelLineages)
  await tx.delete(labelEditions)
}

/** An address's last answer. */
export async function lastDownload(db: Reader, address: string): Promise<LabelDownload | undefined> {
  const [found] = await db.select().from(labelDownloads).where(eq(labelDownloads.address, address)).limit(1)
  return found
}

/** Every address's last answer. */
export const lastDownloads = (db: Reader): Promise<LabelDownload[]> => db.select().from(labelDownloads)

/** Stores an address's answer, replacing the previous one. */
export async function keepDownload(tx: Tx, download: LabelDownload): Promise<void> {
  const { address, ...set } = download
  await tx
    .insert(labelDownloads)
    .values(download)
    .onConflictDoUpdate({ target: labelDownloads.address, set, where: eq(labelDownloads.address, address) })
}

/** Rows by column name, as one parameter: building a statement with thousands of them takes longer than running it. */
function recordsOf(table: PgTable, rows: readonly Record<string, unknown>[]): string {
  const columns = Object.entries(getTableColumns(table))
  return JSON.stringify(
    rows.map(row => Object.fromEntries(columns.map(([key, column]) => [column.name, row[key] ?? null]))),
  )
}

function batches<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, index) =>
    rows.slice(index * BATCH, (index + 1) * BATCH),
  )
}
