import { type ComparedPlan, formatPerMbps } from '#domain/comparison/compare-plans.ts'
import { CallLink } from '../contact/call-link.tsx'
import { horizonCeiling } from '../ui/horizon-scale.ts'
import { LabelLink } from '../ui/label-link.tsx'
import { PriceHorizon } from '../ui/price-horizon.tsx'
import { WatchPriceLink } from '../watches/watch.ts'

type Props = {
  plan: ComparedPlan
  plans: readonly ComparedPlan[]
  fullName: string
  /** Where it would be ordered; empty if nobody said. */
  zip: string
}

/** What a plan costs over time and what its price depends on, with the provider's own label. */
export function PlanDetails({ plan, plans, fullName, zip }: Props) {
  const ceilingCents = horizonCeiling(plans.map(one => one.schedule))
  return (
    <div className="grid gap-x-8 md:grid-cols-2">
      <PriceHorizon
        schedule={plan.schedule}
        fee={plan.labelPrices?.added}
        name={fullName}
        ceilingCents={ceilingCents}
      />
      <div className="mt-4 text-sm text-soft">
        <p className="text-base text-ink">{plan.description}</p>
        <ul className="mt-3 list-disc space-y-1 pl-5">
          <li>{formatPerMbps(plan)} per Mbps today.</li>
          {plan.conditions.map(condition => (
            <li key={condition}>{condition}</li>
          ))}
        </ul>
        <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          {plan.isLabeled ? (
            <span>
              <LabelLink planId={plan.id} planName={fullName} zip={zip} className="py-1.5" />{' '}
              {plan.labelPrices?.words}
            </span>
          ) : null}
          <WatchPriceLink planId={plan.id} planName={fullName} page="/internet-plans" />
          <CallLink label="Call to order" about={fullName} className="no-print @4xl:hidden" />
        </p>
      </div>
    </div>
  )
}
