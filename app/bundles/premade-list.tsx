import type { BundlePart } from '#domain/bundles/bundle.ts'
import { BundleCard } from './bundle-card.tsx'
import type { BundleView } from './bundles-view.server.ts'
import { checkedPlace } from './zip-outcome.ts'

type Props = { bundles: readonly BundleView[]; parts: readonly BundlePart[] }

/** The three pre-made bundles side by side, fitted to the ZIP once it is checked. */
export function PremadeList({ bundles, parts }: Props) {
  const checked = checkedPlace.use()
  return (
    <ul className="grid grid-cols-1 gap-5 lg:grid-cols-3">
      {bundles.map(bundle => (
        <BundleCard key={bundle.id} bundle={bundle} parts={parts} checked={checked} />
      ))}
    </ul>
  )
}
