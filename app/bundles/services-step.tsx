import { useId } from 'react'
import type { BundleChoice, BundlePart } from '#domain/bundles/bundle.ts'
import type { ServiceKind } from '#domain/catalog/provider.schema.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { ChoiceTile } from '../ui/choice-tile.tsx'
import type { CheckedZip } from './zip-outcome.ts'

const kinds: readonly { kind: ServiceKind; title: string; none: string }[] = [
  { kind: 'internet', title: 'Internet', none: 'No internet' },
  { kind: 'security', title: 'Home security', none: 'No home security' },
  { kind: 'tv', title: 'TV', none: 'No TV' },
]

type Props = {
  parts: readonly BundlePart[]
  choice: BundleChoice
  checked: CheckedZip | null
  onChoose(kind: ServiceKind, planId: string | null): void
}

/** Step 2: the whole builder catalogue by service and provider. What is not found at the ZIP is marked, not hidden. */
export function ServicesStep({ parts, choice, checked, onChoose }: Props) {
  const name = useId()
  return (
    <div className="space-y-8">
      {kinds.map(({ kind, title, none }) => (
        <fieldset key={kind} className="min-w-0 border-t border-line pt-5">
          <legend className="sr-only">{title}</legend>
          <p aria-hidden className="font-display text-xl font-bold">
            {title}
          </p>
          <div className="mt-3 grid grid-cols-1 gap-2 sm:grid-cols-2">
            <ChoiceTile
              name={`${name}-${kind}`}
              value=""
              checked={choice[kind] === null}
              onChoose={() => onChoose(kind, null)}
              label={none}
            />
          </div>
          {byProvider(parts, kind).map(group => (
            <ProviderGroup
              key={group.id}
              group={group}
              name={`${name}-${kind}`}
              chosen={choice[kind]}
              mark={kind === 'internet' ? availabilityMark(group.id, checked) : null}
              onChoose={planId => onChoose(kind, planId)}
            />
          ))}
        </fieldset>
      ))}
    </div>
  )
}

type Group = { id: string; name: string; parts: readonly BundlePart[] }

function byProvider(parts: readonly BundlePart[], kind: ServiceKind): Group[] {
  const ofKind = parts.filter(part => part.kind === kind)
  return [...new Map(ofKind.map(part => [part.providerId, part.providerName]))].map(([id, name]) => ({
    id,
    name,
    parts: ofKind.filter(part => part.providerId === id),
  }))
}

type Mark = { good: boolean; text: string }

function availabilityMark(providerId: string, checked: CheckedZip | null): Mark | null {
  if (!checked) return null
  const { found, likely, county, stateOnly } = checked
  const where = county ? 'in your county' : 'at your ZIP'
  if (found.has(providerId)) {
    return { good: true, text: stateOnly ? `sells in ${stateOnly}` : `found ${where}` }
  }
  return {
    good: false,
    text: likely.has(providerId) ? `may be sold ${where}, not confirmed` : `not found ${where}`,
  }
}

type GroupProps = {
  group: Group
  name: string
  chosen: string | null
  mark: Mark | null
  onChoose(planId: string): void
}

function ProviderGroup({ group, name, chosen, mark, onChoose }: GroupProps) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className="mt-5">
      <p id={id} className="mb-2 flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold">{group.name}</span>
        {mark ? (
          <span className={mark.good ? 'text-sm text-good' : 'text-sm text-soft'}>{mark.text}</span>
        ) : null}
      </p>
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {group.parts.map(part => (
          <ChoiceTile
            key={part.planId}
            name={name}
            value={part.planId}
            checked={chosen === part.planId}
            onChoose={() => onChoose(part.planId)}
            label={part.plan}
            price={formatMonthly(priceToday(part.schedule))}
          >
            {detailOf(part)}
          </ChoiceTile>
        ))}
      </div>
    </div>
  )
}

/** What the plan's name does not say yet, and the later price where one is published. */
function detailOf({ plan, detail, schedule }: BundlePart): string {
  const later = schedule.steps.find(step => step.fromMonth > 1 && step.monthlyCents !== null)
  return [
    plan === detail ? null : detail,
    later ? `then ${formatMonthly(later.monthlyCents ?? 0)} from month ${later.fromMonth}` : null,
  ]
    .flatMap(words => words ?? [])
    .join(', ')
}
