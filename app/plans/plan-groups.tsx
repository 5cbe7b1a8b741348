import type { ComparedPlan } from '#domain/comparison/compare-plans.ts'
import { groupOf, totalGroups } from '#domain/comparison/total-order.ts'
import type { InternetPlansView } from './internet-plans-view.server.ts'
import type { PlanHere } from './plan-here.ts'
import { PlanItem } from './plan-item.tsx'

type Props = {
  view: InternetPlansView
  shown: readonly ComparedPlan[]
  /** What is known of each plan at the given ZIP code; null if none was given. */
  sold: Readonly<Record<string, PlanHere>> | null
  /** That ZIP code; empty if none was given. */
  zip: string
  byTotal: boolean
  picked: readonly string[]
  full: boolean
  onPick(id: string): void
}

/** The plans in order; by total in groups, each with one sentence on why it comes there. */
export function PlanGroups({ shown, byTotal, ...list }: Props) {
  if (!byTotal) return <Items {...list} plans={shown} />
  return totalGroups.map(({ group, title, why }) => {
    const plans = shown.filter(plan => groupOf(plan) === group)
    if (plans.length === 0) return null
    return (
      <section key={group} aria-labelledby={`group-${group}`} className="mt-6">
        <h2 id={`group-${group}`} className="text-xl">
          {title}
        </h2>
        <p className="mt-1 max-w-measure text-sm text-soft">{why}</p>
        <Items {...list} plans={plans} />
      </section>
    )
  })
}

function Items({
  view,
  plans,
  sold,
  zip,
  picked,
  full,
  onPick,
}: Omit<Props, 'shown' | 'byTotal'> & { plans: readonly ComparedPlan[] }) {
  return (
    <ul className="@container mt-3 space-y-3">
      {plans.map(plan => (
        <PlanItem
          key={plan.id}
          plan={plan}
          plans={view.plans}
          typeName={view.typeNames[plan.type]}
          certainty={sold?.[plan.id]?.certainty}
          zip={zip}
          picked={picked.includes(plan.id)}
          full={full}
          onPick={onPick}
        />
      ))}
    </ul>
  )
}
