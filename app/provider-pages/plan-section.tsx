import type { ReactNode } from 'react'
import type { PriceDates } from '#domain/catalog/price-dates.ts'
import { AsOf } from '../ui/as-of.tsx'
import { horizonCeiling } from '../ui/horizon-scale.ts'
import { PlanCards } from './plan-cards.tsx'
import { PlanTable } from './plan-table.tsx'
import type { PlanTableView } from './plan-table-view.server.ts'

type Props = { id: string; table: PlanTableView; pricesAsOf: PriceDates; intro: string; children?: ReactNode }

/** One plan table of a provider page with its heading, its date and what its prices depend on; nothing without plans. */
export function PlanSection({ id, table, pricesAsOf, intro, children }: Props) {
  if (table.plans.length === 0) return null
  const ceilingCents = horizonCeiling(table.plans.map(plan => plan.schedule))
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="page-width pt-12 sm:pt-16">
      <h2 id={`${id}-title`} className="text-3xl sm:text-4xl">
        {table.title}
      </h2>
      {intro ? <p className="mt-4 max-w-measure text-soft">{intro}</p> : null}
      <AsOf dates={pricesAsOf} className="mt-2 text-sm text-soft" />
      {children}
      <PlanTable table={table} ceilingCents={ceilingCents} />
      <PlanCards table={table} ceilingCents={ceilingCents} />
      <ul className="mt-4 max-w-measure list-disc space-y-1 pl-5 text-sm text-soft">
        {table.conditions.map(condition => (
          <li key={condition}>{condition}</li>
        ))}
      </ul>
    </section>
  )
}
