import { createHash } from 'node:crypto'
import { formatDate } from '#domain/shared/calendar.ts'
import { counted } from '#domain/shared/counted.ts'
import { type Database, type Tx, transaction } from '#platform/database.server.ts'
import { type ChangeRow, editionRows } from './edition-rows.ts'
import { type BadLabelRow, type LabelFacts, LabelFileError } from './label.ts'
import {
  editionOfFile,
  freeNumbers,
  insertEdition,
  type LabelEdition,
  lockLabels,
  newestEdition,
  seeEditionAgain,
  standingLabels,
} from './label-store.server.ts'
import { groupChanges, type ToldChange } from './label-words.ts'
import { movedPrices } from './moved-prices.ts'
import { nextEdition } from './next-edition.ts'
import type { LayoutName } from './reading/layouts.ts'
import { type LabelContent, type LabelFile, readLabelFile } from './reading/read-label-file.ts'

/** Reads the cells of a spreadsheet's first sheet as text. Throws `LabelFileError` if it isn't a spreadsheet. */
export type ReadSheet = (bytes: Uint8Array) => Promise<string[][]>

/** A file as it was found, and where. */
export type FoundFile = { bytes: Uint8Array; source: string; credit?: string }

export type LabelImport = {
  providerId: string
  /** The date on which the file was found, as `2026-08-03`. */
  date: string
  layout?: LayoutName | undefined
  /**
   * Refuses what a failed download may leave behind, or a file that was mixed up: a truncated one, one with few of the
   * previous edition's labels, one whose labels name another provider, or one where most prices moved far.
   */
  careful?: boolean
  /** Somebody said that few labels are right. */
  allowFewer?: boolean
  /** Somebody said that the provider bears another name now. */
  allowOther?: boolean
  /** Somebody said that most prices really moved that far. */
  allowPrices?: boolean
}

/** A file that is taken once somebody says that it is right. */
export abstract class DoubtedLabelsError extends LabelFileError {
  /** What of an order says that it is right. */
  abstract readonly allowedBy: 'allowFewer' | 'allowOther' | 'allowPrices'
}

/** A file with so few labels that it may be only a part of one. */
export class FewLabelsError extends DoubtedLabelsError {
  readonly allowedBy = 'allowFewer'
}

/** A file whose labels name nobody that the previous edition's name. */
export class OtherProviderError extends DoubtedLabelsError {
  readonly allowedBy = 'allowOther'
}

/** A file most of whose prices are far from those of the previous edition. */
export class MovedPricesError extends DoubtedLabelsError {
  readonly allowedBy = 'allowPrices'
}

/** The outcome for a file. */
export type LabelImportReport =
  | {
      outcome: 'unchanged'
      /** The date of the edition with these labels, and of the newest one. */
      date: string
      newest: string
      /** The day on which they count as checked, where this file moved it, and the day before. */
      seen?: { before: string; now: string }
      providerName: string | null
      bad: BadLabelRow[]
    }
  | {
      outcome: 'imported'
      providerName: string | null
      layout: LayoutName
      /** The date of the previous edition; `null` for a provider's first. */
      since: string | null
      rows: number
      labels: number
      leftOut: LabelFile['leftOut']
      bad: BadLabelRow[]
      /** Labels that were added, removed or changed. */
      counts: { new: number; gone: number; changed: number }
      changes: ToldChange[]
    }

/** A careful import doubts a file with fewer labels than this share of the previous edition. */
const LEAST_SHARE = 0.2

/** How many bad rows are kept with their edition, to be read at the desk. */
const MOST_BAD_KEPT = 500

/**
 * Imports a provider's label file as its newest edition, whole or not at all: in one transaction with what was added,
 * removed and changed since the previous one. The same file again changes nothing but the date on which it was last
 * seen. `also` writes in the same transaction. Throws `LabelFileError` if it isn't a label file, or is older than the
 * newest edition.
 */
export async function importLabels(
  { db, readSheet }: { db: Database; readSheet: ReadSheet },
  found: FoundFile,
  order: LabelImport,
  also: (tx: Tx, report: LabelImportReport) => Promise<unknown> = async () => {},
): Promise<LabelImportReport> {
  const file = readLabelFile(await contentOf(found.bytes, readSheet), { layout: order.layout })
  if (file.labels.length === 0) throw new LabelFileError('it has no labels of home internet plans')
  if (order.careful && file.cutOff) throw new LabelFileError('its last line is cut off. Download it again')
  const sha256 = createHash('sha256').update(found.bytes).digest('hex')
  return transaction(db, async tx => {
    await lockLabels(tx)
    const report = await takeOver(tx, { ...found, sha256 }, file, order)
    await also(tx, report)
    return report
  })
}

async function takeOver(
  tx: Tx,
  found: FoundFile & { sha256: string },
  file: LabelFile,
  { providerId, date, careful, allowFewer, allowOther, allowPrices }: LabelImport,
): Promise<LabelImportReport> {
  const providerName = file.labels[0]?.facts.providerName ?? null
  const newest = await newestEdition(tx, providerId)
  const unchanged = (
    { date: of }: LabelEdition,
    seen?: { before: string; now: string },
  ): LabelImportReport => ({
    outcome: 'unchanged',
    ...{ date: of, newest: newest?.date ?? of, providerName, bad: file.bad, ...(seen ? { seen } : {}) },
  })
  const known = await editionOfFile(tx, providerId, found.sha256, date)
  if (known) return unchanged(known)
  // A file that changes on the day on which the one before was seen again follows it on that day.
  if (newest && (date <= newest.date || date < newest.lastSeen)) {
    throw new LabelFileError(
      `the newest edition is of ${formatDate(newest.date)}, last seen ${formatDate(newest.lastSeen)}: a different file of ${formatDate(date)} can't follow it. If the newest edition was a mistake, take it back on the provider’s page at the desk first`,
    )
  }
  if (newest && newest.sha256 === found.sha256) {
    await seeEditionAgain(tx, newest.id, date)
    return unchanged(newest, { before: newest.lastSeen, now: date })
  }
  const standing = await standingLabels(tx, providerId)
  const [named, before] = [namesIn(file.labels), namesIn(standing)]
  if (careful && !allowOther && isOther(named, before)) {
    throw new OtherProviderError(
      `its labels are of ${named.join(', ')}, and those before are of ${before.join(', ')}`,
    )
  }
  if (careful && !allowFewer && newest && file.labels.length < newest.labels * LEAST_SHARE) {
    throw new FewLabelsError(
      `it has ${counted(file.labels.length, 'label')}, and the one before had ${newest.labels.toLocaleString('en-US')}`,
    )
  }
  const step = nextEdition(providerId, standing, file.labels)
  const moved = careful && !allowPrices ? movedPrices(step) : null
  if (moved !== null) throw new MovedPricesError(moved)
  const { editionId, ...next } = await freeNumbers(tx)
  const since = newest?.date ?? null
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

/** Whom labels name as their provider. */
const namesIn = (all: readonly { facts: Pick<LabelFacts, 'providerName'> }[]): string[] => [
  ...new Set(all.flatMap(({ facts }) => facts.providerName ?? [])),
]

/** Whether a file names nobody that the one before names. */
function isOther(named: readonly string[], before: readonly string[]): boolean {
  const known = new Set(before.map(name => name.toLowerCase()))
  return named.length > 0 && known.size > 0 && !named.some(name => known.has(name.toLowerCase()))
}

const told = ({ field = null, subject = null, oldText = null, newText = null, kind, name }: ChangeRow) => {
  return { kind, name, field, subject, oldText, newText }
}

/** A spreadsheet is a zip, recognized by its first bytes. */
async function contentOf(bytes: Uint8Array, readSheet: ReadSheet): Promise<LabelContent> {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return { kind: 'sheet', rows: await readSheet(bytes) }
  return { kind: 'csv', text: textOf(bytes) }
}

/** A text in whichever encoding it was saved: spreadsheet programs save in others than UTF-8, too. */
function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
