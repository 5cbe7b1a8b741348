import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { OrderActions } from '../cart/cart.ts'
import { HorizonLine } from '../ui/horizon-line.tsx'
import type { TvPackageView } from './directv-view.server.ts'

type Props = { pack: TvPackageView; ceilingCents: number }

/** A TV package: channels, price today, what it comes to, and the ways to order. */
export function TvPackageCard({ pack, ceilingCents }: Props) {
  const { name, channels, description, schedule, totals, service } = pack
  return (
    <div className="flex h-full flex-col rounded-card border border-line bg-surface p-5">
      <h3 className="text-2xl">{name}</h3>
      {channels ? <p className="mt-1 font-medium text-signal">{channels} channels</p> : null}
      <p className="mt-2 text-soft">{description}</p>
      <p className="mt-auto pt-4 font-display text-3xl font-bold text-lamp">
        {formatMonthly(priceToday(schedule))}
      </p>
      <HorizonLine schedule={schedule} ceilingCents={ceilingCents} />
      <dl className="mt-3 text-sm">
        {totals.map(({ months, total }) => (
          <div key={months} className="flex justify-between gap-4 border-t border-line py-1.5">
            <dt className="text-soft">{months}-month total</dt>
            <dd>{total}</dd>
          </div>
        ))}
      </dl>
      <OrderActions service={service} className="mt-4 *:grow" />
    </div>
  )
}
