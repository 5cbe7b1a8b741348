import { SearchX } from 'lucide-react'
import { Link } from 'react-router'
import {
  type PlanQuery,
  readPlanQuery,
  selectPlans,
  writePlanQuery,
} from '#domain/comparison/compare-plans.ts'
import { MAX_PICKED, togglePick } from '#domain/comparison/pick-plans.ts'
import { AsOf } from '../ui/as-of.tsx'
import { buttonClass } from '../ui/button.tsx'
import type { InternetPlansView } from './internet-plans-view.server.ts'
import { PickedBar } from './picked-bar.tsx'
import { PlanFilters } from './plan-filters.tsx'
import { PlanItem } from './plan-item.tsx'

type Props = { view: InternetPlansView; query: PlanQuery; change(part: Partial<PlanQuery>): void }

/** The plans that the filters leave, in the chosen order, each to be ordered or picked for the comparison. */
export function PlanList({ view, query, change }: Props) {
  const { plans, typeNames, pricesAsOf } = view
  const found = selectPlans(plans, query)
  const known = query.picked.flatMap(id => plans.find(plan => plan.id === id) ?? [])
  return (
    <section aria-labelledby="list-title" className="page-width py-10">
      <h2 id="list-title" className="sr-only">
        Plans
      </h2>
      <PlanFilters {...view} query={query} change={change} />
      <div className="mt-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p role="status" className="font-semibold">
          {found.length} of {plans.length} plans
        </p>
        <AsOf date={pricesAsOf} />
      </div>
      {found.length > 0 ? (
        <ul className="@container mt-4 space-y-4">
          {found.map(plan => (
            <PlanItem
              key={plan.id}
              plan={plan}
              typeName={typeNames[plan.type]}
              picked={query.picked.includes(plan.id)}
              full={known.length >= MAX_PICKED}
              onPick={() =>
                change({
                  picked: togglePick(
                    known.map(({ id }) => id),
                    plan.id,
                  ),
                })
              }
            />
          ))}
        </ul>
      ) : (
        <NoPlans query={query} />
      )}
      <PickedBar picked={known} query={query} />
    </section>
  )
}

function NoPlans({ query }: { query: PlanQuery }) {
  const search = writePlanQuery({ ...readPlanQuery(''), sort: query.sort, picked: query.picked })
  return (
    <div className="mt-4 rounded-card border border-line bg-surface p-6 sm:p-8">
      <h3 className="flex items-center gap-3 text-2xl">
        <SearchX aria-hidden className="size-7 shrink-0 text-soft" strokeWidth={1.75} />
        No plan fits all of that
      </h3>
      <p className="mt-2 max-w-measure text-soft">Try a lower speed, a higher price or another provider.</p>
      <Link to={{ search }} replace preventScrollReset className={buttonClass('secondary', 'mt-5')}>
        Clear the filters
      </Link>
    </div>
  )
}
