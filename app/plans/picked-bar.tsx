import { Link } from 'react-router'
import { type ComparedPlan, type PlanQuery, writePlanQuery } from '#domain/comparison/compare-plans.ts'
import { MAX_PICKED } from '#domain/comparison/pick-plans.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { FORM_ID } from './plan-filters.tsx'

/** What has been picked so far, always in sight, with the way to the comparison. */
export function PickedBar({ picked, query }: { picked: readonly ComparedPlan[]; query: PlanQuery }) {
  const compare = writePlanQuery({ ...query, picked: picked.map(plan => plan.id), view: 'compare' })
  return (
    <>
      <p className="mt-6 hidden scripting-none:block">
        <Button type="submit" form={FORM_ID} name="view" value="compare">
          Compare the picked plans
        </Button>
      </p>
      {picked.length > 0 ? (
        <div className="no-print sticky bottom-16 z-20 mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-edge bg-raised p-3 pl-5 shadow-soft sm:bottom-4 sm:mr-20 min-[85rem]:mr-0">
          <p className="min-w-0">
            <span className="font-semibold">
              {picked.length} of {MAX_PICKED} picked
            </span>
            <span className="block truncate text-sm text-soft max-sm:sr-only">
              {picked.map(plan => `${plan.providerName} ${plan.name}`).join(', ')}
            </span>
          </p>
          <div className="flex flex-wrap gap-2">
            <Link
              to={{ search: writePlanQuery({ ...query, picked: [] }) }}
              replace
              preventScrollReset
              className={buttonClass('quiet')}
            >
              Clear
            </Link>
            {picked.length > 1 ? (
              <Link to={{ search: compare }} state={{ focus: true }} className={buttonClass()}>
                Compare side by side
              </Link>
            ) : (
              <p className="flex min-h-11 items-center text-sm text-soft">Pick one more to compare</p>
            )}
          </div>
        </div>
      ) : null}
    </>
  )
}
