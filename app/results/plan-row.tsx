import { memo, type ReactNode } from 'react'
import type { OfferedPlan } from '#domain/availability/offered-plans.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import { planTypeNames } from '#domain/catalog/plan-type.ts'
import { downloadInWords, planSpeedText } from '#domain/catalog/speed-words.ts'
import { TOTAL_MONTHS, totalWords } from '#domain/pricing/known-total.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { OrderActions } from '../cart/cart.ts'
import { classes } from '../ui/classes.ts'
import { LabelLink } from '../ui/label-link.tsx'
import { checkedInWords, feesInWords, goesUp, jumpInWords, termsInWords } from './cost-words.ts'

/** The form that the rows' checkboxes belong to as well, so that it works as a plain form. */
export const FILTER_FORM = 'results-filters'

type Props = {
  plan: OfferedPlan
  providerName: string
  today: string
  picked: boolean
  full: boolean
  onPick(id: string): void
  /** What else belongs to its foot. */
  children?: ReactNode
}

/** One plan, and of this one plan everything: price, what comes after it, fees, total, speed, upload and terms. */
function Row({ plan, providerName, today, picked, full, onPick, children }: Props) {
  const { id, providerId, name, schedule, type, badge } = plan
  const title = fullName(providerName, name)
  const checked = checkedInWords(plan.checkedOn, today)
  const service = {
    planId: id,
    providerId,
    providerName,
    serviceName: name,
    priceCents: priceToday(schedule),
  }
  return (
    <div
      data-plan={id}
      className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-x-4 gap-y-3 py-3 @3xl:grid-cols-[minmax(0,1fr)_9rem_10.5rem_8.5rem_10.5rem] @3xl:gap-x-4"
    >
      <div className="min-w-0">
        <h4 className="font-display text-lg leading-tight font-bold">{name}</h4>
        <p className="mt-1 text-sm text-soft">
          {planTypeNames[type]}
          {badge ? <span className="font-semibold text-signal"> · {badge}</span> : null}
        </p>
        <p className="text-sm text-soft">{termsInWords(plan).join(' · ')}</p>
      </div>
      <dl className="contents">
        <Fact label="Price now" note={jumpInWords(schedule)} loud={goesUp(schedule)} className="text-right">
          <span data-testid="price" className="font-display text-2xl leading-tight font-bold text-lamp">
            {formatMonthly(priceToday(schedule))}
          </span>
        </Fact>
        <Fact label={`Over ${TOTAL_MONTHS} months`} note={feesInWords(schedule)} className="@3xl:text-right">
          <span data-testid="total" className="text-lg font-semibold">
            {totalWords(schedule)}
          </span>
        </Fact>
        <Fact
          label="Download"
          note={
            plan.uploadMbps === null
              ? 'Upload not published'
              : `${planSpeedText(plan, plan.uploadMbps)} upload`
          }
          className="text-right"
        >
          <span data-testid="speed" className="text-lg text-signal">
            {downloadInWords(plan)}
          </span>
        </Fact>
      </dl>
      <OrderActions
        service={service}
        className="col-span-full *:grow *:px-3 @3xl:col-span-1 @3xl:flex-col @3xl:flex-nowrap @3xl:*:grow-0"
      />
      <div className="col-span-full flex flex-wrap items-center gap-x-5 text-sm">
        <label className="inline-flex min-h-8 items-center gap-2 has-disabled:text-soft">
          <input
            type="checkbox"
            name="pick"
            value={id}
            form={FILTER_FORM}
            checked={picked}
            disabled={full && !picked}
            onChange={() => onPick(id)}
            className="size-5"
          />
          Compare<span className="sr-only"> {title}</span>
        </label>
        {plan.hasLabel ? (
          <LabelLink planId={id} planName={title} className="inline-flex min-h-8 items-center" />
        ) : (
          <span className="text-soft">No label confirms this price</span>
        )}
        <span className={checked.isOld ? 'text-lamp' : 'text-soft'}>{checked.text}</span>
        {children ? <div className="flex grow flex-wrap @3xl:justify-end">{children}</div> : null}
      </div>
    </div>
  )
}

export const PlanRow = memo(Row)

function Fact({
  label,
  note,
  loud = false,
  className,
  children,
}: {
  label: string
  note: string
  loud?: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <div className={classes('min-w-0', className)}>
      <dt className="text-sm text-soft">{label}</dt>
      <dd>
        {children}
        <span className={classes('block text-sm', loud ? 'font-semibold text-ink' : 'text-soft')}>
          {note}
        </span>
      </dd>
    </div>
  )
}
