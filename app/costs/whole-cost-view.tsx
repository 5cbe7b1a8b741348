import { distinctBills } from '#domain/billing/bill.ts'
import { type CostFigure, costFigures } from '#domain/billing/cost-figures.ts'
import { taxesInWords, unknownsInWords } from '#domain/billing/cost-words.ts'
import type { WholeCost } from '#domain/billing/whole-cost.ts'
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
  const { bills, labels, conditions } = cost
  const unknowns = unknownsInWords(cost)
  const depending = labels.filter(label => label.depending.length > 0)
  return (
    <div className={className}>
      <dl>
        {costFigures(cost, { priceNow }).map(figure => (
          <Figure key={`${figure.name} ${figure.value}`} {...figure} />
        ))}
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

function Figure({ name, value, strong = false }: CostFigure) {
  return (
    <div
      className={classes(
        'flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2',
        strong && 'font-semibold',
      )}
    >
      <dt className={strong ? undefined : 'text-soft'}>{name}</dt>
      <dd className={classes('ml-auto text-right wrap-normal', strong && 'text-lamp')}>{value}</dd>
    </div>
  )
}
