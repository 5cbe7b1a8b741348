import { Link } from 'react-router'
import { classes } from './classes.ts'

type Props = {
  planId: string
  planName: string
  /** Where it is wanted: fees of one price can differ from place to place. */
  zip?: string
  className?: string
}

/** Links to a plan's broadband label: what its provider itself says it costs. */
export function LabelLink({ planId, planName, zip, className }: Props) {
  return (
    <Link
      to={`/plans/${planId}/label${zip ? `?zip=${zip}` : ''}`}
      className={classes('text-sm text-signal underline underline-offset-4', className)}
    >
      Broadband label<span className="sr-only"> of {planName}</span>
    </Link>
  )
}
