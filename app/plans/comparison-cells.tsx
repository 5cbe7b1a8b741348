import type { ReactNode } from 'react'
import { fullName } from '#domain/catalog/full-name.ts'
import type { ComparedPlan } from '#domain/comparison/compare-plans.ts'
import { classes } from '../ui/classes.ts'
import { Figure, Included } from '../ui/included.tsx'

/** `read`: it holds sentences, which begin on one line in all columns. */
export function Row({
  label,
  read = false,
  children,
}: {
  label: string
  read?: boolean
  children: ReactNode
}) {
  return (
    <tr className="border-t border-line max-md:block max-md:py-3">
      <th
        scope="row"
        className={classes(
          'px-4 py-1 text-left font-medium max-md:block md:sticky md:left-0 md:z-10 md:w-48 md:min-w-40 md:bg-surface md:py-2.5',
          read && 'align-top',
        )}
      >
        {label}
      </th>
      {children}
    </tr>
  )
}

type CellProps = { plan: ComparedPlan; price?: boolean; read?: boolean; children: ReactNode }

/**
 * On phones a cell is a line of its own and says which plan it is about. Figures align right; what is `read`, and charts and
 * buttons, have the whole width from the left.
 */
export function Cell({ plan, price = false, read = false, children }: CellProps) {
  return (
    <td
      className={classes(
        'px-4 py-1 md:py-2.5',
        read
          ? 'text-left align-top max-md:block'
          : 'max-md:flex max-md:flex-wrap max-md:items-center max-md:justify-between max-md:gap-x-4',
      )}
    >
      <span aria-hidden className={classes('text-sm text-soft md:hidden', read && 'block')}>
        {fullName(plan.providerName, plan.name)}
      </span>
      <div
        className={classes(
          !read && 'max-md:ml-auto max-md:text-right',
          price && 'font-display text-xl font-bold text-lamp',
        )}
      >
        {children}
      </div>
    </td>
  )
}

export const Value = ({ value }: { value: string | boolean | null }) =>
  typeof value === 'boolean' ? <Included yes={value} /> : <Figure text={value} />
