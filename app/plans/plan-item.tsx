import type { ReactNode } from 'react'
import type { CartService } from '#domain/cart/cart.ts'
import { type ComparedPlan, formatPerMbps } from '#domain/comparison/compare-plans.ts'
import { monthsAtTodaysPrice, priceToday, totalOver } from '#domain/pricing/price-schedule.ts'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'
import { OrderActions } from '../cart/cart.ts'
import { LabelLink } from '../ui/label-link.tsx'
import { PriceHorizon } from '../ui/price-horizon.tsx'
import { FORM_ID } from './plan-filters.tsx'

type Props = { plan: ComparedPlan; typeName: string; picked: boolean; full: boolean; onPick(): void }

/** What a plan puts into the cart. */
export function serviceOfPlan({ id, providerId, providerName, name, schedule }: ComparedPlan): CartService {
  return { planId: id, providerId, providerName, serviceName: name, priceCents: priceToday(schedule) }
}

/** A plan of the list: a line of figures on wide screens, a card on phones. */
export function PlanItem({ plan, typeName, picked, full, onPick }: Props) {
  const { id, providerName, name, badge, downloadMbps, uploadMbps, schedule } = plan
  const total = totalOver(schedule, 24)
  const fullName = `${providerName} ${name}`
  return (
    <li className="rounded-card border border-line bg-surface p-5 pb-3 @4xl:grid @4xl:grid-cols-[minmax(0,1fr)_9.5rem_8.5rem_8rem_6rem_11.5rem] @4xl:items-center @4xl:gap-x-5 @5xl:gap-x-7">
      <div>
        <h3 className="text-xl">
          <span className="block font-sans text-sm font-medium tracking-normal text-soft">
            {providerName}
          </span>
          {name}
        </h3>
        <p className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-sm text-soft">
          {typeName}
          {plan.hasLabel ? (
            <LabelLink planId={id} planName={fullName} />
          ) : (
            <span>price not confirmed by a label</span>
          )}
          {badge ? <span className="font-semibold text-signal">{badge}</span> : null}
        </p>
        <label className="mt-2 inline-flex min-h-8 items-center gap-2 text-sm has-disabled:text-soft">
          <input
            type="checkbox"
            name="pick"
            value={id}
            form={FORM_ID}
            checked={picked}
            disabled={full && !picked}
            onChange={onPick}
            className="size-5"
          />
          Compare<span className="sr-only"> {fullName}</span>
        </label>
      </div>
      <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-4 @4xl:contents">
        <Fact label="Today" note={promise(plan)}>
          <span className="font-display text-2xl font-bold text-lamp" data-testid="price">
            {formatMonthly(priceToday(schedule))}
          </span>
        </Fact>
        <Fact label="Over 24 months" note={total.assumed ? 'if the price stays' : 'fees included'}>
          <span className="text-lg">{formatCents(total.cents)}</span>
        </Fact>
        <Fact
          label="Download"
          note={uploadMbps ? `${uploadMbps.toLocaleString('en-US')} up` : 'upload not published'}
        >
          <span className="text-lg text-signal">{downloadMbps.toLocaleString('en-US')} Mbps</span>
        </Fact>
        <Fact label="Per Mbps" note="today">
          <span className="text-lg">{formatPerMbps(plan)}</span>
        </Fact>
      </dl>
      <OrderActions service={serviceOfPlan(plan)} className="mt-5 *:grow @4xl:mt-0 @4xl:flex-col" />
      <details className="mt-4 border-t border-line pt-2 @4xl:col-span-full">
        <summary className="min-h-8 py-1 font-medium text-signal hover:underline">
          Price over 36 months and conditions<span className="sr-only"> of {fullName}</span>
        </summary>
        <div className="grid gap-x-8 md:grid-cols-2">
          <PriceHorizon schedule={schedule} name={fullName} />
          <div className="mt-4 text-sm text-soft">
            <p className="text-base text-ink">{plan.description}</p>
            <ul className="mt-3 list-disc space-y-1 pl-5">
              {plan.conditions.map(condition => (
                <li key={condition}>{condition}</li>
              ))}
            </ul>
          </div>
        </div>
      </details>
    </li>
  )
}

/** For how long the price of today is published to stay. */
function promise({ schedule }: ComparedPlan): string {
  const months = monthsAtTodaysPrice(schedule)
  if (months === 1) return 'price may change anytime'
  return months < 36 ? `for ${months} months` : '36 months or more'
}

function Fact({ label, note, children }: { label: string; note: string; children: ReactNode }) {
  return (
    <div className="@4xl:text-right">
      <dt className="text-sm text-soft">{label}</dt>
      <dd>
        {children}
        <span className="block text-sm text-soft">{note}</span>
      </dd>
    </div>
  )
}
