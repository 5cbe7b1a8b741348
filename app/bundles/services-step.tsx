import { useId } from 'react'
import type { BundleChoice, BundlePart } from '#domain/bundles/bundle.ts'
import { bundleAtPlace } from '#domain/bundles/parts-at-place.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import type { ServiceKind } from '#domain/catalog/provider.schema.ts'
import { Button } from '../ui/button.tsx'
import type { OwnPrices } from './bundles-view.server.ts'
import { KindParts } from './kind-parts.tsx'
import { partGroups } from './part-groups.ts'
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
  /** How often everything was collapsed because something else opened. */
  foldings: number
  onChoose(kind: ServiceKind, planId: string | null): void
}

/**
 * Step 2: the whole builder catalog by service and provider, and whatever else is sold at the ZIP. Services and
 * providers collapse; what isn't found at the ZIP comes last and is marked, not hidden.
 */
export function ServicesStep({ parts, ownPrices, choice, checked, foldings, onChoose }: Props) {
  const name = useId()
  const firstToChoose = kinds.find(({ kind }) => choice[kind] === null)?.kind
  const nothingYet = kinds.every(({ kind }) => choice[kind] === null)
  return (
    <div>
      {checked ? <NotSoldThere parts={parts} choice={choice} checked={checked} onChoose={onChoose} /> : null}
      {kinds.map(({ kind, title, none }) => (
        <KindParts
          key={`${kind} ${foldings}`}
          title={title}
          none={none}
          name={`${name}-${kind}`}
          chosen={choice[kind]}
          groups={partGroups(parts, kind, choice[kind], checked)}
          startsOpen={foldings === 0 && nothingYet && kind === firstToChoose}
          place={checked?.zipCode ?? ''}
          ownPrices={kind === 'internet' ? ownPrices : []}
          onChoose={planId => onChoose(kind, planId)}
        />
      ))}
    </div>
  )
}

type PlaceProps = Pick<Props, 'parts' | 'choice' | 'onChoose'> & { checked: CheckedZip }

/** Says that the chosen internet isn't sold at the ZIP, and offers the best that is. */
function NotSoldThere({ parts, choice, checked, onChoose }: PlaceProps) {
  const { instead } = bundleAtPlace(choice, parts, checked.atPlace)
  if (!instead) return null
  const { of, by } = instead
  return (
    <div className="mb-3 rounded-control border border-lamp p-3">
      <p>
        {fullName(of.providerName, of.plan)} isn’t listed for {checked.county ?? checked.place}.
        {by ? null : ' We don’t know another internet provider there that you can order from us.'}
      </p>
      <Button look="secondary" className="mt-2" onClick={() => onChoose('internet', by?.planId ?? null)}>
        {by ? `Use ${fullName(by.providerName, by.plan)} instead` : 'Don’t add internet'}
      </Button>
    </div>
  )
}
