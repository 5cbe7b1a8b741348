import { LockKeyhole } from 'lucide-react'
import type { PriceDates } from '#domain/catalog/price-dates.ts'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'
import { OrderActions } from '../cart/cart.ts'
import { AsOf } from '../ui/as-of.tsx'
import { HorizonLine } from '../ui/horizon-line.tsx'
import { horizonCeiling } from '../ui/horizon-scale.ts'
import type { LockedPlan, MetronetView } from './metronet-view.server.ts'

type Props = { lock: MetronetView['lock']; pricesAsOf: PriceDates }

/** The 3-year price lock as the provider offers it, its total by the published rates, and the plans with it; nothing without such plans. */
export function PriceLock({ lock, pricesAsOf }: Props) {
  if (lock.plans.length === 0) return null
  const extra = lock.plans.map(({ lockedCents, todayCents }) => lockedCents - todayCents)
  const [least, most] = [Math.min(...extra), Math.max(...extra)]
  const isMore = lock.plans.every(plan => plan.savedCents > lock.claimedSavingUpToCents)
  const ceilingCents = horizonCeiling(lock.plans.map(plan => plan.schedule))
  return (
    <section id="price-lock" aria-labelledby="lock-title" className="page-width pt-12 sm:pt-16">
      <div className="rounded-card border border-line bg-night p-5 sm:p-8">
        <div className="flex flex-wrap items-start gap-x-5 gap-y-3">
          <LockKeyhole aria-hidden className="mt-1 size-8 shrink-0 text-lamp" strokeWidth={1.75} />
          <div className="min-w-0 grow basis-72">
            <h2 id="lock-title" className="text-3xl">
              3-Year Price Lock
            </h2>
            <p className="mt-3 max-w-measure text-lg">
              Your price stays for {lock.months} months, for {formatCents(least)}
              {least === most ? '' : ` to ${formatCents(most)}`} more per month. Metronet says it saves up to{' '}
              {formatCents(lock.claimedSavingUpToCents)}.
            </p>
            <p className="mt-2 max-w-measure text-soft">
              Our own sum: each card shows the saving over {lock.months} months against the rack rates in the
              table above{isMore ? ', which is larger' : ''}.
            </p>
            <AsOf dates={pricesAsOf} className="mt-2 text-sm text-soft" />
          </div>
        </div>
        <ul className="mt-8 grid gap-5 md:grid-cols-3">
          {lock.plans.map(plan => (
            <LockedCard key={plan.id} plan={plan} months={lock.months} ceilingCents={ceilingCents} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function LockedCard({
  plan,
  months,
  ceilingCents,
}: {
  plan: LockedPlan
  months: number
  ceilingCents: number
}) {
  const figures = [
    { label: 'Without the lock today', value: formatMonthly(plan.todayCents) },
    { label: `${months}-month total`, value: plan.total },
    { label: 'Savings with the lock', value: plan.saved },
  ]
  return (
    <li className="flex flex-col rounded-card border border-line bg-surface p-5">
      <h3 className="text-xl">{plan.speed} with price lock</h3>
      <p className="mt-3 font-display text-3xl font-bold text-lamp">{formatMonthly(plan.lockedCents)}</p>
      <p className="text-sm text-soft">the same for {months} months</p>
      <HorizonLine schedule={plan.schedule} ceilingCents={ceilingCents} className="mt-4" />
      <dl className="mt-3 mb-5 text-sm">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4 border-t border-line py-2">
            <dt className="text-soft">{label}</dt>
            <dd className="text-right">{value}</dd>
          </div>
        ))}
      </dl>
      <OrderActions service={plan.service} className="mt-auto *:grow" />
    </li>
  )
}
