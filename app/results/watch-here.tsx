import { useSettings } from '../use-settings.ts'
import { WatchPlace } from '../watches/watch.ts'

/** At the bottom of the list, below a line: an email when another provider arrives. Nothing at all where none can be sent. */
export function WatchHere({ zipCode }: { zipCode: string }) {
  if (!useSettings().mailsGoOut) return null
  return (
    <div className="mt-10 border-t border-line pt-4">
      <p className="max-w-measure text-soft">Not what you hoped for?</p>
      <WatchPlace zipCode={zipCode} />
    </div>
  )
}
