import { type BadLabelRow, LabelFileError, type ReadLabel } from '../label.ts'
import { type CsvRecord, csvRecords } from './csv-records.ts'
import { gluedPieces } from './glued-pieces.ts'
import { fits, type LabelLayout, type LayoutName, layoutOf, layouts } from './layouts.ts'
import { createRowReader } from './row-reader.ts'

/** What a label file contains. */
export type LabelFile = {
  layout: LayoutName
  /** Its column names as published, in order; those of all parts if it was several files joined. */
  columns: string[]
  /** Rows below the headers. */
  rows: number
  /** The residential fixed plans among them. */
  labels: ReadLabel[]
  leftOut: { mobile: number; business: number }
  bad: BadLabelRow[]
  /** Its last line is cut off in the middle. */
  cutOff: boolean
}

/** A file as comma-separated text, or as the cells of a spreadsheet. */
export type LabelContent = { kind: 'csv'; text: string } | { kind: 'sheet'; rows: string[][] }

type Options = { layout?: LayoutName | undefined }

/** The header is within the first lines, after titles at most. */
const HEADER_WITHIN = 10
const MOST_ROWS = 100_000
/** With a larger share of bad rows than this, the whole file is rejected. */
const MOST_BAD = 0.5

/**
 * Reads a file of broadband labels; its header, or `layout`, identifies the layout. Rows that can't be read are
 * reported with line and reason. Throws `LabelFileError` if it isn't a label file, contains no labels, or half of its
 * rows are bad.
 */
export function readLabelFile(content: LabelContent, options: Options = {}): LabelFile {
  const parts = content.kind === 'csv' ? csvParts(content.text, options) : sheetParts(content.rows, options)
  const [first] = parts
  if (!first) throw new LabelFileError('none of its first lines names the columns of broadband labels')
  const columns = [...new Set(parts.flatMap(part => part.header.filter(name => name !== '')))]
  const file: LabelFile = {
    layout: first.layout.name,
    columns,
    ...{ rows: 0, labels: [], leftOut: { mobile: 0, business: 0 }, bad: [], cutOff: false },
  }
  for (const part of parts) {
    const readRow = createRowReader(part.layout, part.header, columns)
    for (const record of part.records) {
      file.rows += 1
      if (file.rows > MOST_ROWS) throw new LabelFileError(`it has more than ${MOST_ROWS} rows`)
      const result = readRow(record)
      if ('label' in result) file.labels.push(result.label)
      else if ('leftOut' in result) file.leftOut[result.leftOut] += 1
      else file.bad.push({ line: record.line, reason: result.bad, text: record.raw.trim().slice(0, 2_000) })
    }
  }
  file.cutOff = content.kind === 'csv' && isCutOff(content.text, parts, file.bad)
  if (file.bad.length > file.rows * MOST_BAD) {
    const [{ line, reason } = { line: 0, reason: '' }] = file.bad
    throw new LabelFileError(`${file.bad.length} of its ${file.rows} rows are bad: line ${line}: ${reason}`)
  }
  if (file.rows === 0) throw new LabelFileError('it has no rows below its header')
  return file
}

/** Database text can't hold null characters and lone surrogates. */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed()

type Part = { layout: LabelLayout; header: string[]; records: CsvRecord[] }

const trimmed = (cells: readonly string[]): string[] => {
  const names = cells.map(cell => storable(cell).trim())
  while (names.length > 0 && names.at(-1) === '') names.pop()
  return names
}

function layoutFor(header: readonly string[], { layout: forced }: Options): LabelLayout | null {
  if (forced === undefined) return layoutOf(header)
  const layout = layouts.find(one => one.name === forced)
  return layout && fits(layout, header) ? layout : null
}

function csvParts(given: string, options: Options): Part[] {
  const text = storable(given).replaceAll('\uFEFF', '').replaceAll('\r\n', '\n').replaceAll('\r', '\n')
  let from = 0
  for (let line = 1; line <= HEADER_WITHIN && from < text.length; line += 1) {
    const end = text.indexOf('\n', from)
    const written = text.slice(from, end < 0 ? text.length : end)
    const [record] = csvRecords(written, line, null)
    if (record && layoutFor(trimmed(record.cells), options)) {
      return gluedPieces(text.slice(from), written, line).flatMap(piece =>
        partOf(piece.text, piece.firstLine, options),
      )
    }
    from += written.length + 1
  }
  return []
}

function partOf(text: string, firstLine: number, options: Options): Part[] {
  const end = text.indexOf('\n')
  const [head] = csvRecords(end < 0 ? text : text.slice(0, end), firstLine, null)
  const header = trimmed(head?.cells ?? [])
  const layout = layoutFor(header, options)
  if (!layout || end < 0) return layout ? [{ layout, header, records: [] }] : []
  return [{ layout, header, records: csvRecords(text.slice(end + 1), firstLine + 1, header.length) }]
}

function sheetParts(rows: string[][], options: Options): Part[] {
  const index = rows.slice(0, HEADER_WITHIN).findIndex(row => layoutFor(trimmed(row), options))
  const header = trimmed(rows[index] ?? [])
  const layout = layoutFor(header, options)
  if (index < 0 || !layout) return []
  const records = rows
    .map((cells, at) => ({
      cells: cells.slice(0, header.length).map(storable),
      line: at + 1,
      raw: storable(cells.join(' , ')),
    }))
    .slice(index + 1)
    .filter(record => record.cells.some(cell => cell.trim() !== ''))
  return [{ layout, header, records }]
}

function isCutOff(text: string, parts: readonly Part[], bad: readonly BadLabelRow[]): boolean {
  const last = parts.at(-1)?.records.at(-1)
  return last !== undefined && !text.endsWith('\n') && bad.some(row => row.line === last.line)
}
