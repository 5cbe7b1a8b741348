import { Link } from 'react-router'
import { useSettings } from '../use-settings.ts'

type Props = {
  planId: string
  planName: string
  /** The page to come back to. */
  page: string
}

/** Leads to the form for emails about a plan's price, with or without a broadband label; not where none can be sent. */
export function WatchPriceLink({ planId, planName, page }: Props) {
  if (!useSettings().mailsGoOut) return null
  return (
    <Link
      to={`/watches?plan=${planId}&page=${encodeURIComponent(page)}`}
      className="inline-flex min-h-8 items-center text-sm text-signal underline underline-offset-4"
    >
      Watch the price<span className="sr-only"> of {planName}</span>
    </Link>
  )
}
