import type { ReactNode } from 'react'
import { distinctBills } from '#domain/billing/bill.ts'
import { taxesInWords, unknownsInWords } from '#domain/billing/cost-words.ts'
import { monthlyFees, type WholeCost } from '#domain/billing/whole-cost.ts'
import { TOTAL_MONTHS, totalWords } from '#domain/pricing/known-total.ts'
import { jumpInWords, priceJumps } from '#domain/pricing/price-jumps.ts'
import { oneTimeTotal, priceToday } from '#domain/pricing/price-schedule.ts'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'
import { classes } from '../ui/classes.ts'
import { BillView, MayApply } from './bill-view.tsx'

/** What services cost in total: now, later, once and over time; their bills; and a list of what nobody publishes. */
export function WholeCostView({
  cost,
  priceNow = false,
  className,
}: {
  cost: WholeCost
  /** Also shows today's monthly price, if no total above does. */
  priceNow?: boolean
  className?: string
}) {
  const { schedule, bills, labels, conditions } = cost
  const jumps = priceJumps(schedule, TOTAL_MONTHS)
  const unknowns = unknownsInWords(cost)
  const fees = monthlyFees(cost)
  const depending = labels.filter(label => label.depending.length > 0)
  return (
    <div className={className}>
      <dl>
        {priceNow ? (
          <Figure name="Monthly price now">{formatMonthly(priceToday(schedule) - fees)}</Figure>
        ) : null}
        {fees > 0 ? <Figure name="Monthly fees on the label">{formatMonthly(fees)}</Figure> : null}
        {jumps.map(jump => (
          <Figure key={jump.month} name="Price change">
            {jumpInWords(jump)}
          </Figure>
        ))}
        <Figure name="One-time fees">
          {oneTimeTotal(schedule) > 0 ? formatCents(oneTimeTotal(schedule)) : 'None listed'}
        </Figure>
        <Figure name="Total over 12 months">{totalWords(schedule, 12)}</Figure>
        <Figure name={`Total over ${TOTAL_MONTHS} months`} strong>
          {totalWords(schedule)}
        </Figure>
      </dl>
      {distinctBills(bills).map(bill => (
        <BillView key={bill.month} bill={bill} />
      ))}
      {depending.length > 0 ? <MayApply labels={depending} /> : null}
      {conditions.length > 0 ? <DependsOn conditions={conditions} /> : null}
      <div className="mt-3 space-y-1.5 text-sm text-soft">
        {unknowns.map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p>{taxesInWords(cost)}</p>
      </div>
    </div>
  )
}

/** What a price is for: whoever pays without autopay, or is no new customer, gets another bill. */
function DependsOn({ conditions }: Pick<WholeCost, 'conditions'>) {
  return (
    <div className="mt-3 text-sm">
      <p className="font-semibold">What the prices depend on</p>
      {conditions.map(({ service, sentences }) => (
        <p key={service} className="mt-1 text-soft">
          <span className="text-ink">{service}:</span> {sentences.join(' ')}
        </p>
      ))}
    </div>
  )
}

function Figure({ name, strong = false, children }: { name: string; strong?: boolean; children: ReactNode }) {
  return (
    <div
      className={classes(
        'flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2',
        strong && 'font-semibold',
      )}
    >
      <dt className={strong ? undefined : 'text-soft'}>{name}</dt>
      <dd className={classes('ml-auto text-right wrap-normal', strong && 'text-lamp')}>{children}</dd>
    </div>
  )
}
