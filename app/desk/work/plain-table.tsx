import type { ReactNode } from 'react'

type Props = {
  caption: string
  columns: readonly string[]
  /** The first cell of a row names it. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** A dense table; on phones each row is a card whose figures carry the titles of their columns. */
export function PlainTable({ caption, columns, rows }: Props) {
  return (
    <table className="block w-full md:table">
      <caption className="sr-only">{caption}</caption>
      <thead className="hidden md:table-header-group">
        <tr className="border-b border-line text-left text-soft">
          {columns.map(title => (
            <th key={title} scope="col" className="px-2 py-2 font-semibold">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {rows.map(({ key, cells }) => (
          <tr
            key={key}
            className="block border-b border-line py-2 focus-within:bg-raised hover:bg-surface md:table-row md:py-0"
          >
            {columns.map((title, index) =>
              index === 0 ? (
                <th
                  key={title}
                  scope="row"
                  className="block text-left font-semibold break-words md:table-cell md:px-2 md:py-2 md:align-top"
                >
                  {cells[index]}
                </th>
              ) : (
                <td
                  key={title}
                  className="flex flex-wrap gap-x-2 break-words md:table-cell md:px-2 md:py-2 md:align-top"
                >
                  <span className="basis-[6.5rem] text-soft md:hidden">{title}</span>
                  {/* Below its title where large text leaves no room beside it. */}
                  <div className="min-w-0 flex-1 basis-40">{cells[index]}</div>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
