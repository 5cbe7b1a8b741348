import { Download } from 'lucide-react'
import type { NumbersTable, Row } from '#domain/numbers/table.ts'
import { formatDate, isIsoDate } from '#domain/shared/calendar.ts'
import { figureWords } from './figure-words.ts'

type Props = {
  table: NumbersTable
  /** Where the same is as a file. */
  csv: string
  /** Long ones are folded, with how many lines they have. */
  folded?: boolean
}

/** A table of the numbers with what each line counts; on phones a card for each line. */
export function FiguresTable({ table, csv, folded }: Props) {
  const { title, rows } = table
  return (
    <>
      {rows.length === 0 ? (
        <p className="py-3 text-soft">Nothing was counted in these days.</p>
      ) : folded ? (
        <details>
          <summary className="inline-flex min-h-9 cursor-pointer items-center rounded-control border border-edge px-3 hover:bg-raised">
            The {rows.length} lines as a table
          </summary>
          <Lines table={table} />
        </details>
      ) : (
        <Lines table={table} />
      )}
      <p className="mt-2">
        <a
          href={csv}
          download
          className="inline-flex min-h-9 items-center gap-1.5 text-soft underline underline-offset-4 hover:text-signal"
        >
          <Download aria-hidden className="size-4" strokeWidth={1.75} />
          CSV<span className="sr-only"> of {title}</span>
        </a>
      </p>
    </>
  )
}

function Lines({ table: { title, lines, columns, rows } }: Pick<Props, 'table'>) {
  return (
    <table className="block w-full md:table">
      <caption className="sr-only">{title}</caption>
      <thead className="hidden md:table-header-group">
        <tr className="text-soft">
          <th scope="col" className="border-b border-line py-2 pr-3 text-left font-medium">
            {lines}
          </th>
          {columns.map(({ name }, index) => (
            <th
              key={`${name} ${index}`}
              scope="col"
              className="border-b border-line px-2 py-2 text-right align-bottom font-medium last:pr-0"
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {rows.map(row => (
          <Line key={row.key} row={row} columns={columns} />
        ))}
      </tbody>
    </table>
  )
}

function Line({ row, columns }: { row: Row; columns: NumbersTable['columns'] }) {
  return (
    <tr className="grid grid-cols-3 gap-x-3 border-b border-line/60 py-2 last:border-0 md:table-row md:py-0">
      <th scope="row" className="col-span-3 text-left font-normal md:py-2 md:pr-3 md:align-top">
        <span className={row.definition ? 'font-semibold' : undefined}>
          {isIsoDate(row.name) ? formatDate(row.name) : row.name}
        </span>
        {row.definition ? (
          <span className="block max-w-measure text-xs leading-snug text-soft">{row.definition}</span>
        ) : null}
      </th>
      {row.cells.map((cell, index) => {
        const column = columns[index]
        return column ? (
          <td
            key={`${column.name} ${index}`}
            className="pt-1 whitespace-nowrap tabular-nums md:px-2 md:py-2 md:text-right md:align-top md:last:pr-0"
          >
            <span className="block text-xs whitespace-normal text-soft md:hidden">{column.name}</span>
            {figureWords(column.unit, cell)}
          </td>
        ) : null
      })}
    </tr>
  )
}
