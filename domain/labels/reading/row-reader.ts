import type { ReadLabel } from '../label.ts'
import type { CsvRecord } from './csv-records.ts'
import { type LabelLayout, plainName } from './layouts.ts'
import { readLabelRow } from './read-label-row.ts'
import { amountOf, textOf } from './read-values.ts'
import { rowCells } from './row-cells.ts'
import { joinUnquoted } from './unquoted-commas.ts'

/** The result for a row of a file. */
type RowOutcome = { label: ReadLabel } | { leftOut: 'mobile' | 'business' } | { bad: string }

/**
 * Reads the rows below one header. The published cells of each label come in the order of `columns`, which are the
 * columns of the whole file.
 */
export function createRowReader(
  layout: LabelLayout,
  header: readonly string[],
  columns: readonly string[],
): (record: CsvRecord) => RowOutcome {
  const fields = header.map(
    name => (Object.hasOwn(layout.columns, plainName(name)) ? layout.columns[plainName(name)] : null) ?? null,
  )
  const placeOf = columns.map(name => header.indexOf(name))
  const at = (field: (typeof fields)[number]) => fields.indexOf(field)
  const links = (['network', 'privacy', 'web', 'discounts'] as const).map(at).filter(index => index >= 0)

  /** Prices are figures and addresses are addresses; a row whose cells shifted fails this. */
  const looksRight = (row: readonly string[]): boolean => {
    const price = textOf(row[at('monthly')])
    const slipped = links.some(index => {
      const link = textOf(row[index])
      return link !== null && !/^(?:https?:\/\/|www\.|[\w-]+\.[\w.-]+)/i.test(link)
    })
    return !slipped && (price === null || amountOf(price).cents !== null)
  }

  return ({ cells: given, line }) => {
    const cells = sized(given, header.length) ?? joinUnquoted(given, header.length, looksRight)
    if (cells === null) return { bad: `it has ${given.length} cells instead of ${header.length}` }
    const result = readLabelRow(rowCells(fields, header, cells))
    if (!('label' in result)) return result
    const published = placeOf.map(index => (index < 0 ? '' : (cells[index] ?? '')))
    return { label: { line, facts: result.label, published } }
  }
}

/** The cells of a row that has as many as its header; empty ones at the end don't count. */
function sized(cells: readonly string[], width: number): string[] | null {
  if (cells.length === width) return [...cells]
  const tail = cells.slice(width)
  return cells.length > width && tail.every(cell => cell.trim() === '') ? cells.slice(0, width) : null
}
