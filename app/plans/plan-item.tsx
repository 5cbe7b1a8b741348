import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import { fullName } from '#domain/catalog/full-name.ts'
import { downloadInWords, mbpsSpan } from '#domain/catalog/speed-words.ts'
import { type ComparedPlan, formatPerMbps } from '#domain/comparison/compare-plans.ts'
import { feesInWords, totalOfPlan } from '#domain/comparison/total-order.ts'
import { TOTAL_MONTHS, totalInWords } from '#domain/pricing/known-total.ts'
import { monthsAtTodaysPrice, priceToday } from '#domain/pricing/price-schedule.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { OrderActions } from '../cart/cart.ts'
import { later } from '../first-load/later.tsx'
import { ToPicked } from '../ui/to-picked.tsx'
import { FORM_ID } from './plan-filters.tsx'
import { certaintyWords, type PlanHere } from './plan-here.ts'
import { serviceOfPlan } from './service-of-plan.ts'

/** Details that only somebody who opens a plan wants are drawn, and their code fetched, when it is opened. */
const PlanDetails = later(() => import('./plan-details.tsx').then(module => module.PlanDetails))

type Props = {
  plan: ComparedPlan
  typeName: string
  /** How certain it is that it is sold at the given ZIP code, if one was given. */
  certainty: PlanHere['certainty'] | undefined
  /** That ZIP code; empty if none was given. */
  zip: string
  picked: boolean
  full: boolean
  /** All plans of the list, so that their charts have the same scale. */
  plans: readonly ComparedPlan[]
  onPick(id: string): void
}

/** A plan in the list: a line of figures on wide screens, a small card on phones, one column where text is large. */
export function PlanItem({ plan, typeName, certainty, zip, picked, full, plans, onPick }: Props) {
  const { id, providerName, name, badge, uploadMbps, uploadToMbps, schedule } = plan
  const [open, setOpen] = useState(false)
  const details = useId()
  const title = fullName(providerName, name)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-x-3 gap-y-1 rounded-card border border-line bg-surface p-3 [contain-intrinsic-size:auto_10rem] [content-visibility:auto] @3xs:grid-cols-[minmax(0,1fr)_auto] @3xs:gap-y-0 @3xs:p-4 @3xs:pb-1.5 @4xl:grid-cols-[minmax(0,1fr)_9.5rem_9.5rem_8.5rem_6rem_11.5rem] @4xl:items-start @4xl:gap-x-5 @4xl:p-5 @4xl:pb-3 @5xl:gap-x-7">
      <div>
        <h3 className="text-lg leading-tight @4xl:text-xl">
          <span className="block font-sans text-sm font-medium tracking-normal text-soft">
            {providerName}
          </span>
          {name}
        </h3>
        <p className="text-sm text-soft">
          {[typeName, badge, ...(plan.pricedFor ?? []), plan.hasLabel ? null : 'price not confirmed']
            .filter(Boolean)
            .join(', ')}
        </p>
        {certainty ? <p className="text-sm text-signal">{certaintyWords[certainty]}</p> : null}
      </div>
      <dl className="contents">
        <Fact label="Today" note={promise(plan)} className="@3xs:text-right">
          <span
            className="font-display text-lg font-bold whitespace-nowrap text-lamp @3xs:text-xl @4xl:text-2xl"
            data-testid="price"
          >
            {formatMonthly(priceToday(schedule))}
          </span>
        </Fact>
        <Fact
          label="Over 24 months"
          note={
            <>
              <span className="@4xl:sr-only">over {TOTAL_MONTHS} months, </span>
              {feesInWords(plan, TOTAL_MONTHS)}
            </>
          }
          className="@3xs:order-1 @3xs:max-w-36 @3xs:justify-self-end @3xs:text-right @4xl:order-none @4xl:max-w-none @4xl:justify-self-auto"
        >
          {totalInWords(totalOfPlan(plan))}
        </Fact>
        <Fact
          label="Download"
          note={
            uploadMbps
              ? `${mbpsSpan({ fromMbps: uploadMbps, toMbps: uploadToMbps ?? uploadMbps })} up`
              : 'upload not published'
          }
        >
          <span className="text-signal">{downloadInWords(plan)}</span>
        </Fact>
        <Fact label="Per Mbps" note="today" className="hidden @4xl:block">
          {formatPerMbps(plan)}
        </Fact>
      </dl>
      <OrderActions
        service={serviceOfPlan(plan)}
        className="order-3 mt-2 self-center @4xl:order-none @4xl:row-span-2 @4xl:mt-0 @4xl:flex-col @4xl:*:grow @max-4xl:[&>a]:hidden @max-3xs:*:px-2"
      />
      <div className="order-2 mt-2 flex flex-wrap items-center gap-x-3 text-sm @4xl:order-none @4xl:col-span-5 @4xl:mt-0">
        <label className="inline-flex min-h-11 items-center gap-2 has-disabled:text-soft">
          <input
            type="checkbox"
            name="pick"
            value={id}
            form={FORM_ID}
            checked={picked}
            disabled={full && !picked}
            onChange={() => onPick(id)}
            className="size-5"
          />
          Compare<span className="sr-only"> {title}</span>
        </label>
        {picked ? <ToPicked /> : null}
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? details : undefined}
          onClick={() => setOpen(!open)}
          onPointerEnter={PlanDetails.prepare}
          className="min-h-11 font-medium text-signal hover:underline scripting-none:hidden"
        >
          {open ? 'Less' : 'Details'}
          <span className="sr-only"> of {title}</span>
        </button>
        <Link
          to={`/internet-plans?${new URLSearchParams({ ...(zip ? { zip } : {}), pick: id, view: 'compare' })}`}
          className="hidden min-h-11 items-center text-signal scripting-none:inline-flex"
        >
          Details<span className="sr-only"> of {title}</span>
        </Link>
      </div>
      {open ? (
        <div
          id={details}
          className="order-4 col-span-full mt-2 border-t border-line pt-1 pb-3 @4xl:order-none"
        >
          <PlanDetails {...{ plan, plans, zip }} fullName={title} waiting={<p role="status">Loading …</p>} />
        </div>
      ) : null}
    </li>
  )
}

/** For how long today's price is published to stay. A price with no published change is not a promise. */
function promise({ schedule }: ComparedPlan): string {
  const months = monthsAtTodaysPrice(schedule)
  if (months === 1) return 'may change anytime'
  return schedule.steps.length === 1 ? 'no change published' : `for ${months} months`
}

function Fact({
  label,
  note,
  className = '',
  children,
}: {
  label: string
  note: ReactNode
  className?: string
  children: ReactNode
}) {
  return (
    <div className={`${className} @4xl:text-right`}>
      <dt className="sr-only text-sm text-soft @4xl:not-sr-only">{label}</dt>
      <dd>
        {children}
        <span className="block text-sm text-soft">{note}</span>
      </dd>
    </div>
  )
}
