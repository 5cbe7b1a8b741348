import { memo, type ReactNode } from 'react'
import type { OfferedPlan } from '#domain/availability/offered-plans.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import { downloadInWords, uploadInWords } from '#domain/catalog/speed-words.ts'
import { feesInWords, totalOfPlan } from '#domain/comparison/total-order.ts'
import { TOTAL_MONTHS, totalInWords } from '#domain/pricing/known-total.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { OrderActions } from '../cart/cart.ts'
import { classes } from '../ui/classes.ts'
import { LabelLink } from '../ui/label-link.tsx'
import { ToPicked } from '../ui/to-picked.tsx'
import { WatchPriceLink } from '../watches/watch.ts'
import { checkedInWords, goesUp, jumpInWords } from './cost-words.ts'

/** The form that the rows' checkboxes belong to, too, so that it works as a plain form. */
export const FILTER_FORM = 'results-filters'

type Props = {
  plan: OfferedPlan
  providerName: string
  zip: string
  today: string
  picked: boolean
  full: boolean
  onPick(id: string): void
  /** Anything else at its bottom. */
  children?: ReactNode
}

/** One plan with everything about it: price, what follows it, fees, total, speed, upload and terms. */
function Row({ plan, providerName, zip, today, picked, full, onPick, children }: Props) {
  const { id, providerId, name, schedule, badge, terms } = plan
  const title = fullName(providerName, name)
  // Beside the figures, the word would break their lines.
  const isTypical = plan.speed === 'typical'
  const speeds = isTypical ? { ...plan, speed: 'stated' as const } : plan
  const upload = uploadInWords(speeds)
  const checked = checkedInWords(plan, today)
  const service = {
    planId: id,
    providerId,
    providerName,
    serviceName: name,
    priceCents: priceToday(schedule),
  }
  return (
    <div data-plan={id} className="plan-row">
      <h4 className="min-w-0 font-display text-lg leading-tight font-bold">{name}</h4>
      <p className="text-sm text-soft">
        {/* On phones, lines end between terms, after the dot, not inside a term that fits a line. */}
        {terms.map((term, index) => [
          index > 0 && ' ',
          <span
            key={term}
            className={`inline-block @3xl:inline ${term === badge ? 'font-semibold text-signal' : ''}`}
          >
            {term}
            {terms[index + 1] && '\u00a0·'}
          </span>,
        ])}
      </p>
      <dl className="contents">
        <Fact
          label="Price today"
          note={jumpInWords(schedule)}
          loud={goesUp(schedule)}
          className="@2xs:text-right"
        >
          <span
            data-testid="price"
            className="font-display text-xl leading-tight font-bold whitespace-nowrap text-lamp @2xs:text-2xl"
          >
            {formatMonthly(priceToday(schedule))}
          </span>
        </Fact>
        <Fact
          label={`Over ${TOTAL_MONTHS} months`}
          note={feesInWords(plan, TOTAL_MONTHS)}
          className="@3xl:text-right"
        >
          <span data-testid="total" className="text-lg font-semibold">
            {totalInWords(totalOfPlan(plan))}
          </span>
        </Fact>
        <Fact
          label={isTypical ? 'Typical download' : 'Download'}
          note={upload === null ? 'Upload not published' : `${upload} upload`}
          className="@2xs:text-right"
        >
          <span data-testid="speed" className="text-lg text-signal">
            {downloadInWords(speeds)}
          </span>
        </Fact>
      </dl>
      <OrderActions service={service} className="plan-order" />
      <div className="col-span-full flex flex-wrap items-center gap-x-5 text-sm @3xl:items-start">
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
        {picked ? <ToPicked /> : null}
        {/* A long sentence breaks the lines here and leaves the ends where they are. */}
        <div className="contents @3xl:flex @3xl:min-h-8 @3xl:min-w-0 @3xl:flex-1 @3xl:flex-wrap @3xl:items-center @3xl:gap-x-5">
          {plan.hasLabel || plan.labelPrices ? (
            <span>
              <LabelLink
                planId={id}
                planName={title}
                zip={zip}
                className="inline-flex min-h-8 items-center"
              />{' '}
              {plan.labelPrices?.words}
            </span>
          ) : (
            <span className="text-soft">No label confirms this price</span>
          )}
          <span className={checked.isOld ? 'text-lamp' : 'text-soft'}>{checked.text}</span>
          <WatchPriceLink planId={id} planName={title} page={`/results?zip=${zip}`} />
        </div>
        {children}
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
        <span
          className={classes('block text-sm text-balance', loud ? 'font-semibold text-ink' : 'text-soft')}
        >
          {note}
        </span>
      </dd>
    </div>
  )
}
