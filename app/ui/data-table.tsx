import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export type TableColumn = { title: string; figures?: boolean; className?: string }
export type TableRow = { key: string; cells: readonly ReactNode[] }

type Props = {
  caption: string
  columns: readonly TableColumn[]
  /** The first cell of a row names it. */
  rows: readonly TableRow[]
}

/** A table that turns into a list of cards on phones, where each figure carries the title of its column. */
export function DataTable({ caption, columns, rows }: Props) {
  // Wider than the window only with very large text: then it scrolls by itself, by keyboard too.
  return (
    <div role="group" aria-label={caption} tabIndex={0} className="relative overflow-x-auto">
      <table className="block w-full border-line sm:table sm:border-y">
        <caption className="sr-only">{caption}</caption>
        <thead className="hidden sm:table-header-group">
          <tr>
            {columns.map(({ title, figures, className }) => (
              <th
                key={title}
                scope="col"
                className={classes(
                  'border-b border-line bg-raised px-4 py-3 text-sm font-semibold',
                  figures ? 'text-right' : 'text-left',
                  className,
                )}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block space-y-4 sm:table-row-group">
          {rows.map(({ key, cells }) => (
            <tr
              key={key}
              className="block rounded-card border border-line bg-surface p-4 sm:table-row sm:border-0 sm:bg-transparent"
            >
              {columns.map(({ title, figures }, index) =>
                index === 0 ? (
                  <th
                    key={title}
                    scope="row"
                    className="block pb-2 text-left align-top text-lg font-semibold sm:table-cell sm:border-t sm:border-line sm:p-4 sm:text-base"
                  >
                    {cells[index]}
                  </th>
                ) : (
                  <td
                    key={title}
                    className={classes(
                      'grid grid-cols-[8rem_minmax(0,1fr)] gap-3 border-t border-line py-2 align-top sm:table-cell sm:p-4',
                      figures && 'sm:text-right',
                    )}
                  >
                    <span className="text-sm text-soft sm:hidden">{title}</span>
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
