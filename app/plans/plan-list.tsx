import { SearchX } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router'
import { fullName } from '#domain/catalog/full-name.ts'
import { spanOfDays } from '#domain/catalog/price-dates.ts'
import { closeSpeedInWords } from '#domain/catalog/speed-words.ts'
import {
  PLANS_AT_FIRST,
  type PlanQuery,
  readPlanQuery,
  selectPlans,
  writePlanQuery,
} from '#domain/comparison/compare-plans.ts'
import { MAX_PICKED, togglePick } from '#domain/comparison/pick-plans.ts'
import { later } from '../first-load/later.tsx'
import { AsOf } from '../ui/as-of.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import type { InternetPlansView } from './internet-plans-view.server.ts'
import { FORM_ID, PlanFilters } from './plan-filters.tsx'
import { PlanGroups } from './plan-groups.tsx'
import { pricedHere } from './plan-here.ts'
import { SoldHere } from './sold-here.tsx'
import { focusState, useFocusOfLink } from './use-focus-of-link.ts'

const PickedBar = later(() => import('../ui/picked-bar.tsx').then(module => module.PickedBar))

type Props = { view: InternetPlansView; query: PlanQuery; change(part: Partial<PlanQuery>): void }

/** The plans that ZIP code and filters leave, in the chosen order, each to be ordered or picked for the comparison. */
export const PlanList = memo(function PlanList({ view, query, change }: Props) {
  const here = view.here?.typed === query.zip ? view.here : null
  const sold = here?.fault === null ? here.plans : null
  const plans = pricedHere(view.plans, sold)
  const found = selectPlans(sold ? plans.filter(plan => sold[plan.id]) : plans, query)
  const dates = spanOfDays(found.map(plan => plan.checkedOn))
  const closeSpeed = closeSpeedInWords(found, query.speed)
  const shown = query.all ? found : found.slice(0, PLANS_AT_FIRST)
  const known = query.picked.flatMap(id => plans.find(plan => plan.id === id) ?? [])
  const pick = (id: string) =>
    change({
      picked: togglePick(
        known.map(plan => plan.id),
        id,
      ),
    })
  return (
    <section aria-labelledby="list-title" className="page-width py-8 sm:py-10">
      <ListTitle />
      <PlanFilters {...view} here={here} query={query} change={change} />
      <div className="mt-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p role="status" className="font-semibold">
          {query.zip && !here ? `Checking ${query.zip} …` : `${found.length} of ${plans.length} plans`}
        </p>
        {dates ? <AsOf dates={dates} /> : null}
      </div>
      {closeSpeed ? <p className="text-sm text-soft">{closeSpeed}</p> : null}
      {here?.fault === null ? <SoldHere here={here} all={plans.length} query={query} /> : null}
      {found.length > 0 ? (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it holds headings, tables and buttons, not only fields
        <div role="group" aria-label="Plans to compare">
          <PlanGroups
            {...{ view, shown, sold }}
            zip={here?.fault === null ? here.place.zipCode : ''}
            byTotal={query.sort === 'total'}
            picked={query.picked}
            full={known.length >= MAX_PICKED}
            onPick={pick}
          />
        </div>
      ) : (
        <NoPlans query={query} />
      )}
      {shown.length < found.length ? (
        <p className="mt-5 text-center">
          <Link
            to={{ search: writePlanQuery({ ...query, all: true }) }}
            replace
            preventScrollReset
            className={buttonClass('secondary')}
          >
            Show {found.length - shown.length} more plans
          </Link>
        </p>
      ) : null}
      <p className="mt-6 hidden scripting-none:block">
        <Button type="submit" form={FORM_ID} name="view" value="compare">
          Compare the picked plans
        </Button>
      </p>
      {known.length > 0 ? (
        <PickedBar
          names={known.map(plan => fullName(plan.providerName, plan.name))}
          clear={writePlanQuery({ ...query, picked: [] })}
        >
          <Link
            to={{ search: writePlanQuery({ ...query, picked: known.map(plan => plan.id), view: 'compare' }) }}
            state={focusState}
            className={buttonClass()}
          >
            Compare side by side
          </Link>
        </PickedBar>
      ) : null}
    </section>
  )
})

/** On its own, so that the list isn't drawn again with every address. */
function ListTitle() {
  return (
    <h2 ref={useFocusOfLink()} id="list-title" tabIndex={-1} className="sr-only">
      Plans
    </h2>
  )
}

function NoPlans({ query }: { query: PlanQuery }) {
  const { zip, sort, picked } = query
  return (
    <div className="mt-4 rounded-card border border-line bg-surface p-6 sm:p-8">
      <h3 className="flex items-center gap-3 text-2xl">
        <SearchX aria-hidden className="size-7 shrink-0 text-soft" strokeWidth={1.75} />
        No plan fits all of that
      </h3>
      <p className="mt-2 max-w-measure text-soft">Change a filter, or clear them all.</p>
      <Link
        to={{ search: writePlanQuery({ ...readPlanQuery(''), zip, sort, picked }) }}
        replace
        preventScrollReset
        className={buttonClass('secondary', 'mt-5')}
      >
        Clear the filters
      </Link>
    </div>
  )
}
