import { SearchX } from 'lucide-react'
import { PhoneLink } from '../contact/call-link.tsx'

type Props = { title: string; message: string; searched: string }

/** Why a search found nothing, and what to do now. */
export function FaultWords({ title, message, searched }: Props) {
  return (
    <div role="alert" className="mt-5 rounded-control border border-alarm p-4">
      <h2 className="flex items-center gap-2 text-lg">
        <SearchX aria-hidden className="size-5 shrink-0 text-alarm" strokeWidth={1.75} />
        {title}
      </h2>
      <p className="mt-1">{message}</p>
      <p className="mt-1 text-sm break-words text-soft">
        You searched for {searched}. What you typed is still in the form: try again, or call <PhoneLink /> and
        we’ll check it with you.
      </p>
    </div>
  )
}
