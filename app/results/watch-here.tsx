import { WatchPlace } from '../watches/watch.ts'

/** At the foot of the list: a mail when another provider comes. */
export function WatchHere({ zipCode }: { zipCode: string }) {
  return (
    <>
      <p className="max-w-measure text-soft">Not what you hoped for?</p>
      <WatchPlace zipCode={zipCode} />
    </>
  )
}
