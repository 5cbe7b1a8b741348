import {
  type BundlePart,
  besideAdvertised,
  bundleSchedule,
  bundleTotalCents,
} from '#domain/bundles/bundle.ts'
import { oneTimeTotal, totalOver } from '#domain/pricing/price-schedule.ts'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'
import { HorizonLine } from '../ui/horizon-line.tsx'
import { HouseDrawing } from '../ui/street-drawing.tsx'
import { BundleActions } from './bundle-actions.tsx'
import type { BundleView } from './bundles-view.server.ts'

const kindNames = { internet: 'Internet', security: 'Home security', tv: 'TV' }

type Props = {
  chosen: readonly BundlePart[]
  /** The pre-made bundle that the choice is, if it is one. */
  premade: BundleView | undefined
  zipCode: string
}

/** What is chosen, what it costs together, today and later. Each service lights its window of the house. */
export function BundleSummary({ chosen, premade, zipCode }: Props) {
  const has = (kind: BundlePart['kind']) => chosen.some(part => part.kind === kind)
  const totalCents = bundleTotalCents(chosen)
  return (
    <section
      aria-labelledby="bundle-summary-title"
      className="overflow-hidden rounded-card border border-line bg-surface shadow-soft"
    >
      <div className="bg-night">
        <HouseDrawing
          lit={{ internet: has('internet'), tv: has('tv'), security: has('security') }}
          className="mx-auto block h-auto w-full max-w-52 pt-4"
        />
      </div>
      <div className="border-t-4 border-line p-5">
        <h3 id="bundle-summary-title" className="text-xl">
          Your bundle
        </h3>
        <ul className="mt-3 space-y-2">
          {chosen.map(part => (
            <li key={part.planId} className="flex justify-between gap-4">
              <span className="min-w-0">
                <span className="block text-sm text-soft">{kindNames[part.kind]}</span>
                {part.providerName} {part.plan}
              </span>
              <span className="self-end">{formatMonthly(part.priceCents)}</span>
            </li>
          ))}
        </ul>
        {chosen.length === 0 ? (
          <p className="mt-2 text-soft">Nothing yet. Each service that you choose lights a window.</p>
        ) : (
          <>
            <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
              <span className="font-semibold">Total</span>
              <span className="font-display text-3xl font-bold text-lamp">{formatMonthly(totalCents)}</span>
            </p>
            {premade ? (
              <p className="mt-1 text-sm text-soft">
                {premade.name} is advertised from {formatMonthly(premade.startingCents)}. These plans come to{' '}
                {besideAdvertised(totalCents, premade.startingCents)}; which provider stands behind each part
                depends on your address.
              </p>
            ) : null}
            <BundleHorizon chosen={chosen} />
            <BundleActions chosen={chosen} zipCode={zipCode} />
          </>
        )}
        <p role="status" className="sr-only">
          {chosen.length === 0 ? '' : `Total ${formatMonthly(totalCents)}`}
        </p>
      </div>
    </section>
  )
}

const spans = [
  { months: 1, label: 'This month' },
  { months: 12, label: '12 months' },
  { months: 24, label: '24 months' },
  { months: 36, label: '36 months' },
]

function BundleHorizon({ chosen }: { chosen: readonly BundlePart[] }) {
  const schedule = bundleSchedule(chosen)
  const fees = oneTimeTotal(schedule)
  const totals = spans.map(span => ({ ...span, ...totalOver(schedule, span.months) }))
  return (
    <figure className="mt-4 rounded-control bg-ground p-3 text-sm">
      <figcaption className="sr-only">What the bundle costs over 36 months</figcaption>
      <HorizonLine schedule={schedule} />
      <table className="mt-2 w-full">
        <thead className="sr-only">
          <tr>
            <th scope="col">Over</th>
            <th scope="col">Cost</th>
          </tr>
        </thead>
        <tbody>
          {totals.map(({ months, label, cents, assumed }) => (
            <tr key={months}>
              <th scope="row" className="py-0.5 pr-2 text-left font-normal text-soft">
                {label}
                {assumed ? '*' : ''}
              </th>
              <td className="py-0.5 text-right">{formatCents(cents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-soft">
        {fees > 0 ? `With ${formatCents(fees)} in one-time fees. ` : ''}
        {totals.some(total => total.assumed)
          ? '* A later price is not published; the last published one is counted.'
          : ''}
      </p>
    </figure>
  )
}
