import type { BundlePart } from '#domain/bundles/bundle.ts'
import { bundleSchedule } from '#domain/bundles/bundle-schedule.ts'
import { endsOfParts } from '#domain/bundles/price-ends.ts'
import { countedCents, uncountedInWords } from '#domain/pricing/added-fee.ts'
import { totalWords } from '#domain/pricing/known-total.ts'
import {
  type AddedFee,
  HORIZON_MONTHS,
  oneTimeTotal,
  publishedMonths,
  withAddedFee,
} from '#domain/pricing/price-schedule.ts'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'
import { HorizonLine } from '../ui/horizon-line.tsx'
import { BundleActions } from './bundle-actions.tsx'
import { labelFee } from './label-fee.ts'
import type { CheckedZip } from './zip-outcome.ts'

type Props = { chosen: readonly BundlePart[]; zipCode: string; checked: CheckedZip | null }

/** What the bundle costs over time, and what can be done with it. Appears with the first chosen service. */
export function BundleCosts({ checked, ...bundle }: Props) {
  return (
    <>
      <BundleHorizon chosen={bundle.chosen} fee={labelFee(bundle.chosen, checked)} />
      <BundleActions {...bundle} />
    </>
  )
}

const spans = [
  { months: 1, label: 'This month' },
  { months: 12, label: '12 months' },
  { months: 24, label: '24 months' },
  { months: 36, label: '36 months' },
]

/** Why these sums are more than the bundle's price over the months, or may become so. */
function labelFeeNote(fee: AddedFee): string {
  const [counted, uncounted] = [countedCents(fee), uncountedInWords(fee)]
  return [
    counted > 0
      ? `With the ${formatMonthly(counted)} that the internet’s label adds to its price there. `
      : '',
    uncounted ? `Without ${uncounted} that the internet’s label adds${fee.upTo ? ' by address' : ''}. ` : '',
    fee.otherPrice ? 'The internet’s label names other prices. ' : '',
  ].join('')
}

function BundleHorizon({ chosen, fee }: { chosen: readonly BundlePart[]; fee: AddedFee | undefined }) {
  const schedule = withAddedFee(bundleSchedule(chosen), fee)
  const fees = oneTimeTotal(schedule)
  const knownMonths = publishedMonths(schedule)
  return (
    <figure className="mt-3 rounded-control bg-ground p-3 text-sm sm:mt-4">
      <figcaption className="sr-only">What the bundle costs over 36 months</figcaption>
      <div className="max-sm:hidden">
        <HorizonLine schedule={schedule} />
      </div>
      <table className="mt-2 w-full">
        <thead className="sr-only">
          <tr>
            <th scope="col">Over</th>
            <th scope="col">Cost</th>
          </tr>
        </thead>
        <tbody>
          {spans.map(({ months, label }) => (
            <tr key={months}>
              <th scope="row" className="py-0.5 pr-2 text-left font-normal text-soft">
                {label}
              </th>
              <td className="py-0.5 text-right">{totalWords(schedule, months)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-soft">
        {fee ? labelFeeNote(fee) : ''}
        {endsOfParts(chosen)
          .map(words => `${words} `)
          .join('')}
        {fees > 0 ? `With ${formatCents(fees)} in one-time fees. ` : ''}
        {knownMonths < HORIZON_MONTHS
          ? 'A later price isn’t published; we count the last published one, so it may cost more.'
          : ''}
        {schedule.feesUnknown && !fee && knownMonths === HORIZON_MONTHS
          ? 'Fees on top of the price aren’t published.'
          : ''}
      </p>
    </figure>
  )
}
