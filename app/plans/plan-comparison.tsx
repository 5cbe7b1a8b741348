import { ArrowLeft, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { fullName } from '#domain/catalog/full-name.ts'
import { spanOfDays } from '#domain/catalog/price-dates.ts'
import {
  type ComparedPlan,
  comparisonRows,
  type PlanQuery,
  writePlanQuery,
} from '#domain/comparison/compare-plans.ts'
import { togglePick } from '#domain/comparison/pick-plans.ts'
import { withSourceRows } from '#domain/comparison/source-rows.ts'
import { OrderActions } from '../cart/cart.ts'
import { placeInWords } from '../search/search.ts'
import { AsOf } from '../ui/as-of.tsx'
import { buttonClass } from '../ui/button.tsx'
import { HorizonLine } from '../ui/horizon-line.tsx'
import { horizonCeiling } from '../ui/horizon-scale.ts'
import { Cell, Row, Value } from './comparison-cells.tsx'
import type { InternetPlansView } from './internet-plans-view.server.ts'
import { type PlanHere, pricedHere } from './plan-here.ts'
import { serviceOfPlan } from './service-of-plan.ts'
import { soldHereInWords } from './sold-here-words.ts'
import { focusState, useFocusOfLink } from './use-focus-of-link.ts'

type Props = { view: InternetPlansView; query: PlanQuery; change(part: Partial<PlanQuery>): void }

/** The picked plans side by side. The address can be shared. */
export function PlanComparison({ view, query, change }: Props) {
  const heading = useFocusOfLink()
  const choose = useRef<HTMLAnchorElement>(null)
  const [removed, setRemoved] = useState('')
  const here = view.here?.typed === query.zip && view.here.fault === null ? view.here : null
  const plans = pricedHere(view.plans, here?.plans ?? null)
  const picked = query.picked.flatMap(id => plans.find(plan => plan.id === id) ?? [])
  const gone = query.picked.length - picked.length
  const emptied = removed !== '' && picked.length === 0
  useEffect(() => {
    if (emptied) choose.current?.focus()
  }, [emptied])
  const remove = ({ id, providerName, name }: ComparedPlan) => {
    setRemoved(fullName(providerName, name))
    change({ picked: togglePick(query.picked, id) })
  }
  return (
    <section aria-labelledby="compare-title" className="page-width py-10">
      <Link
        to={{ search: writePlanQuery({ ...query, view: 'list' }) }}
        state={focusState}
        className="inline-flex min-h-8 items-center gap-1.5 text-signal hover:underline"
      >
        <ArrowLeft aria-hidden className="size-4" strokeWidth={1.75} />
        All plans
      </Link>
      <h2 ref={heading} id="compare-title" tabIndex={-1} className="mt-2 text-3xl outline-none sm:text-4xl">
        Side by side
      </h2>
      {here ? (
        <p className="mt-1 text-soft">
          Totals count the fees that labels add at {placeInWords(here.place.zipCode, here.place)}.
        </p>
      ) : null}
      {gone > 0 ? (
        <p className="mt-1 text-soft">
          {gone === 1 ? 'One plan in this link isn’t' : `${gone} plans in this link aren’t`} in our list.
        </p>
      ) : null}
      <p role="status" className="mt-1 text-sm text-soft empty:hidden">
        {removed ? `${removed} is removed.` : ''}
      </p>
      {picked.length > 0 ? (
        <Comparison
          {...{ view, picked, query, change }}
          sold={here?.plans ?? null}
          unimported={here?.unimported ?? []}
          onRemove={remove}
        />
      ) : (
        <div className="mt-6 rounded-card border border-line bg-surface p-6 sm:p-8">
          <p className="max-w-measure">Nothing is picked yet. Pick up to four plans from the list.</p>
          <Link
            ref={choose}
            to="/internet-plans"
            state={focusState}
            className={buttonClass('primary', 'mt-5')}
          >
            Choose plans
          </Link>
        </div>
      )}
    </section>
  )
}

type ComparisonProps = Props & {
  /** What is known of plans at the ZIP code; null without one. */
  sold: Readonly<Record<string, PlanHere>> | null
  picked: readonly ComparedPlan[]
  /** What is known of nobody there, as lookups name it. */
  unimported: readonly string[]
  onRemove(plan: ComparedPlan): void
}

function Comparison({ view, sold, unimported, picked, query, change, onRemove }: ComparisonProps) {
  const soldHere = (plan: ComparedPlan) => soldHereInWords(plan, { plans: sold ?? {}, unimported })
  const figures = comparisonRows(picked, view.typeNames, view.features)
  const rows = withSourceRows(picked, figures, sold && soldHere)
  const shown = query.onlyDifferent ? rows.filter(row => !row.equal) : rows
  const hidden = rows.length - shown.length
  const dates = spanOfDays(picked.map(plan => plan.checkedOn))
  const ceilingCents = horizonCeiling(picked.map(plan => plan.schedule))
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        {dates ? <AsOf dates={dates} /> : null}
        <label className="inline-flex min-h-11 items-center gap-3 font-medium">
          <input
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked
            role="switch"
            checked={query.onlyDifferent}
            onChange={event => change({ onlyDifferent: event.currentTarget.checked })}
            className="relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border border-edge bg-ground before:absolute before:top-0.75 before:left-0.75 before:size-5 before:rounded-full before:bg-soft before:transition-transform checked:border-lamp checked:bg-lamp checked:before:translate-x-5 checked:before:bg-on-lamp"
          />
          Hide equal rows
        </label>
      </div>
      <p role="status" className="mt-1 min-h-6 text-sm text-soft">
        {hidden > 0 ? `${hidden} equal ${hidden === 1 ? 'row is' : 'rows are'} hidden` : ''}
      </p>
      <section
        aria-label="Picked plans compared"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who scrolls by keyboard must reach it
        tabIndex={0}
        className="relative mt-3 overflow-x-auto rounded-card border border-line bg-surface"
      >
        <table className="w-full max-md:block md:text-right">
          <caption className="sr-only">The picked plans, one in each column</caption>
          <thead className="max-md:block">
            <tr className="max-md:block">
              <th scope="col" className="sticky left-0 bg-surface px-4 text-left align-bottom max-md:sr-only">
                <span className="block pb-3 font-medium">Plan</span>
              </th>
              {picked.map((plan, column) => (
                <th
                  key={plan.id}
                  scope="col"
                  className="px-4 py-3 align-bottom font-normal max-md:flex max-md:flex-wrap max-md:items-center max-md:justify-between max-md:gap-x-3 max-md:text-left md:min-w-52 md:pt-4"
                >
                  <span className="max-md:grow max-md:basis-32">
                    <span className="block text-sm text-soft">{plan.providerName}</span>
                    <span className="block font-display text-xl leading-tight font-bold">{plan.name}</span>
                  </span>
                  <button
                    type="button"
                    data-remove={plan.id}
                    onClick={({ currentTarget }) => {
                      // The pressed button goes with its column: the next one takes the focus, or the one before.
                      const { id } = picked[column + 1] ?? picked[column - 1] ?? plan
                      currentTarget
                        .closest('tr')
                        ?.querySelector<HTMLElement>(`[data-remove="${id}"]`)
                        ?.focus()
                      onRemove(plan)
                    }}
                    className="mt-1 inline-flex min-h-8 items-center gap-1 text-sm text-soft hover:text-signal hover:underline"
                  >
                    <X aria-hidden className="size-4" strokeWidth={1.75} />
                    Remove
                    <span className="sr-only"> {fullName(plan.providerName, plan.name)}</span>
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {shown.map(row => (
              <Row key={row.label} label={row.label} read={row.kind === 'sentences'}>
                {picked.map((plan, column) => (
                  <Cell
                    key={plan.id}
                    plan={plan}
                    price={row.kind === 'price'}
                    read={row.kind === 'sentences'}
                  >
                    <Value value={row.cells[column] ?? null} />
                  </Cell>
                ))}
              </Row>
            ))}
            <Row label="Price over 36 months" read>
              {picked.map(plan => (
                <Cell key={plan.id} plan={plan} read>
                  <HorizonLine
                    schedule={plan.schedule}
                    ceilingCents={ceilingCents}
                    className="max-md:max-w-80"
                  />
                </Cell>
              ))}
            </Row>
            <Row label="Order">
              {picked.map(plan => (
                <Cell key={plan.id} plan={plan} read>
                  <OrderActions service={serviceOfPlan(plan)} className="md:flex-col max-md:*:grow" />
                </Cell>
              ))}
            </Row>
          </tbody>
        </table>
      </section>
    </>
  )
}
