import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export type TableColumn = { title: string; figures?: boolean; className?: string }
export type TableRow = { key: string; cells: readonly ReactNode[] }

const card = 'rounded-card border border-line bg-surface p-4 sm:table-row sm:border-0 sm:bg-transparent'
const cards = {
  table: 'block sm:table sm:border-y',
  head: 'hidden sm:table-header-group',
  body: 'block space-y-4 sm:table-row-group',
  name: 'block pb-2 text-lg sm:table-cell sm:border-t sm:p-4 sm:text-base',
  cell: 'border-t py-2 sm:table-cell sm:p-4',
  title: 'block sm:hidden',
  figures: 'sm:text-right',
}

/** What becomes of a table on phones; from 640 px on all of them look alike. */
const phoneLooks = {
  /** A card for each row, with a line for each cell. */
  lines: {
    ...cards,
    row: `block ${card}`,
    cell: `grid grid-cols-[8rem_minmax(0,1fr)] gap-3 ${cards.cell}`,
  },
  /** The same with its title above each cell: for sentences, which beside it would run two words a line. */
  sentences: { ...cards, row: `block ${card}`, cell: `block ${cards.cell}` },
  /** A card for each row, two cells in a line: for short ones. */
  pairs: {
    ...cards,
    row: `grid grid-cols-2 gap-x-4 ${card}`,
    name: `col-span-2 ${cards.name}`,
    cell: `block ${cards.cell}`,
  },
  /** Still a table: for two or three short cells. */
  table: {
    table: 'border-y',
    head: '',
    body: '',
    row: '',
    name: 'border-t px-2 py-2.5 sm:p-4',
    cell: 'border-t px-2 py-2.5 sm:p-4',
    title: 'hidden',
    figures: 'text-right',
  },
}

type Props = {
  caption: string
  columns: readonly TableColumn[]
  /** The first cell of a row names it. */
  rows: readonly TableRow[]
  onPhones?: keyof typeof phoneLooks
}

/** A table that turns into a list of cards on phones, where each figure carries its column's title. */
export function DataTable({ caption, columns, rows, onPhones = 'lines' }: Props) {
  const look = phoneLooks[onPhones]
  // Wider than the window only with very large text: then it scrolls on its own, also by keyboard.
  return (
    <div role="group" aria-label={caption} tabIndex={0} className="relative overflow-x-auto">
      <table className={classes('w-full border-line', look.table)}>
        <caption className="sr-only">{caption}</caption>
        <thead className={look.head}>
          <tr>
            {columns.map(({ title, figures, className }) => (
              <th
                key={title}
                scope="col"
                className={classes(
                  'border-b border-line bg-raised px-2 py-3 text-sm font-semibold max-sm:w-auto sm:px-4',
                  figures ? 'text-right' : 'text-left',
                  className,
                )}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={look.body}>
          {rows.map(({ key, cells }) => (
            <tr key={key} className={look.row}>
              {columns.map(({ title, figures }, index) =>
                index === 0 ? (
                  <th
                    key={title}
                    scope="row"
                    className={classes('border-line text-left align-top font-semibold', look.name)}
                  >
                    {cells[index]}
                  </th>
                ) : (
                  <td
                    key={title}
                    className={classes('border-line align-top', look.cell, figures && look.figures)}
                  >
                    <span className={classes('text-sm text-soft', look.title)}>{title}</span>
                    <div>{cells[index]}</div>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
