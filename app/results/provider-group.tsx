import { ChevronDown } from 'lucide-react'
import { memo, type ReactNode, useMemo } from 'react'
import { Link } from 'react-router'
import type { LookupAnswer, OfferedPlan } from '#domain/availability/offered-plans.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import { later } from '../first-load/later.tsx'
import type { ProviderPlans } from './arrange-results.ts'
import { Doubted } from './doubted.tsx'
import { PlanRow } from './plan-row.tsx'
import { fastestNote, presenceOf, whyLikely } from './provider-words.ts'
import { ReportEntry } from './report-entry.tsx'

const LineSpeeds = later(() => import('./line-speeds.tsx').then(module => module.LineSpeeds))

type Props = {
  entry: ProviderPlans
  place: LookupAnswer['place']
  precision: LookupAnswer['precision']
  today: string
  /** Ids of its picked plans, separated by blanks. */
  picked: string
  /** Whether no more plans can be picked. */
  full: boolean
  onPick(id: string): void
  /** Whether the data don't name these plans here. */
  guess: boolean
}

/** A provider with the plan that represents it; its other plans open below it, in rows of the same form. */
function Group({ entry, place, precision, today, picked, full, onPick, guess }: Props) {
  const where = { place, precision }
  const ids = picked.split(' ')
  const { provider, lead, others } = entry
  const { id, name, page, coverage, fccProviderId } = provider
  const measured = (coverage?.technologies ?? []).filter(one => one.download !== null)
  const fastest = fastestNote(provider, [lead, ...others])
  const presence = guess && !coverage?.technologies.length ? '' : presenceOf(provider, where)
  const plan = fullName(name, lead.name)
  const planId = lead.id
  const report = useMemo(
    () => <ReportEntry {...{ place, name, plan, planId, fccProviderId }} providerId={id} />,
    [place, name, plan, planId, fccProviderId, id],
  )
  const row = (plan: OfferedPlan, foot?: ReactNode) => (
    <PlanRow
      key={plan.id}
      plan={plan}
      providerName={name}
      zip={place.zipCode}
      today={today}
      picked={ids.includes(plan.id)}
      full={full}
      onPick={onPick}
    >
      {foot}
    </PlanRow>
  )
  return (
    <li className="rounded-card border border-line bg-surface px-4 pt-3 pb-2 sm:px-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
        <h3 className="text-xl">
          <Link
            to={page ?? `/providers/${id}`}
            className="inline-flex min-h-6 items-center hover:text-signal hover:underline"
          >
            {name}
          </Link>
        </h3>
        <p className="text-sm text-soft">
          {guess
            ? (presence && `${presence}. `) + whyLikely(provider, lead, where)
            : presence + (fastest ? ` · ${fastest}` : '')}
        </p>
      </div>
      {measured[1] ? <LineSpeeds measured={measured} /> : null}
      <Doubted entry={provider} />
      {row(lead, report)}
      {others.length > 0 ? (
        <details className="group border-t border-line pt-1">
          <summary className="inline-flex min-h-9 cursor-pointer items-center gap-1.5 font-medium text-signal hover:underline">
            {others.length} more {others.length === 1 ? 'plan' : 'plans'} from {name}
            <ChevronDown
              aria-hidden
              strokeWidth={1.75}
              className="size-5 shrink-0 transition-transform duration-150 group-open:rotate-180"
            />
          </summary>
          <div className="divide-y divide-line">{others.map(plan => row(plan))}</div>
        </details>
      ) : null}
    </li>
  )
}

/** A different order or filter that leaves a provider with the same plans doesn't redraw it. */
export const ProviderGroup = memo(Group, ({ entry: before, ...was }, { entry, ...is }) => {
  const plansOf = ({ lead, others }: ProviderPlans) => [lead, ...others]
  const [old, now] = [plansOf(before), plansOf(entry)]
  return (
    before.provider === entry.provider &&
    old.length === now.length &&
    old.every((plan, index) => plan === now[index]) &&
    (Object.keys(is) as (keyof typeof is)[]).every(name => was[name] === is[name])
  )
})
