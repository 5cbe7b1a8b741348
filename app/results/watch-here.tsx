import { useSettings } from '../use-settings.ts'
import { WatchPlace } from '../watches/watch.ts'

/** At the bottom of the list: an email when another provider arrives. */
export function WatchHere({ zipCode }: { zipCode: string }) {
  if (!useSettings().mailsGoOut) return null
  return (
    <>
      <p className="max-w-measure text-soft">Not what you hoped for?</p>
      <WatchPlace zipCode={zipCode} />
    </>
  )
}
