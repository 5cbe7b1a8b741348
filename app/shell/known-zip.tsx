import { MapPin } from 'lucide-react'
import { Link } from 'react-router'
import { resultsPath, useKnownPlace } from '../search/search.ts'
import { classes } from '../ui/classes.ts'

/** The ZIP code that this browser was last asked about, with the way to change it; a way to say one where none is known. */
export function KnownZip({ className }: { className?: string }) {
  const place = useKnownPlace()
  return (
    <Link
      to={place ? `${resultsPath(place.zipCode)}#zip` : '/results'}
      className={classes('inline-flex items-center gap-1.5 hover:text-signal', className)}
    >
      <MapPin aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
      {place ? (
        <span>
          ZIP code <span className="font-semibold text-ink">{place.zipCode}</span>,{' '}
          <span className="underline underline-offset-4">change</span>
        </span>
      ) : (
        <span className="underline underline-offset-4">Enter your ZIP code</span>
      )}
    </Link>
  )
}
