import { Link } from 'react-router'
import type { CountyKind } from '#domain/availability/counties/county-kind.ts'
import { capitalized } from '#domain/shared/first-letter.ts'
import { classes } from '../ui/classes.ts'
import type { StateCounties } from './state-counties.server.ts'

const columns = [
  { title: 'County', narrow: true },
  { title: 'Fiber providers', narrow: true, figures: true },
  { title: 'Widest fiber reaches', narrow: false },
  { title: 'Cable reaches', narrow: false },
  { title: 'Best technology', narrow: true },
] as const

type Props = { name: string; kind: CountyKind; rows: StateCounties['rows'] }

/** A state's counties, one short row each: there are up to 254. Phones leave out what the county's own page shows. */
export function CountyTable({ name, kind, rows }: Props) {
  return (
    <table className="w-full border-y border-line text-sm sm:text-base">
      <caption className="sr-only">
        {rows.length === 1 ? name : `${capitalized(kind.many)} of ${name}`}
      </caption>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th
              key={column.title}
              scope="col"
              className={cellClass(index, 'bg-raised text-sm font-semibold align-bottom')}
            >
              {index === 0 ? capitalized(kind.one) : column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.path} className="border-t border-line">
            <th scope="row" className={cellClass(0, 'font-semibold')}>
              <Link to={row.path} className="text-signal underline underline-offset-4 hover:text-ink">
                {row.name}
              </Link>
            </th>
            {[row.fiberOperators, row.fiber, row.cable, row.best].map((cell, index) => (
              <td key={columns[index + 1]?.title} className={cellClass(index + 1)}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function cellClass(index: number, more?: string): string {
  const column = columns[index]
  const figures = column && 'figures' in column
  return classes(
    'px-2 py-3 sm:px-4',
    figures ? 'text-right' : 'text-left',
    column?.narrow ? null : 'hidden sm:table-cell',
    more,
  )
}
