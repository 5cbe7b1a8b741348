import { type BundlePart, besideAdvertised, bundleTotalCents } from '#domain/bundles/bundle.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { later } from '../first-load/later.tsx'
import { HouseDrawing } from '../ui/street-drawing.tsx'
import type { BundleView } from './bundles-view.server.ts'
import type { CheckedZip } from './zip-outcome.ts'

export const BundleCosts = later(() => import('./bundle-costs.tsx').then(module => module.BundleCosts))

const kindNames = { internet: 'Internet', security: 'Home security', tv: 'TV' }

type Props = {
  chosen: readonly BundlePart[]
  /** The pre-made bundle that the choice is, if it is one. */
  premade: BundleView | undefined
  zipCode: string
  checked: CheckedZip | null
}

/** What is chosen and what it costs together, today and later. Each service lights its window of the house. */
export function BundleSummary({ chosen, premade, zipCode, checked }: Props) {
  const has = (kind: BundlePart['kind']) => chosen.some(part => part.kind === kind)
  const totalCents = bundleTotalCents(chosen)
  return (
    <section
      aria-labelledby="bundle-summary-title"
      // Without script nothing can be chosen; what a link chose is still summed up.
      className={`overflow-hidden rounded-card border border-line bg-surface shadow-soft ${chosen.length === 0 ? 'scripting-none:hidden' : ''}`}
    >
      <div className="bg-night">
        <HouseDrawing
          lit={{ internet: has('internet'), tv: has('tv'), security: has('security') }}
          className="mx-auto block h-auto w-full max-w-20 pt-2 sm:max-w-52 sm:pt-4"
        />
      </div>
      <div className="border-t-4 border-line p-4 sm:p-5">
        <h3 id="bundle-summary-title" className="text-xl">
          Your bundle
        </h3>
        <ul className="mt-3 space-y-2">
          {chosen.map(part => (
            <li key={part.planId} className="flex justify-between gap-4">
              <span className="min-w-0">
                <span className="block text-sm text-soft">{kindNames[part.kind]}</span>
                {fullName(part.providerName, part.plan)}
              </span>
              <span className="self-end">{formatMonthly(priceToday(part.schedule))}</span>
            </li>
          ))}
        </ul>
        {chosen.length === 0 ? (
          <p className="mt-2 text-soft">Nothing yet. Each service you choose lights a window.</p>
        ) : (
          <>
            <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
              <span className="font-semibold">Total</span>
              <span className="font-display text-3xl font-bold text-lamp">{formatMonthly(totalCents)}</span>
            </p>
            {premade ? (
              <p className="mt-1 text-sm text-soft">
                {premade.name} is advertised from {formatMonthly(premade.startingCents)}. These plans come to{' '}
                {besideAdvertised(totalCents, premade.startingCents)}. Which provider you get depends on your
                address.
              </p>
            ) : null}
            <BundleCosts
              chosen={chosen}
              zipCode={zipCode}
              checked={checked}
              waiting={<div aria-hidden className="mt-4 h-96 animate-pulse-soft rounded-control bg-ground" />}
            />
          </>
        )}
        <p role="status" className="sr-only">
          {chosen.length === 0 ? '' : `Total ${formatMonthly(totalCents)}`}
        </p>
      </div>
    </section>
  )
}
