import { type BundlePart, chosenParts } from '#domain/bundles/bundle.ts'
import { BundleCard } from './bundle-card.tsx'
import type { BundleView } from './bundles-view.server.ts'

type Props = { bundles: readonly BundleView[]; parts: readonly BundlePart[] }

/** The three pre-made bundles side by side. */
export function PremadeList({ bundles, parts }: Props) {
  return (
    <ul className="grid grid-cols-1 gap-5 lg:grid-cols-3">
      {bundles.map(bundle => (
        <BundleCard key={bundle.id} bundle={bundle} parts={chosenParts(parts, bundle.opensWith)} />
      ))}
    </ul>
  )
}
