import { Link } from 'react-router'
import { resultsPath, useKnownZip } from '../search/search.ts'
import { classes } from '../ui/classes.ts'

/** The last ZIP code used in this browser, with a way to change it; a way to enter one if there is none. */
export function KnownZip({ className }: { className?: string }) {
  const zip = useKnownZip()
  return (
    <Link
      to={zip ? `${resultsPath(zip)}#zip` : '/results'}
      className={classes('inline-flex items-center hover:text-signal', className)}
    >
      {zip ? (
        <span>
          ZIP code <span className="font-semibold text-ink">{zip}</span>,{' '}
          <span className="underline underline-offset-4">change</span>
        </span>
      ) : (
        <span className="underline underline-offset-4">Enter your ZIP code</span>
      )}
    </Link>
  )
}
