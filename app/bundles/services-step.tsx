import { useId } from 'react'
import type { BundleChoice, BundlePart } from '#domain/bundles/bundle.ts'
import type { ServiceKind } from '#domain/catalog/provider.schema.ts'
import { ChoiceTile } from '../ui/choice-tile.tsx'
import type { OwnPrices } from './bundles-view.server.ts'
import { type PartGroup, ProviderParts } from './provider-parts.tsx'
import type { CheckedZip } from './zip-outcome.ts'

const kinds: readonly { kind: ServiceKind; title: string; none: string }[] = [
  { kind: 'internet', title: 'Internet', none: 'No internet' },
  { kind: 'security', title: 'Home security', none: 'No home security' },
  { kind: 'tv', title: 'TV', none: 'No TV' },
]

type Props = {
  parts: readonly BundlePart[]
  ownPrices: readonly OwnPrices[]
  choice: BundleChoice
  checked: CheckedZip | null
  onChoose(kind: ServiceKind, planId: string | null): void
}

/**
 * Step 2: the whole builder catalogue by service and provider, and whatever else is sold at the ZIP. Each provider folds;
 * what is not found at the ZIP stands last and is marked, not hidden.
 */
export function ServicesStep({ parts, ownPrices, choice, checked, onChoose }: Props) {
  const name = useId()
  return (
    <div className="space-y-6">
      {kinds.map(({ kind, title, none }) => (
        <fieldset key={kind} className="min-w-0 border-t border-line pt-4">
          <legend className="sr-only">{title}</legend>
          <p aria-hidden className="mb-3 font-display text-xl font-bold">
            {title}
          </p>
          <ChoiceTile
            name={`${name}-${kind}`}
            value=""
            checked={choice[kind] === null}
            onChoose={() => onChoose(kind, null)}
            label={none}
          />
          {groupsOf(parts, kind, choice[kind], checked).map((group, index) => (
            <ProviderParts
              key={`${group.id} ${checked?.zipCode ?? ''}`}
              group={group}
              name={`${name}-${kind}`}
              chosen={choice[kind]}
              startsOpen={index === 0}
              ownPrices={ownPrices.find(one => kind === 'internet' && one.providerId === group.id)}
              onChoose={planId => onChoose(kind, planId)}
            />
          ))}
        </fieldset>
      ))}
    </div>
  )
}

function groupsOf(
  parts: readonly BundlePart[],
  kind: ServiceKind,
  chosen: string | null,
  checked: CheckedZip | null,
): PartGroup[] {
  const there = new Set(checked?.atPlace.map(part => part.planId))
  const shown = parts.filter(
    part => part.kind === kind && (part.inBuilder || part.planId === chosen || there.has(part.planId)),
  )
  const names = new Map(shown.map(part => [part.providerId, part.providerName]))
  const groups = [...names].map(([id, providerName]) => ({
    ...{ id, name: providerName, parts: shown.filter(part => part.providerId === id) },
    mark: kind === 'internet' ? availabilityMark(id, checked) : null,
  }))
  return groups.toSorted((a, b) => (b.mark?.rank ?? 0) - (a.mark?.rank ?? 0))
}

function availabilityMark(providerId: string, checked: CheckedZip | null): PartGroup['mark'] {
  if (!checked) return null
  const { found, likely, county, stateOnly } = checked
  const where = county ? 'in your county' : 'at your ZIP'
  if (found.has(providerId)) {
    return { rank: 3, good: true, text: stateOnly ? `sells in ${stateOnly}` : `found ${where}` }
  }
  return likely.has(providerId)
    ? { rank: 2, good: false, text: `may be sold ${where}, not confirmed` }
    : { rank: 1, good: false, text: `not found ${where}` }
}
