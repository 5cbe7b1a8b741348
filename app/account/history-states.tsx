import { CircleAlert, MapPinned } from 'lucide-react'
import { Link, useRevalidator } from 'react-router'
import { PhoneLink } from '../contact/call-link.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { Spinner } from '../ui/spinner.tsx'

/** The history couldn't be read: what happened, and how to try again. */
export function HistoryError() {
  const { revalidate, state } = useRevalidator()
  if (state === 'loading') return <Spinner label="Loading your address history" />
  return (
    <div
      role="alert"
      className="mt-8 grid justify-items-start gap-4 rounded-card border border-alarm bg-surface p-6"
    >
      <p className="flex items-center gap-2 text-lg font-semibold">
        <CircleAlert aria-hidden className="size-5 shrink-0 text-alarm" strokeWidth={1.75} />
        Error loading your address history
      </p>
      <p className="text-soft">
        Nothing is lost. Searching still works, and so does the phone: <PhoneLink />.
      </p>
      <Button onClick={() => void revalidate()}>Try again</Button>
    </div>
  )
}

/** No searches yet: what to do next. */
export function NoHistory() {
  return (
    <div className="mt-8 grid justify-items-center gap-3 rounded-card border border-line bg-surface px-6 py-14 text-center">
      <MapPinned aria-hidden className="size-10 text-soft" strokeWidth={1.75} />
      <h2 className="text-xl">No address history</h2>
      <p className="text-soft">You haven't searched for any addresses yet</p>
      <Link to="/" className={buttonClass('primary', 'mt-2')}>
        Search for providers
      </Link>
    </div>
  )
}
