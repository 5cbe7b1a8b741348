import { createHash } from 'node:crypto'
import { type Database, type Tx, transaction } from '#platform/database.server.ts'
import { type ChangeRow, editionRows } from './edition-rows.ts'
import { type BadLabelRow, LabelFileError } from './label.ts'
import {
  editionOfFile,
  freeNumbers,
  insertEdition,
  lockLabels,
  newestEdition,
  seeEditionAgain,
  standingLabels,
} from './label-store.server.ts'
import { groupChanges, type ToldChange } from './label-words.ts'
import { nextEdition } from './next-edition.ts'
import type { LayoutName } from './reading/layouts.ts'
import { type LabelContent, type LabelFile, readLabelFile } from './reading/read-label-file.ts'

/** Reads the cells of a spreadsheet's first sheet as text. Throws `LabelFileError` where it is none. */
export type ReadSheet = (bytes: Uint8Array) => Promise<string[][]>

/** A file as it was found, with where. */
export type FoundFile = { bytes: Uint8Array; source: string; credit?: string }

export type LabelImport = {
  providerId: string
  /** The day on which the file was found so, as `2026-08-03`. */
  date: string
  layout?: LayoutName | undefined
  /** Refuses what a download may leave behind: a file cut off, or one with few of the labels of the edition before. */
  careful?: boolean
}

/** What became of a file. */
export type LabelImportReport =
  | { outcome: 'unchanged'; date: string; providerName: string | null; bad: BadLabelRow[] }
  | {
      outcome: 'imported'
      providerName: string | null
      layout: LayoutName
      /** The day of the edition before; `null` for a provider's first. */
      since: string | null
      rows: number
      labels: number
      leftOut: LabelFile['leftOut']
      bad: BadLabelRow[]
      /** Labels that are new, gone or changed. */
      counts: { new: number; gone: number; changed: number }
      changes: ToldChange[]
    }

/** A careful import doubts a file with fewer labels than this share of the edition before. */
const LEAST_SHARE = 0.2

/** Bad rows that are kept with their edition, to be read at the desk. */
const MOST_BAD_KEPT = 500

/**
 * Takes a provider's file of labels over as its newest edition, whole or not at all: in one transaction with what is
 * new, gone and changed since the one before. The same file again changes nothing but the day on which it was last seen.
 * Throws `LabelFileError` where the file is none of labels, or older than the newest edition.
 */
export async function importLabels(
  { db, readSheet }: { db: Database; readSheet: ReadSheet },
  found: FoundFile,
  order: LabelImport,
): Promise<LabelImportReport> {
  const file = readLabelFile(await contentOf(found.bytes, readSheet), { layout: order.layout })
  if (file.labels.length === 0) throw new LabelFileError('it has no labels of home internet plans')
  if (order.careful && file.cutOff) throw new LabelFileError('its last line is cut off')
  const sha256 = createHash('sha256').update(found.bytes).digest('hex')
  return transaction(db, async tx => {
    await lockLabels(tx)
    return takeOver(tx, { ...found, sha256 }, file, order)
  })
}

async function takeOver(
  tx: Tx,
  found: FoundFile & { sha256: string },
  file: LabelFile,
  { providerId, date, careful }: LabelImport,
): Promise<LabelImportReport> {
  const providerName = file.labels[0]?.facts.providerName ?? null
  const newest = await newestEdition(tx, providerId)
  const unchanged = { outcome: 'unchanged', date: newest?.date ?? date, providerName, bad: file.bad } as const
  if (await editionOfFile(tx, providerId, found.sha256, date)) return unchanged
  if (newest && date <= newest.lastSeen) {
    throw new LabelFileError(
      `the newest edition is of ${newest.date}, last seen ${newest.lastSeen}: a file of ${date} can't follow it`,
    )
  }
  if (newest && newest.sha256 === found.sha256) {
    await seeEditionAgain(tx, newest.id, date)
    return unchanged
  }
  if (careful && newest && file.labels.length < newest.labels * LEAST_SHARE) {
    throw new LabelFileError(
      `it has ${file.labels.length} labels where the edition before had ${newest.labels}; import it by hand where that is right`,
    )
  }
  const { editionId, ...next } = await freeNumbers(tx)
  const since = newest?.date ?? null
  const step = nextEdition(providerId, await standingLabels(tx, providerId), file.labels)
  const rows = editionRows({ editionId, providerId, date, since }, step, next)
  const { source, sha256, credit = null } = found
  const leftOut = file.leftOut.mobile + file.leftOut.business
  const counts = { rows: file.rows, labels: file.labels.length, leftOut, badRows: file.bad.length }
  const badRowsKept = file.bad.slice(0, MOST_BAD_KEPT)
  const { layout, columns } = file
  await insertEdition(
    tx,
    {
      id: editionId,
      providerId,
      date,
      lastSeen: date,
      sha256,
      layout,
      source,
      credit,
      ...counts,
      badRowsKept,
      columns,
    },
    rows,
  )
  const { labels } = counts
  const changed = step.replaced.filter(one => one.changes.length > 0).length
  return {
    ...{ outcome: 'imported', providerName, layout, since, rows: file.rows, labels },
    ...{ leftOut: file.leftOut, bad: file.bad, changes: groupChanges(rows.changes.map(told)) },
    counts: { new: step.fresh.length, gone: step.gone.length, changed },
  } as const
}

const told = ({ field = null, subject = null, oldText = null, newText = null, kind, name }: ChangeRow) => {
  return { kind, name, field, subject, oldText, newText }
}

/** A spreadsheet is a zip, told by its first bytes. */
async function contentOf(bytes: Uint8Array, readSheet: ReadSheet): Promise<LabelContent> {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return { kind: 'sheet', rows: await readSheet(bytes) }
  return { kind: 'csv', text: new TextDecoder().decode(bytes) }
}
