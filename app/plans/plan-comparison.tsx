import { ArrowLeft, Check, Minus, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
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
import { classes } from '../ui/classes.ts'
import { HorizonLine } from '../ui/horizon-line.tsx'
import { horizonCeiling } from '../ui/horizon-scale.ts'
import type { InternetPlansView } from './internet-plans-view.server.ts'
import { type PlanHere, pricedHere, soldHereInWords } from './plan-here.ts'
import { serviceOfPlan } from './service-of-plan.ts'

type Props = { view: InternetPlansView; query: PlanQuery; change(part: Partial<PlanQuery>): void }

/** The picked plans side by side. The address can be shared. */
export function PlanComparison({ view, query, change }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const state: unknown = useLocation().state
  useEffect(() => {
    if (state) heading.current?.focus()
  }, [state])
  const here = view.here?.typed === query.zip && view.here.fault === null ? view.here : null
  const plans = pricedHere(view.plans, here?.plans ?? null)
  const picked = query.picked.flatMap(id => plans.find(plan => plan.id === id) ?? [])
  const gone = query.picked.length - picked.length
  return (
    <section aria-labelledby="compare-title" className="page-width py-10">
      <Link
        to={{ search: writePlanQuery({ ...query, view: 'list' }) }}
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
      {picked.length > 0 ? (
        <Comparison
          view={view}
          sold={here?.plans ?? null}
          unimported={here?.unimported ?? []}
          picked={picked}
          query={query}
          change={change}
        />
      ) : (
        <div className="mt-6 rounded-card border border-line bg-surface p-6 sm:p-8">
          <p className="max-w-measure">Nothing is picked yet. Pick up to four plans from the list.</p>
          <Link to="/internet-plans" className={buttonClass('primary', 'mt-5')}>
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
}

function Comparison({ view, sold, unimported, picked, query, change }: ComparisonProps) {
  const soldHere = (plan: ComparedPlan) => soldHereInWords(plan, { plans: sold ?? {}, unimported })
  const figures = comparisonRows(picked, view.typeNames, view.features)
  const rows = withSourceRows(picked, figures, sold && soldHere)
  const shown = query.onlyDifferent ? rows.filter(row => !row.equal) : rows
  const hidden = rows.length - shown.length
  const dates = spanOfDays(picked.map(plan => plan.checkedOn))
  const ceilingCents = horizonCeiling(picked.map(plan => plan.schedule))
  const remove = (id: string) => change({ picked: togglePick(query.picked, id) })
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
              {picked.map(plan => (
                <th
                  key={plan.id}
                  scope="col"
                  className="px-4 py-3 align-bottom font-normal max-md:flex max-md:items-center max-md:justify-between max-md:gap-3 max-md:text-left md:min-w-52 md:pt-4"
                >
                  <span>
                    <span className="block text-sm text-soft">{plan.providerName}</span>
                    <span className="block font-display text-xl leading-tight font-bold">{plan.name}</span>
                  </span>
                  <button
                    type="button"
                    onClick={() => remove(plan.id)}
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
              <Row key={row.label} label={row.label}>
                {picked.map((plan, column) => (
                  <Cell key={plan.id} plan={plan} price={row.kind === 'price'}>
                    <Value value={row.cells[column] ?? null} />
                  </Cell>
                ))}
              </Row>
            ))}
            <Row label="Price over 36 months">
              {picked.map(plan => (
                <Cell key={plan.id} plan={plan}>
                  <HorizonLine schedule={plan.schedule} ceilingCents={ceilingCents} className="max-md:w-40" />
                </Cell>
              ))}
            </Row>
            <Row label="Order">
              {picked.map(plan => (
                <Cell key={plan.id} plan={plan}>
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

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <tr className="border-t border-line max-md:block max-md:py-3">
      <th
        scope="row"
        className="px-4 py-1 text-left font-medium max-md:block md:sticky md:left-0 md:z-10 md:w-48 md:min-w-40 md:bg-surface md:py-2.5"
      >
        {label}
      </th>
      {children}
    </tr>
  )
}

/** On phones a cell is a line of its own and says which plan it is about. */
function Cell({
  plan,
  price = false,
  children,
}: {
  plan: ComparedPlan
  price?: boolean
  children: ReactNode
}) {
  return (
    <td className="px-4 py-1 max-md:flex max-md:flex-wrap max-md:items-center max-md:justify-between max-md:gap-x-4 md:py-2.5">
      <span aria-hidden className="text-sm text-soft md:hidden">
        {fullName(plan.providerName, plan.name)}
      </span>
      <div className={classes('max-md:text-right', price && 'font-display text-xl font-bold text-lamp')}>
        {children}
      </div>
    </td>
  )
}

function Value({ value }: { value: string | boolean | null }) {
  if (typeof value === 'string') return value
  const Icon = value ? Check : Minus
  return (
    <>
      <Icon
        aria-hidden
        className={value ? 'inline size-5 text-good' : 'inline size-5 text-soft'}
        strokeWidth={1.75}
      />
      <span className="sr-only">{value ? 'Included' : value === null ? 'None' : 'Not included'}</span>
    </>
  )
}
